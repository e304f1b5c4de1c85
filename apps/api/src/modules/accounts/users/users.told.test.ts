import { addAddress } from '@tawa/contract/accounts/addresses';
import { chooseMarketing } from '@tawa/contract/accounts/consents';
import { saveDiet } from '@tawa/contract/accounts/diet';
import * as desk from '@tawa/contract/accounts/users.person';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity } from '#testing/factories.ts';

let world: TestApp;
let office: TestCaller;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  office = world.as(await world.addUser({ role: 'admin' }));
});
afterAll(() => world.close());

test('what somebody told us is read as they said it, and of whoever said nothing there is nothing (person-10)', async () => {
  const user = await world.addUser();
  const params = { user_id: user.userId };
  const before = await office.ok(desk.getPersonAccount, { params });
  expect(before).toMatchObject({ diet: null, addresses: [], offers: { mail: { given: false, at: null } } });
  const own = world.as(user);
  const home = { label: 'Home', line1: '14, 3rd Cross', pincode: '560038', phone: '9845012345' };
  await own.ok(addAddress, { body: { ...home, city_id: await addCity(world.deps) } });
  await own.ok(saveDiet, { body: { diet: 'jain', halal: false, allergens: ['peanuts'], hide: true } });
  await own.ok(chooseMarketing, { body: { given: true } });
  const { diet, addresses, offers, agreements } = await office.ok(desk.getPersonAccount, { params });
  expect(diet).toEqual({ diet: 'jain', halal: false, allergens: ['peanuts'] });
  expect(addresses).toEqual([expect.objectContaining({ ...home, is_default: true, line2: '', landmark: '' })]);
  expect(offers).toMatchObject({ mail: { given: true }, notices: { given: false }, diet: { given: false } });
  expect(agreements.map(({ document }) => document).toSorted()).toEqual(['privacy-policy', 'term-of-use']);
});

test('of somebody who is not there nothing is told (person-10)', async () => {
  expect((await office.call(desk.getPersonAccount, { params: { user_id: 999_999 } })).status).toBe(404);
});

test.each([
  ['owner', 200],
  ['support', 200],
  ['content', 403],
  ['finance', 403],
] as const)('%s reads what somebody told us: %s (person-10)', async (office_role, status) => {
  const caller = world.as(await world.addUser({ role: 'admin', office_role }));
  const { userId: user_id } = await world.addUser();
  expect((await caller.call(desk.getPersonAccount, { params: { user_id } })).status).toBe(status);
});

test('each tab holds as many as it counts, to its end (person-11)', async () => {
  const { rows } = await sql<{ user_id: number }>`select o.user_id from orders o join complaints c using (order_id)
    where o.user_id is not null group by o.user_id order by count(distinct o.order_id) limit 1`.execute(world.db);
  const params = { user_id: rows[0]?.user_id ?? 0 };
  const { counts } = await office.ok(desk.getPerson, { params });
  for (const tab of ['orders', 'money', 'complaints', 'account'] as const) {
    const told = new Set<string>();
    let before: string | undefined;
    for (let hasMore = true; hasMore;) {
      const { events, has_more } = await office.ok(desk.getPerson, { params, query: { tab, before } });
      for (const { key } of events) told.add(key);
      before = events.at(-1)?.at;
      hasMore = has_more;
    }
    expect([tab, told.size]).toEqual([tab, counts[tab]]);
  }
  expect(counts.orders + counts.complaints).toBeGreaterThan(1);
});
