import { BecomeOwner } from '#features/accounts/administrators/office/owner-form.tsx';
import { AuthPage } from '#features/accounts/auth/shop/auth-page.tsx';
import { ownerTexts as texts } from '#lib/messages-administrators.ts';

export const Screen = () => (
  <AuthPage title={texts.title} text={texts.text}>
    <title>Become an owner · Tawa</title>
    <BecomeOwner />
  </AuthPage>
);
