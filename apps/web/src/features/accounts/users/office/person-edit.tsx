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

/** Corrects who somebody is; what is refused stands under its field, and what was typed stays. */
export function EditSheet({ person, onClose }: { person: OfficePerson; onClose: () => void }) {
  const t = useTexts(personTexts).edit;
  const language = useLanguage();
  const client = useQueryClient();
  const { user_id } = person;
  const was = { name: person.name, email: person.email ?? '', mobile: person.mobile ?? '' };
  const [schema] = useState(() => formOf(person));
  const form = useForm<Filled, Filled>(schema, { defaultValues: { ...was, reason: '' } });
  const correct = useMutation({
    mutationFn: (body: Partial<Filled> & { reason: string }) => call(correctPerson, { params: { user_id }, body }),
    onSuccess: () => toast.success(t.saved),
    onError: (error) => {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: failureText(error, t.failed, language) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['list', 'users'] }),
  });
  const save = async ({ name, email, mobile, reason }: Filled) => {
    const body = {
      ...(name !== was.name && { name }),
      ...(email !== was.email && { email }),
      ...(mobile !== was.mobile && { mobile }),
      reason,
    };
    if (Object.keys(body).length === 1) return form.setError('root', { message: t.same });
    await correct.mutateAsync(body).then(onClose, () => undefined);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.title({ name: person.name })} description={t.text}>
      <Form form={form} onSubmit={save} failure={form.formState.errors.root?.message}>
        <TextField label={t.name} autoComplete="off" maxLength={80} {...form.field('name')} />
        <MobileField autoComplete="off" {...form.field('mobile')} />
        <TextField label={t.email} type="email" autoComplete="off" maxLength={254} {...form.field('email')} />
        <TextareaField label={t.reason} rows={2} maxLength={reasonLengthMax} {...form.field('reason')} />
        <Button type="submit" wide pending={correct.isPending} pendingText={t.sending}>
          {t.send}
        </Button>
      </Form>
    </Sheet>
  );
}
