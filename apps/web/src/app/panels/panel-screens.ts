import { matchPath } from 'react-router';
import type { ScreenRoute } from '#lib/screen.ts';
import { roles, type Role } from '#lib/session/session.ts';
import { adminScreens } from '#routes/admin/screens.ts';
import { restaurantScreens } from '#routes/restaurant/screens.ts';
import { userScreens } from '#routes/user/screens.ts';

/** The set that is mounted for each role; only paths and file names until a screen is opened. */
export const panelScreens: Record<Role, ScreenRoute[]> = {
  user: userScreens,
  restaurant: restaurantScreens,
  admin: adminScreens,
};

const matchesScreen = (pathname: string) => (screen: ScreenRoute) => matchPath(screen.path, pathname) !== null;

/** The screen that a role has on a path. */
export const findScreenOf = (role: Role, pathname: string): ScreenRoute | null =>
  panelScreens[role].find(matchesScreen(pathname)) ?? null;

/** The first role with a screen on this path, and that screen; null when no panel knows the path. */
export function findPanelScreen(pathname: string): { role: Role; screen: ScreenRoute } | null {
  for (const role of roles) {
    const screen = findScreenOf(role, pathname);
    if (screen) return { role, screen };
  }
  return null;
}

export const isMounted = (role: Role, path: string): boolean =>
  panelScreens[role].some((screen) => screen.path === path);
