import type { Sent } from '@tawa/contract/common/endpoint';
import { correctionForm, correctPerson } from '@tawa/contract/accounts/users.person';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiError, call } from '#lib/api/api-client.ts';
import { failureText } from '#lib/api/failure-text.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { MobileField, TextareaField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { personTexts } from './person.texts.ts';
import type { OfficePerson } from './users.queries.ts';

type Filled = z.infer<typeof correctionForm>;

const mayLack = (schema: z.ZodMiniType<string, string>, isLacking: boolean): z.ZodMiniType<string, string> =>
  isLacking ? z.union([z.literal(''), schema]) : schema;

/** What the account lacks may stay empty; what it has may not be taken away. */
const formOf = ({ email, mobile }: OfficePerson) =>
  z.extend(correctionForm, {
    email: mayLack(correctionForm.shape.email, email === null),
    mobile: mayLack(correctionForm.shape.mobile, mobile === null),
  });

type Seen = Sent<typeof correctPerson>['body']['seen'];
const seenOf = ({ name, email, mobile }: OfficePerson): Seen => ({ name, email, mobile });
const fields = ['name', 'email', 'mobile'] as const;

/** What somebody else made of the account meanwhile. */
function Overtaken({ was, now }: { was: Seen; now: Seen }) {
  const t = useTexts(personTexts).edit.overtaken;
  return (
    <Banner tone="warning" alert title={t.title}>
      <p>{t.text}</p>
      <ul className="my-2 list-disc pl-5">
        {fields
          .filter((field) => was[field] !== now[field])
          .map((field) => (
            <li key={field}>{t[field]({ value: now[field] ?? t.none })}</li>
          ))}
      </ul>
      <p>{t.again}</p>
    </Banner>
  );
}

/** What is corrected of what was seen; whoever was overtaken goes on from what the account says by now, with what they typed. */
function useCorrection(person: OfficePerson, onClose: () => void) {
  const t = useTexts(personTexts).edit;
  const language = useLanguage();
  const client = useQueryClient();
  const { user_id } = person;
  const [seen, setSeen] = useState(() => seenOf(person));
  const [overtaken, setOvertaken] = useState<{ was: Seen; now: Seen } | null>(null);
  const [schema] = useState(() => formOf(person));
  const filled = ({ name, email, mobile }: Seen) => ({ name, email: email ?? '', mobile: mobile ?? '' });
  const form = useForm<Filled, Filled>(schema, { defaultValues: { ...filled(seen), reason: '' } });
  const correct = useMutation({
    mutationFn: (body: Sent<typeof correctPerson>['body']) => call(correctPerson, { params: { user_id }, body }),
    onError: (error) => {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: failureText(error, t.failed, language) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['list', 'users'] }),
  });
  const save = async ({ reason, ...wished }: Filled) => {
    const was = filled(seen);
    const changed = fields.filter((field) => wished[field] !== was[field]);
    if (changed.length === 0) return form.setError('root', { message: t.same });
    const body = { ...Object.fromEntries(changed.map((field) => [field, wished[field]])), reason, seen };
    const told = await correct.mutateAsync(body).catch(() => null);
    if (told?.status === 409) {
      const now = told.body.current;
      for (const field of fields) if (!changed.includes(field)) form.setValue(field, filled(now)[field]);
      setOvertaken({ was: seen, now });
      setSeen(now);
    }
    if (told?.status === 200) {
      toast.success(t.saved);
      onClose();
    }
  };
  return { form, save, overtaken, isPending: correct.isPending };
}

/** Corrects who somebody is; what is refused stands under its field, and what was typed stays. */
export function EditSheet({ person, onClose }: { person: OfficePerson; onClose: () => void }) {
  const t = useTexts(personTexts).edit;
  const { form, save, overtaken, isPending } = useCorrection(person, onClose);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.title({ name: person.name })} description={t.text}>
      <Form form={form} onSubmit={save} failure={form.formState.errors.root?.message}>
        {overtaken && <Overtaken {...overtaken} />}
        <TextField label={t.name} autoComplete="off" maxLength={80} {...form.field('name')} />
        <MobileField autoComplete="off" {...form.field('mobile')} />
        <TextField label={t.email} type="email" autoComplete="off" maxLength={254} {...form.field('email')} />
        <TextareaField label={t.reason} rows={2} maxLength={reasonLengthMax} {...form.field('reason')} />
        <Button type="submit" wide pending={isPending} pendingText={t.sending}>
          {t.send}
        </Button>
      </Form>
    </Sheet>
  );
}
