import { signupRedirectMs } from '@tawa/domain/common/limits';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AuthPage, authLink } from '#features/accounts/auth/shop/auth-page.tsx';
import { RegisterForm } from '#features/accounts/auth/shop/register-form.tsx';
import { paths } from '#lib/paths.ts';
import { toast } from '#ui/toast/toast.ts';
import { accountScreenTexts } from './account.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export function Screen() {
  const t = useTexts(accountScreenTexts);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(paths.login, { state }), signupRedirectMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate, state]);

  const finish = () => {
    toast.success(t.registration.userDone);
    setDone(true);
  };
  return (
    <AuthPage title={t.registerNewUser} text={t.orderTrackReorder}>
      <title>{t.signUpTawa}</title>
      <meta name="robots" content="noindex" />
      <RegisterForm kind="user" nameLabel={t.name} failed={t.registration.userFailed} onDone={finish} />
      <p className="mt-5 text-center text-base text-ink-2">
        {t.alreadyRegisteredLogin({
          link: (words) => (
            <Link to={paths.login} state={state} className={authLink}>
              {words}
            </Link>
          ),
        })}
      </p>
    </AuthPage>
  );
}
