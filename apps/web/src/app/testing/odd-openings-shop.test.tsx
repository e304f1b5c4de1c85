import { expect, test } from 'vitest';
import { publicScreens } from '#routes/public/screens.ts';
import { sweepOpenings } from '#testing/odd-openings.ts';
import { isOnTheWay, visitsOf } from '#testing/visits.ts';
import { routes } from '../router.tsx';

const screens = publicScreens.filter(isOnTheWay);
const swept = new Set<string>();

test.each(['guest', 'user'] as const)(
  'a screen on the way to the food stands before a %s whatever one of its calls is answered (failures-2)',
  async (who) => {
    expect(await sweepOpenings(routes, visitsOf(screens, who), swept)).toEqual([]);
  },
  300_000,
);
