import { isPrivateAddress, standingPages } from '@tawa/domain/public-addresses';
import { expect, test } from 'vitest';
import { publicScreens } from '../routes/public/screens.ts';
import { panelScreens } from './panel-screens.ts';

test('whatever lies in a panel alone is kept from search engines', () => {
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
