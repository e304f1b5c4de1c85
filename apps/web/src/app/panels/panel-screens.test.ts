import { officeMaySee, officePartsOfScreen } from '@tawa/contract/common/office-access';
import { readyRights, type OfficeRole } from '@tawa/domain/accounts/administrators';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScreenRoute } from '#lib/screen.ts';
import type { Role } from '#lib/session/session.ts';
import { publicScreens } from '#routes/public/screens.ts';
import { panelScreens } from './panel-screens.ts';
import { sidebarFootsIn, sidebarsIn } from './sidebars.ts';

const routesFolder = join(import.meta.dirname, '../../routes');
const sets: [string, ScreenRoute[]][] = [['public', publicScreens], ...Object.entries(panelScreens)];
const screens = sets.flatMap(([folder, routes]) => routes.map((route) => ({ folder, ...route })));

test.each(screens)('$path is preloaded by the name of the file that it imports', ({ folder, id }) => {
  const table = readFileSync(join(routesFolder, folder, 'screens.ts'), 'utf8');
  const after = table.slice(table.indexOf(`'${id}'`));
  const imported = /import\('(.+?)\.tsx'\)/.exec(after)?.[1] ?? '';
  expect(join(folder, imported)).toBe(id);
  expect(existsSync(join(routesFolder, `${id}.tsx`))).toBe(true);
});

test('a name is one screen at one path, in whatever sets it stands, and no two of a set share a path', () => {
  const names = new Set(screens.map(({ id }) => id));
  expect(new Set(screens.map(({ id, path }) => `${id} ${path}`)).size).toBe(names.size);
  for (const [, routes] of sets) expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

function listed(role: Role) {
  const { [role]: entries } = sidebarsIn('en');
  return entries.map(({ path }) => path).join(' ');
}

test('the side bars have the entries of the product in their order', () => {
  expect(listed('user')).toBe('/dashboard /myorders /cart /favourites /myaddress /complaints /user-profile-settings');
  expect(listed('restaurant')).toBe(
    '/restaurant-dashboard /restaurant-statsandreport /restaurant-profile /orders /my-menu /restaurant-chefs /restaurant-venue /restaurant-profile-settings /restaurant-blogs',
  );
  expect(listed('admin')).toBe(
    '/admindashboard /stats /users /all-orders /all-menu /adminrestaurants /category /cities /testimonials /venues /admin/complaints /settings /coupons /teams /FAQs /all-feedback /dish-photos /contacts /font-settings /admin-profile-settings /admin-blogs',
  );
});

test.each(Object.entries(panelScreens))('%s has the pages of every account in the own panel (auth-22)', (_, routes) => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/change-password', '/delete-account']));
});

test.each(panelScreens.admin)('$path stands in the table of the office’s roles (administrators-1)', ({ path }) => {
  expect(officePartsOfScreen(path)).toBeDefined();
});

test.each([
  [
    'support',
    '/admindashboard /users /all-orders /all-menu /adminrestaurants /venues /admin/complaints /all-feedback /dish-photos /contacts /admin-profile-settings /admin/refunds /scheduled-reports /price-reports',
  ],
  [
    'content',
    '/all-menu /category /cities /testimonials /settings /teams /FAQs /all-feedback /dish-photos /font-settings /admin-profile-settings /admin-blogs /scheduled-reports /broadcasts /price-reports /search-words',
  ],
  [
    'finance',
    '/admindashboard /stats /all-orders /adminrestaurants /coupons /admin-profile-settings /payouts /admin/refunds /tax-reports /scheduled-reports',
  ],
] as const)('%s finds the own pages alone in the side bar', (role: OfficeRole, paths) => {
  const entries = [...sidebarsIn('en').admin, ...sidebarFootsIn('en').admin].map(({ path }) => path);
  expect(entries.filter((path) => officeMaySee(readyRights[role], path)).join(' ')).toBe(paths);
});
