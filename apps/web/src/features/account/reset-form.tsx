import { changePasswordForm } from '@tawa/contract/account';
import { passwordLengthMin } from '@tawa/domain/limits';
import { z } from 'zod/mini';
import { messages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/input.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { useResetPassword } from './account.queries.ts';
import { showFailure } from './show-failure.ts';

const { newPassword, confirmPassword } = changePasswordForm.shape;
const resetForm = z.object({ newPassword, confirmPassword }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords must match',
  }),
);
type Filled = z.infer<typeof resetForm>;

/** Sets the password of the account whose mail held the token. */
export function ResetForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const reset = useResetPassword();
  const form = useForm<Filled, Filled>(resetForm, { defaultValues: { newPassword: '', confirmPassword: '' } });
  const send = async (filled: Filled) => {
    await reset.mutateAsync({ token, newPassword: filled.newPassword }).then(
      ({ message }) => onDone(message),
      (error: unknown) => showFailure(form, error, messages.changePassword.failed),
    );
  };
  return (
    <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message} aria-label="Reset">
      <NewPasswordField label="New password" lengthMin={passwordLengthMin} {...form.field('newPassword')} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <Button type="submit" size={56} wide pending={reset.isPending && 'Saving...'}>
        Set new password
      </Button>
    </Form>
  );
}
