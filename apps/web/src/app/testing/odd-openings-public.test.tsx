import { expect, test } from 'vitest';
import { publicScreens } from '#routes/public/screens.ts';
import { sweepOpenings } from '#testing/odd-openings.ts';
import { isOnTheWay, visitsOf } from '#testing/visits.ts';
import { routes } from '../router.tsx';

const screens = publicScreens.filter((screen) => !isOnTheWay(screen));
const swept = new Set<string>();

test.each(['guest', 'user'] as const)(
  'any other public screen stands before a %s whatever one of its calls is answered (failures-2)',
  async (who) => {
    expect(await sweepOpenings(routes, visitsOf(screens, who), swept)).toEqual([]);
  },
  300_000,
);
