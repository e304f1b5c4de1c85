import { endpoints } from '@tawa/contract/all';
import { staffMay } from '@tawa/contract/common/staff-access';
import { staffMaySend, staffValueRules } from '@tawa/contract/common/value-access';
import { mayWorkIn, staffRoles, type StaffRole } from '@tawa/domain/accounts/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { addDish, addRestaurant, addUser } from '../factories.ts';
import { listChoices } from './field-values.ts';
import { judgedChoices } from '../judged-choices.ts';

let world: TestApp;
let restaurantId = 0;
const tokens = new Map<StaffRole, string>();

beforeAll(async () => {
  world = await startTestApp();
  const owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  tokens.set('owner', await world.tokenOf(owner));
  const at = new Date();
  for (const role of staffRoles.filter((one) => one !== 'owner')) {
    const { userId } = await addUser(world.deps, { role: 'restaurant' });
    const row = { restaurant_id: restaurantId, role, user_id: userId, invited_by: owner.userId };
    await world.db
      .insertInto('staff')
      .values({ ...row, invited_on: at, accepted_on: at })
      .execute();
    tokens.set(role, await world.tokenOf({ userId, role: 'restaurant' }));
  }
});
afterAll(() => world.close());

const choices = endpoints
  .filter(({ endpoint: { access, method } }) => access !== 'public' && method !== 'GET' && access.join() !== 'user')
  .flatMap(({ endpoint }) => listChoices(endpoint.body).map((one) => `${endpoint.method} ${endpoint.path} ${one}`));

test('nobody leaves a value to a sender whom nobody thought of', () => {
  expect([...new Set(choices)].toSorted()).toEqual(judgedChoices.trim().split('\n').toSorted());
});

async function setState(role: StaffRole, menu_ids: readonly number[], state: string): Promise<number> {
  const reply = await world.app.inject({
    method: 'PUT',
    url: '/api/kitchen/menu/state',
    headers: { authorization: `Bearer ${tokens.get(role)}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ menu_ids, state }),
  });
  return reply.statusCode;
}

const dishOf = (menu_id: number) =>
  world.db
    .selectFrom('dishes')
    .select(['isactive', 'published_on', 'sold_out'])
    .where('menu_id', '=', menu_id)
    .executeTakeFirstOrThrow();

describe.each(staffRoles)('%s', (role) => {
  test.each(staffValueRules)('$call with $field $value', async ({ call, field, value, areas }) => {
    const found = endpoints.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === call);
    if (!found) throw new Error(`There is no ${call}.`);
    expect(staffMay(role, found.endpoint) && staffMaySend(role, found.endpoint, { [field]: value })).toBe(
      areas.some((area) => mayWorkIn(role, area)),
    );
  });

  test('marks what is sold out and puts it back, where the kitchen’s work is its own', async () => {
    const menu_id = await addDish(world.deps, restaurantId);
    const may = ['owner', 'manager', 'orders', 'cook', 'menu'].includes(role);
    expect(await setState(role, [menu_id], 'sold_out')).toBe(may ? 200 : 403);
    expect((await dishOf(menu_id)).sold_out).toBe(may);
    expect(await setState(role, [menu_id], 'on')).toBe(may ? 200 : 403);
    expect((await dishOf(menu_id)).sold_out).toBe(false);
  });

  test('publishes, hides and shows dishes only where the menu is its work', async () => {
    const draft = await addDish(world.deps, restaurantId, { isactive: false, published_on: null });
    const hidden = await addDish(world.deps, restaurantId, { isactive: false });
    const shown = await addDish(world.deps, restaurantId);
    const may = ['owner', 'manager', 'menu'].includes(role);
    for (const ids of [[draft], [hidden], [shown, hidden]])
      expect(await setState(role, ids, 'on')).toBe(may ? 200 : 403);
    expect((await dishOf(draft)).published_on !== null).toBe(may);
    expect((await dishOf(hidden)).isactive).toBe(may);
    expect(await setState(role, [shown], 'hidden')).toBe(may ? 200 : 403);
    expect((await dishOf(shown)).isactive).toBe(!may);
  });
});
