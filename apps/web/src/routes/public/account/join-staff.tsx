import { acceptInvitation, readInvitation } from '@tawa/contract/accounts/staff';
import { staffRoleTexts, staffRoleWords } from '@tawa/domain/accounts/staff';
import { AuthPage } from '#features/accounts/auth/shop/auth-page.tsx';
import { Join } from '#features/accounts/staff/kitchen/join-form.tsx';
import { call } from '#lib/api/api-client.ts';
import { accountScreenTexts } from './account.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { kitchenStaffTexts } from '#features/accounts/staff/kitchen/staff.texts.ts';

async function read(token: string, signal: AbortSignal, language: Language) {
  const t = textsIn(accountScreenTexts, language);
  const { restaurant_name, role, ...person } = (await call(readInvitation, { body: { token } }, signal)).body;
  const title = t.joinTitle({ restaurant: restaurant_name });
  return { ...person, title, role: staffRoleWords[role], text: staffRoleTexts[role] };
}

export const Screen = () => {
  const t = useTexts(kitchenStaffTexts);
  const accountScreen = useTexts(accountScreenTexts);
  const language = useLanguage();
  return (
    <AuthPage title={t.joinWait} text={accountScreen.joinText}>
      <title>{accountScreen.joinStaffTawa}</title>
      <Join
        read={(token, signal) => read(token, signal, language)}
        accept={async (body) => (await call(acceptInvitation, { body })).body.message}
      />
    </AuthPage>
  );
};
