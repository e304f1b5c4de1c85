import { signupRedirectMs } from '@tawa/domain/common/limits';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AuthPage, authLink } from '#features/accounts/auth/shop/auth-page.tsx';
import { useLogin, type Registration } from '#features/accounts/auth/shop/auth.queries.ts';
import { RegisterForm } from '#features/accounts/auth/shop/register-form.tsx';
import { keptLinePath } from '#features/ordering/cart/shop/read-kept-line.ts';
import { paths } from '#lib/paths.ts';
import { returnPath } from '#lib/session/return-path.ts';
import { toast } from '#ui/toast/toast.ts';
import { accountScreenTexts } from './account.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export function Screen() {
  const t = useTexts(accountScreenTexts);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isDone, setDone] = useState(false);
  const login = useLogin();
  const [dishPath] = useState(keptLinePath);
  const from = returnPath(state) ?? dishPath;

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(paths.login, { state }), signupRedirectMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate, state]);

  const finish = ({ email, password }: Registration) => {
    toast.success(t.registration.userDone);
    if (from === null) return setDone(true);
    // Whoever came from somewhere is signed in and goes on there, without a second form.
    return login.mutate(
      { usernameOrEmail: email, password, rememberMe: false },
      {
        onSuccess: () => void navigate(from, { replace: true }),
        onError: () => void navigate(paths.login, { state: { from } }),
      },
    );
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
