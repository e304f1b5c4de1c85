import { expect, test } from 'vitest';
import { sweepOpenings } from '#testing/odd-openings.ts';
import { visitsOf } from '#testing/visits.ts';
import { panelScreens } from '../panels/panel-screens.ts';
import { routes } from '../router.tsx';

test('a screen of this panel stands whatever one of its calls is answered (failures-2)', async () => {
  expect(await sweepOpenings(routes, visitsOf(panelScreens.restaurant, 'restaurant'))).toEqual([]);
}, 300_000);
