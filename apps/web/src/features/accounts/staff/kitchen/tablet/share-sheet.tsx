import { setUpTablet } from '@tawa/contract/accounts/staff.tablets';
import { idleChoices, idleMinutesDefault } from '@tawa/domain/accounts/tablets';
import { requiredText } from '@tawa/contract/common/common';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { ApiError, call, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { getSession, startSession } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { useNavigate } from 'react-router';
import { tabletTexts } from './tablet.texts.ts';

/** What a browser's form holds: the minutes as text. */
const shareForm = z.strictObject({
  tablet_name: requiredText('Give it a name, like Pass', 30),
  idle_minutes: z.string(),
});

/** Asks how the device is called, makes it a shared tablet, and begins with its board. */
export function ShareSheet({ onClose }: { onClose: () => void }) {
  const all = useTexts(tabletTexts);
  const t = all.tablets;
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm(shareForm, { defaultValues: { tablet_name: '', idle_minutes: String(idleMinutesDefault) } });
  const share = async ({ tablet_name, idle_minutes }: z.infer<typeof shareForm>) => {
    const session = getSession();
    const minutes = idleChoices.find((each) => String(each) === idle_minutes) ?? idleMinutesDefault;
    try {
      const { body } = await call(setUpTablet, { body: { tablet_name, idle_minutes: minutes } });
      if (session) startSession({ ...session, token: body.token, tablet: '' });
      await navigate(paths.restaurantOrders);
      client.removeQueries({ type: 'inactive' });
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: messageFrom(error, all.pin.failed) });
    }
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.setUpTitle} description={t.setUpText}>
      <Form form={form} onSubmit={share} failure={form.formState.errors.root?.message}>
        <TextField label={t.name} hint={t.nameHint} maxLength={30} {...form.field('tablet_name')} />
        <SelectField
          label={t.idle}
          options={idleChoices.map((minutes) => ({ value: String(minutes), label: t.minutes({ minutes }) }))}
          {...form.field('idle_minutes')}
        />
        <Button type="submit" wide pending={form.formState.isSubmitting}>
          {t.confirm}
        </Button>
      </Form>
    </Sheet>
  );
}
