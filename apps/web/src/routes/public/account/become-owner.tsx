import { BecomeOwner } from '#features/accounts/administrators/office/owner-form.tsx';
import { AuthPage } from '#features/accounts/auth/shop/auth-page.tsx';
import { officeAdministratorsTexts } from '#features/accounts/administrators/office/administrators.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { accountScreenTexts } from './account.texts.ts';

export const Screen = () => {
  const t = useTexts(officeAdministratorsTexts);
  const accountScreen = useTexts(accountScreenTexts);
  return (
    <AuthPage title={t.owner.title} text={accountScreen.text}>
      <title>{accountScreen.becomeOwnerTawa}</title>
      <BecomeOwner />
    </AuthPage>
  );
};
