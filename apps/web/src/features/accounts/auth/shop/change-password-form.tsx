import { changePasswordForm } from '@tawa/contract/accounts/auth.account';
import { PasswordField } from '#ui/form/input.tsx';
import { NewPasswordForm } from '#ui/form/new-password-form.tsx';
import { useChangePassword } from './account.queries.ts';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  userid: number;
  /** Characters that the new password of this account needs. */
  lengthMin: number;
  onDone: (message: string) => void;
}

/** Changes the password of the person who is signed in; every other device is signed out. */
export function ChangePasswordForm({ userid, lengthMin, onDone }: Props) {
  const t = useTexts(authTexts);
  const change = useChangePassword();
  return (
    <NewPasswordForm
      schema={changePasswordForm}
      first={{ oldPassword: '', newPassword: '', confirmPassword: '' }}
      label={t.changePasswordTitle}
      name="newPassword"
      repeat="confirmPassword"
      lengthMin={lengthMin}
      send={async ({ oldPassword, newPassword }) =>
        (await change.mutateAsync({ userid, oldPassword, newPassword })).message || t.changePassword.done
      }
      onDone={onDone}
      failed={t.changePassword.failed}
      action={{ text: t.changePasswordTitle, pending: t.saving }}
    >
      {(field) => <PasswordField label={t.currentPassword} autoComplete="current-password" {...field('oldPassword')} />}
    </NewPasswordForm>
  );
}
