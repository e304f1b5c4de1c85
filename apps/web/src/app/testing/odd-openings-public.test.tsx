import { expect, test } from 'vitest';
import { publicScreens } from '#routes/public/screens.ts';
import { sweepOpenings } from '#testing/odd-openings.ts';
import { visitsOf } from '#testing/visits.ts';
import { routes } from '../router.tsx';

const swept = new Set<string>();

test.each(['guest', 'user'] as const)(
  'a public screen stands before a %s whatever one of its calls is answered (failures-2)',
  async (who) => {
    expect(await sweepOpenings(routes, visitsOf(publicScreens, who), swept)).toEqual([]);
  },
  300_000,
);
