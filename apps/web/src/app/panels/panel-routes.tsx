import { lazy, Suspense, type ReactNode } from 'react';
import { data, useLocation, useRoutes, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#lib/paths.ts';
import type { ScreenRoute } from '#lib/screen.ts';
import { roles, useSession, type Role } from '#lib/session/session.ts';
import { useHydrated } from '#lib/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { RequireSession } from '../guards.tsx';
import { AccessDenied, CatchFailure } from '../pages/error-screens.tsx';
import { Frame } from '../layouts/frame.tsx';
import { PanelSkeleton } from '../layouts/panel/panel-skeleton.tsx';
import { StaffGate } from '../layouts/panel/staff-gate.tsx';
import { findPanelScreen, findScreenOf, panelScreens } from './panel-screens.ts';
import { panelsTexts } from './panels.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const PanelFrame = lazyPart(async () => (await import('../layouts/panel/panel.tsx')).PanelFrame);

function PanelScreen({ role, route, children }: { role: Role; route: ScreenRoute; children: ReactNode }) {
  const { pathname } = useLocation();
  const screen = (
    <CatchFailure key={pathname}>
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </CatchFailure>
  );
  const frame = route.frame ?? 'panel';
  if (frame !== 'panel')
    return (
      <Frame kind={frame}>
        <Suspense fallback={<PanelSkeleton />}>
          <StaffGate panel={role}>{screen}</StaffGate>
        </Suspense>
      </Frame>
    );
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <PanelFrame role={role}>{screen}</PanelFrame>
    </Suspense>
  );
}

const mount = (role: Role) =>
  panelScreens[role].map((route) => {
    const Screen = lazy(async () => ({ default: (await route.screen()).Screen }));
    return {
      path: route.path,
      element: (
        <PanelScreen role={role} route={route}>
          <Screen />
        </PanelScreen>
      ),
    };
  });

const mounted = Object.fromEntries(roles.map((role) => [role, mount(role)]));

const openToAll: readonly string[] = [paths.changePassword, paths.deleteAccount];

function RoleRoutes({ role }: { role: Role }) {
  return useRoutes(mounted[role] ?? []);
}

/** Refuses what no panel knows, for everybody alike. */
export function loadPanel({ request }: LoaderFunctionArgs) {
  if (findPanelScreen(new URL(request.url).pathname) === null) throw data('', { status: 404 });
  return null;
}

/** Whose panel an address opens for a stored user type; of one that is no role these are the account's own pages alone. */
function panelOf(userType: string, pathname: string): Role | null {
  const own = roles.find((role) => role === userType);
  const panel = own ?? (openToAll.some((path) => path === pathname) ? 'user' : null);
  return panel && findScreenOf(panel, pathname) ? panel : null;
}

/** The stored role's own screens; the same shell for everybody until the browser has read who is signed in. */
export function PanelRoutes() {
  const session = useSession();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  if (!hydrated) return <PanelShell />;
  const panel = session && panelOf(session.userType, pathname);
  return (
    <RequireSession>
      {panel ? (
        <RoleRoutes role={panel} />
      ) : (
        <Frame kind="public">
          <AccessDenied needed={findPanelScreen(pathname)?.role} />
        </Frame>
      )}
    </RequireSession>
  );
}

/** Rendered on the server as well, for everybody alike. */
function PanelShell() {
  const t = useTexts(panelsTexts);
  return (
    <main id="content" tabIndex={-1}>
      <title>{t.tawa}</title>
      <meta name="robots" content="noindex" />
      <PanelSkeleton />
    </main>
  );
}
