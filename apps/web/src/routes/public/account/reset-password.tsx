import { Link } from 'react-router';
import { ResetForm } from '#features/accounts/auth/shop/reset-form.tsx';
import { AuthPage, authLink } from '#features/accounts/auth/shop/auth-page.tsx';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { SecretLink } from '#ui/dialog/secret-link.tsx';
import { accountScreenTexts } from './account.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const notWholeIn = keepEach((language: Language) => {
  const t = textsIn(accountScreenTexts, language);
  return (
    <div className="grid gap-5">
      <Banner tone="warning">{t.linkNotWhole}</Banner>
      <ButtonLink to={paths.forgotPassword} size={56} wide>
        {t.sendNewLink}
      </ButtonLink>
    </div>
  );
});

export function Screen() {
  const t = useTexts(accountScreenTexts);
  const language = useLanguage();
  return (
    <AuthPage title={t.chooseNewPassword} text={t.linkMailWorks}>
      <title>{t.newPasswordTawa}</title>
      <SecretLink notWhole={notWholeIn(language)}>
        {(token, onDone) => (
          <>
            <ResetForm token={token} onDone={onDone} />
            <p className="mt-5 text-center text-base text-ink-2">
              {t.tooOldSend({
                link: (words) => (
                  <Link to={paths.forgotPassword} className={authLink}>
                    {words}
                  </Link>
                ),
              })}
            </p>
          </>
        )}
      </SecretLink>
    </AuthPage>
  );
}
