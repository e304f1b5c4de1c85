import { acceptOfficeInvitation, readOfficeInvitation } from '@tawa/contract/accounts/administrators';
import { AuthPage } from '#features/accounts/auth/shop/auth-page.tsx';
import { Join } from '#features/accounts/staff/kitchen/join-form.tsx';
import { call } from '#lib/api/api-client.ts';
import { accountScreenTexts } from './account.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

async function read(token: string, signal: AbortSignal, language: Language) {
  const t = textsIn(accountScreenTexts, language);
  const { role_name, role_text, ...person } = (await call(readOfficeInvitation, { body: { token } }, signal)).body;
  return { ...person, title: t.joinHead, role: role_name, text: role_text };
}

export const Screen = () => {
  const t = useTexts(accountScreenTexts);
  const language = useLanguage();
  return (
    <AuthPage title={t.administrator.joinTitle} text={t.joinText}>
      <title>{t.joinOfficeTawa}</title>
      <Join
        read={(token, signal) => read(token, signal, language)}
        accept={async (body) => (await call(acceptOfficeInvitation, { body })).body.message}
      />
    </AuthPage>
  );
};
