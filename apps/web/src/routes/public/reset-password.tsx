import { useNavigate, useLocation } from 'react-router';
import { ResetForm } from '../../features/account/reset-form.tsx';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/store.ts';
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
        <>
          <p className="text-base text-ink-2">This link is not whole. Ask for a new one.</p>
          <ButtonLink to={paths.forgotPassword} className="mt-5">
            Send a new link
          </ButtonLink>
        </>
      ) : (
        <ResetForm token={token} onDone={done} />
      )}
    </AuthPage>
  );
}
