import { changePasswordForm } from '@tawa/contract/account';
import type { z } from 'zod/mini';
import { messages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/input.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { useChangePassword } from './account.queries.ts';
import { showFailure } from './show-failure.ts';

type Filled = z.infer<typeof changePasswordForm>;

interface Props {
  userid: number;
  /** Characters that the new password of this account needs. */
  lengthMin: number;
  onDone: (message: string) => void;
}

/** Changes the password of the person who is signed in; every other device is signed out. */
export function ChangePasswordForm({ userid, lengthMin, onDone }: Props) {
  const change = useChangePassword();
  const form = useForm<Filled, Filled>(changePasswordForm, {
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
  });
  const send = async ({ oldPassword, newPassword }: Filled) => {
    await change.mutateAsync({ userid, oldPassword, newPassword }).then(
      ({ message }) => onDone(message || messages.changePassword.done),
      (error: unknown) => showFailure(form, error, messages.changePassword.failed),
    );
  };
  return (
    <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message} aria-label="Change password">
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('oldPassword')} />
      <NewPasswordField label="New password" lengthMin={lengthMin} {...form.field('newPassword')} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <Button type="submit" size={56} pending={change.isPending && 'Saving...'}>
        Change password
      </Button>
    </Form>
  );
}
