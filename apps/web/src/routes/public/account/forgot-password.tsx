import { Link } from 'react-router';
import { ForgotForm } from '#features/accounts/auth/shop/forgot-form.tsx';
import { AuthPage, authLink } from '#features/accounts/auth/shop/auth-page.tsx';
import { paths } from '#lib/paths.ts';
import { accountScreenTexts } from './account.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export function Screen() {
  const t = useTexts(accountScreenTexts);
  return (
    <AuthPage title={t.forgotPassword} text={t.tellUsWhich}>
      <title>{t.forgotPasswordTawa}</title>
      <meta name="robots" content="noindex" />
      <ForgotForm />
      <p className="mt-5 text-center text-base text-ink-2">
        {t.codeInstead({
          link: (words) => (
            <Link to={paths.login} className={authLink}>
              {words}
            </Link>
          ),
        })}
      </p>
      <p className="text-center text-base text-ink-2">
        {t.rememberedLogin({
          link: (words) => (
            <Link to={paths.login} className={authLink}>
              {words}
            </Link>
          ),
        })}
      </p>
    </AuthPage>
  );
}
