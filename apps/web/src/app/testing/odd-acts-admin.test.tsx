import { expect, test } from 'vitest';
import { createFound, sweepActs, untriedOf } from '#testing/odd-acts.ts';
import { untried } from '#testing/untried-acts.ts';
import { visitsOf } from '#testing/visits.ts';
import { panelScreens } from '../panels/panel-screens.ts';
import { routes } from '../router.tsx';

test('an act on a screen of this panel that is answered oddly is told, and nothing typed is lost (failures-5)', async () => {
  const found = await createFound();
  expect(await sweepActs(routes, visitsOf(panelScreens.admin, 'admin'), found)).toEqual([]);
  const own = untriedOf(found, (access) => access !== 'public' && access.length === 1 && access.includes('admin'));
  expect(own.filter((call) => !untried.admin.includes(call))).toEqual([]);
}, 1_500_000);
