import { Link, useLocation, useNavigate } from 'react-router';
import { ResetForm } from '../../features/account/reset-form.tsx';
import { AuthPage, authLink } from '../../features/auth/auth-page.tsx';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

export function Screen() {
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const hydrated = useHydrated();
  const done = (message: string) => {
    toast.success(message);
    void navigate(paths.login, { replace: true });
  };
  return (
    <AuthPage title="Choose a new password" text="The link of your mail works once and for 15 minutes.">
      <title>New password · Tawa</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {hydrated && token === '' ? (
        <div className="grid gap-5">
          <Banner tone="warning">This link is not whole. Ask for a new one.</Banner>
          <ButtonLink to={paths.forgotPassword} size={56} wide>
            Send a new link
          </ButtonLink>
        </div>
      ) : (
        <>
          <ResetForm token={token} onDone={done} />
          <p className="mt-5 text-center text-base text-ink-2">
            Is it too old?{' '}
            <Link to={paths.forgotPassword} className={authLink}>
              Send a new link
            </Link>
          </p>
        </>
      )}
    </AuthPage>
  );
}
