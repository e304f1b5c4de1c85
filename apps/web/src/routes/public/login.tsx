import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { dashboardOf, paths } from '../../lib/paths.ts';
import { returnPath } from '../../lib/return-path.ts';
import { useSession, type Session } from '../../lib/session.ts';
import { Icon } from '../../ui/icon.tsx';

const wideScreen = '(min-width: 1024px) and (pointer: fine)';

const RegisterRestaurantLink = () => (
  <Link
    to={paths.registerRestaurant}
    className="mt-5 flex items-center gap-3.5 rounded-lg border border-line bg-surface p-4"
  >
    <span className="grid size-11 place-items-center rounded-md bg-accent-soft text-[20px] text-accent-ink">
      <Icon of={StorefrontIcon} weight="fill" />
    </span>
    <span className="flex-1">
      <span className="block text-base font-bold">Own a restaurant?</span>
      <span className="block text-sm text-ink-2">Register it and start taking orders</span>
    </span>
    <Icon of={CaretRightIcon} weight="bold" className="text-[16px] text-ink-3" />
  </Link>
);

export function Screen() {
  const navigate = useNavigate();
  const session = useSession();
  const { state } = useLocation();
  const form = useRef<HTMLDivElement>(null);
  const target = ({ userType }: Session) => returnPath(state) ?? dashboardOf(userType);

  // A phone's keyboard would cover the page, so the first field takes the focus on wide screens only.
  useEffect(() => {
    if (window.matchMedia(wideScreen).matches) form.current?.querySelector('input')?.focus();
  }, []);

  if (session) return <Navigate to={target(session)} replace />;
  return (
    <AuthPage title="Welcome back" text="Log in to order, track and reorder.">
      <title>Login · Tawa</title>
      <meta name="robots" content="noindex" />
      <div ref={form}>
        <LoginForm onDone={(opened) => void navigate(target(opened), { replace: true })} />
      </div>
      <RegisterRestaurantLink />
    </AuthPage>
  );
}
