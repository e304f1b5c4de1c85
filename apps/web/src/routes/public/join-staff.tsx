import { useLocation, useNavigate } from 'react-router';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { JoinForm } from '../../features/staff/join-form.tsx';
import { staffTexts } from '../../lib/messages-staff.ts';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/store.ts';
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
    <AuthPage title={staffTexts.joinWait} text={staffTexts.joinText}>
      <title>Join the staff · Tawa</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {hydrated && token === '' && <p className="text-base text-ink-2">{staffTexts.notWhole}</p>}
      {hydrated && token !== '' && <JoinForm token={token} onDone={done} />}
    </AuthPage>
  );
}
