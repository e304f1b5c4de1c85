import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { AuthPage } from '#features/accounts/auth/shop/auth-page.tsx';
import { CodeStep, type AskedCode } from '#features/accounts/auth/shop/codes/code-step.tsx';
import { LoginForm } from '#features/accounts/auth/shop/login-form.tsx';
import { keptLinePath } from '#features/ordering/cart/shop/read-kept-line.ts';
import { dashboardOf } from '#lib/paths.ts';
import { returnPath } from '#lib/session/return-path.ts';
import { useSession, type Session } from '#lib/session/session.ts';
import { toast } from '#ui/toast/toast.ts';
import { accountScreenTexts } from './account.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const wideScreen = '(min-width: 1024px) and (pointer: fine)';

export function Screen() {
  const t = useTexts(accountScreenTexts);
  const navigate = useNavigate();
  const session = useSession();
  const { state } = useLocation();
  const form = useRef<HTMLDivElement>(null);
  // Read once: the dish is taken as soon as somebody is signed in, and it stands on this page then.
  const [dishPath] = useState(keptLinePath);
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [contact, setContact] = useState<string>();
  const target = ({ userType }: Session) =>
    returnPath(state) ?? (userType === 'user' ? dishPath : null) ?? dashboardOf(userType);

  // A phone's keyboard would cover the page, so the first field takes the focus on wide screens only.
  useEffect(() => {
    if (window.matchMedia(wideScreen).matches) form.current?.querySelector('input')?.focus();
  }, []);

  const goOn = (opened: Session) => void navigate(target(opened), { replace: true });
  if (session) return <Navigate to={target(session)} replace />;
  return (
    <AuthPage title={t.welcomeBack} text={t.logInOrder}>
      <title>{t.loginTawa}</title>
      <meta name="robots" content="noindex" />
      <div ref={form}>
        {asked ? (
          <CodeStep
            asked={asked}
            label={t.goOn}
            onDone={goOn}
            onChange={() => setAsked(null)}
            onPassword={() => {
              toast.error(t.passwordNeeded);
              setAsked(null);
            }}
          />
        ) : (
          <LoginForm
            contact={contact}
            onDone={goOn}
            onCode={(next) => {
              setContact(next.contact);
              setAsked(next);
            }}
          />
        )}
      </div>
    </AuthPage>
  );
}
