import { inviteAdministrator, officeInvitationForm } from '@tawa/contract/administrators';
import { officeRoles, officeRoleTexts, officeRoleWords, type OfficeRole } from '@tawa/domain/office';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call, messageFrom } from '../../lib/api-client.ts';
import { administratorTexts as texts } from '../../lib/messages-administrators.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { SelectField, TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';

interface Filled {
  name: string;
  email: string;
  role: OfficeRole;
}

const options = officeRoles.map((value) => ({ value, label: officeRoleWords[value] }));

/** Asks who is invited to the office and as what. */
export function InviteAdministrator({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm<Filled, Filled>(officeInvitationForm, {
    defaultValues: { name: '', email: '', role: 'support' },
  });
  const role = form.watch('role');
  const send = async (body: Filled) => {
    try {
      toast.success((await call(inviteAdministrator, { body })).body.message);
      await client.invalidateQueries({ queryKey: ['administrators'] });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: messageFrom(error, texts.notSaved) });
    }
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={texts.inviteTitle}>
      <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message}>
        <TextField label="Name" {...form.field('name')} />
        <TextField label="Email" type="email" {...form.field('email')} />
        <SelectField label={texts.role} options={options} hint={officeRoleTexts[role]} {...form.field('role')} />
        <Button type="submit" wide pending={form.formState.isSubmitting} pendingText={texts.sending}>
          {texts.send}
        </Button>
      </Form>
    </Sheet>
  );
}
