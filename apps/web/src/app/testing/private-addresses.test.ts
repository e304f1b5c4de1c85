import { isPageOpen } from '@tawa/domain/content/maintenance';
import { isPrivateAddress, standingPages } from '@tawa/domain/common/public-addresses';
import { expect, test } from 'vitest';
import { publicScreens } from '#routes/public/screens.ts';
import { panelScreens } from '../panels/panel-screens.ts';

test('whatever lies in a panel alone is kept from search engines (crawlers-2)', () => {
  const everybodys = new Set(publicScreens.map(({ path }) => path));
  const alone = Object.values(panelScreens)
    .flat()
    .map(({ path }) => path)
    .filter((path) => !everybodys.has(path));
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.filter((path) => !isPrivateAddress(path))).toEqual([]);
});

test('every standing page has a screen', () => {
  const known = new Set(publicScreens.map(({ path }) => path));
  expect(standingPages.filter((path) => !known.has(path))).toEqual([]);
});

test('the screens of kitchens and the office are shown while the site is closed, and of a customer what is under way (settings-5)', () => {
  const { user, restaurant, admin } = panelScreens;
  expect([...restaurant, ...admin].map(({ path }) => path).filter((path) => !isPageOpen(path))).toEqual([]);
  const closed = user.map(({ path }) => path).filter((path) => !isPageOpen(path));
  expect(closed).toEqual(expect.arrayContaining(['/cart', '/favourites', '/dashboard']));
  expect(closed.filter((path) => /order|pay/.test(path))).toEqual([]);
  expect(standingPages.filter((path) => isPageOpen(path))).toEqual([]);
});
