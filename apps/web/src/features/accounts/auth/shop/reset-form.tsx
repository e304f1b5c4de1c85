import { resetPasswordForm } from '@tawa/contract/accounts/auth.account';
import { passwordLengthMin } from '@tawa/domain/common/limits';
import { messages } from '#lib/messages.ts';
import { NewPasswordForm } from '#ui/form/new-password-form.tsx';
import { useResetPassword } from './account.queries.ts';

/** Sets the password of the account whose mail held the token. */
export function ResetForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const reset = useResetPassword();
  return (
    <NewPasswordForm
      schema={resetPasswordForm}
      first={{ newPassword: '', confirmPassword: '' }}
      label="Reset"
      name="newPassword"
      repeat="confirmPassword"
      lengthMin={passwordLengthMin}
      send={async ({ newPassword }) => (await reset.mutateAsync({ token, newPassword })).message}
      onDone={onDone}
      failed={messages.changePassword.failed}
      action={{ text: 'Set new password', pending: 'Saving...', wide: true }}
    />
  );
}
