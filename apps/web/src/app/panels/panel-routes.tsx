import { Suspense, useEffect, type ReactNode } from 'react';
import { data, matchPath, redirect, useLocation, useRoutes, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#lib/paths.ts';
import type { ScreenRoute } from '#lib/screen.ts';
import { getSession, roles, useSession, type Role, type Session } from '#lib/session/session.ts';
import { useHydrated } from '#lib/store.ts';
import { lazyPart, makeLazyPart } from '#ui/page/lazy-part.ts';
import { RequireSession } from '../guards.tsx';
import { AccessDenied, CatchFailure } from '../pages/error-screens.tsx';
import { Frame } from '../layouts/frame.tsx';
import { PanelSkeleton } from '../layouts/panel/panel-skeleton.tsx';
import { StaffGate } from '../layouts/panel/staff-gate.tsx';
import { findPanelScreen, findScreenOf, panelScreens } from './panel-screens.ts';
import { panelsTexts } from './panels.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { readAddress } from '@tawa/domain/common/public-addresses';
import { fullUrl } from '#lib/site/site.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { hereIn, readChoice } from '#lib/i18n/choice.ts';

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
    const Screen = makeLazyPart(async () => (await route.screen()).Screen);
    const element = (
      <PanelScreen role={role} route={route}>
        <Screen />
      </PanelScreen>
    );
    return { path: route.path, element, ready: Screen.ready };
  });

const mounted = Object.fromEntries(roles.map((role) => [role, mount(role)]));

const openToAll: readonly string[] = [paths.changePassword, paths.deleteAccount];

function RoleRoutes({ role }: { role: Role }) {
  return useRoutes(mounted[role] ?? []);
}

/** Whose panel an address opens for a stored user type; of one that is no role these are the account's own pages alone. */
function panelOf(userType: string, pathname: string): Role | null {
  const own = roles.find((role) => role === userType);
  const panel = own ?? (openToAll.some((path) => path === pathname) ? 'user' : null);
  return panel && findScreenOf(panel, pathname) ? panel : null;
}

/**
 * Links of letters, notices and payments lead to English: behind the login they go on in the language that was chosen,
 * and the office in its own.
 */
function useChosenLanguage(session: Session | null): void {
  const language = useLanguage();
  const role = session?.userType;
  useEffect(() => {
    if (role === undefined) return;
    const wanted = role === 'admin' ? 'en' : readChoice();
    if (wanted !== null && wanted !== language && (role === 'admin' || language === 'en'))
      window.location.replace(hereIn(wanted));
  }, [role, language]);
}

/** Fetches the code of the screen that an address opens for whoever is signed in, so that it stands where a skeleton would flash by. */
export async function readyPanel(address: string): Promise<void> {
  const pathname = readAddress(address).plain;
  const session = getSession();
  const panel = session && panelOf(session.userType, pathname);
  const screen = panel && mounted[panel]?.find(({ path }) => matchPath(path, pathname));
  // Code that cannot be had is told where the screen would stand.
  if (screen) await Promise.all([PanelFrame.ready(), screen.ready()]).catch(() => undefined);
}

/** Refuses what no panel knows, for everybody alike. */
export async function loadPanel({ request }: LoaderFunctionArgs) {
  const { language, plain } = readAddress(new URL(request.url).pathname);
  const found = findPanelScreen(plain);
  if (found === null) throw data('', { status: 404 });
  // There is no other address of the office; the page begins anew, for this one is of another language.
  if (found.role === 'admin' && language !== 'en') throw redirect(fullUrl(plain));
  if (!import.meta.env.SSR) await readyPanel(plain);
  return null;
}

/** The stored role's own screens; the same shell for everybody until the browser has read who is signed in. */
export function PanelRoutes() {
  const session = useSession();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  useChosenLanguage(session);
  if (!hydrated) return <PanelShell />;
  const panel = session && panelOf(session.userType, pathname);
  return (
    <RequireSession meanwhile={<PanelShell />}>
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
