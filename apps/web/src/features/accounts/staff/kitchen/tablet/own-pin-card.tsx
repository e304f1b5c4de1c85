import { ownPinForm, setOwnPin } from '@tawa/contract/accounts/staff.tablets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ownPinQuery } from './tablet.queries.ts';
import { tabletTexts } from './tablet.texts.ts';

/** Chooses the PIN with which somebody says at a shared tablet who they are. */
export function OwnPinCard() {
  const t = useTexts(tabletTexts);
  const client = useQueryClient();
  const { data } = useQuery(ownPinQuery);
  const form = useForm(ownPinForm, { defaultValues: { pin: '' } });
  const saving = useMutation({
    mutationFn: (body: { pin: string }) => call(setOwnPin, { body }),
    onSuccess: () => {
      form.reset({ pin: '' });
      toast.success(t.own.saved);
      return client.invalidateQueries({ queryKey: ownPinQuery.queryKey });
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || !form.setServerErrors(error.fields))
        toast.error(messageFrom(error, t.pin.failed));
    },
  });
  return (
    <Card title={t.own.title} facts={data?.pin === 'own' ? t.own.has : t.own.none}>
      <Form form={form} onSubmit={(body) => saving.mutate(body)} className="grid max-w-xs gap-4">
        <PasswordField
          label={t.own.label}
          hint={t.own.hint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          {...form.field('pin')}
        />
        <Button type="submit" pending={saving.isPending} className="justify-self-start">
          {t.own.save}
        </Button>
      </Form>
    </Card>
  );
}
