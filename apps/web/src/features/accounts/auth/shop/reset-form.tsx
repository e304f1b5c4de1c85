import { resetPasswordForm } from '@tawa/contract/accounts/auth.account';
import { passwordLengthMin } from '@tawa/domain/common/limits';
import { NewPasswordForm } from '#ui/form/new-password-form.tsx';
import { useResetPassword } from './account.queries.ts';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Sets the password of the account whose mail held the token. */
export function ResetForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const t = useTexts(authTexts);
  const reset = useResetPassword();
  return (
    <NewPasswordForm
      schema={resetPasswordForm}
      first={{ newPassword: '', confirmPassword: '' }}
      label={t.reset}
      name="newPassword"
      repeat="confirmPassword"
      lengthMin={passwordLengthMin}
      send={async ({ newPassword }) => (await reset.mutateAsync({ token, newPassword })).message}
      onDone={onDone}
      failed={t.changePassword.failed}
      action={{ text: t.setNewPassword, pending: t.saving, wide: true }}
    />
  );
}
