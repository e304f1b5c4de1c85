import { expect, test } from 'vitest';
import { publicScreens } from '#routes/public/screens.ts';
import { createFound, sweepActs, untriedOf } from '#testing/odd-acts.ts';
import { untried } from '#testing/untried-acts.ts';
import { visitsOf } from '#testing/visits.ts';
import { panelScreens } from '../panels/panel-screens.ts';
import { routes } from '../router.tsx';

test('an act of a guest or a customer that is answered oddly is told, and nothing typed is lost (failures-5)', async () => {
  const found = await createFound();
  const visits = [
    ...visitsOf(publicScreens, 'guest'),
    ...visitsOf(publicScreens, 'user'),
    ...visitsOf(panelScreens.user, 'user'),
  ];
  expect(await sweepActs(routes, visits, found)).toEqual([]);
  const own = untriedOf(found, (access) => access === 'public' || (access.length === 1 && access.includes('user')));
  expect(own.filter((call) => !untried.customer.includes(call))).toEqual([]);
}, 1_500_000);
