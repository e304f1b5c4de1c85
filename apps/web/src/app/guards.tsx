import type { ComponentType, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useSession, type Role } from '#lib/session/session.ts';
import { useHydrated } from '../lib/store.ts';
import { AccessDenied } from './pages/error-screens.tsx';

interface RequireSessionProps {
  role?: Role;
  /** What stands there until the login page has come. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** Sends guests to the login page, which brings them back; another role than the wanted one is refused. */
export function RequireSession({ role, meanwhile, children }: RequireSessionProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (!session)
    return (
      <>
        {meanwhile}
        <Navigate to={paths.login} replace state={{ from: pathname + search }} />
      </>
    );
  if (role !== undefined && session.userType !== role) return <AccessDenied needed={role} />;
  return children;
}

/** The same for a screen that the server renders as well, where nobody is signed in yet. */
export function requireRole(role: Role, Screen: ComponentType) {
  return function Guarded() {
    const hydrated = useHydrated();
    if (!hydrated) return <Screen />;
    return (
      <RequireSession role={role}>
        <Screen />
      </RequireSession>
    );
  };
}
