import { inviteStaff, invitationForm } from '@tawa/contract/staff';
import { invitedRoles, staffRoleTexts, staffRoleWords, type InvitedRole } from '@tawa/domain/staff';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call, messageFrom } from '../../lib/api-client.ts';
import { staffTexts } from '../../lib/messages-staff.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { SelectField, TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';

interface Filled {
  name: string;
  email: string;
  role: InvitedRole;
}

const options = invitedRoles.map((value) => ({ value, label: staffRoleWords[value] }));

/** Asks who is invited and as what. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm<Filled, Filled>(invitationForm, { defaultValues: { name: '', email: '', role: 'orders' } });
  const role = form.watch('role');
  const send = async (body: Filled) => {
    try {
      toast.success((await call(inviteStaff, { body })).body.message);
      await client.invalidateQueries({ queryKey: ['staff'] });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: messageFrom(error, staffTexts.notSaved) });
    }
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={staffTexts.inviteTitle}>
      <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message}>
        <TextField label="Name" {...form.field('name')} />
        <TextField label="Email" type="email" {...form.field('email')} />
        <SelectField label={staffTexts.role} options={options} hint={staffRoleTexts[role]} {...form.field('role')} />
        <Button type="submit" wide pending={form.formState.isSubmitting} pendingText={staffTexts.sending}>
          {staffTexts.send}
        </Button>
      </Form>
    </Sheet>
  );
}
