import { addPartnerKey } from '@tawa/contract/accounts/partners';
import { listPartnerDishes, pushPartnerDishes, type PushedDish } from '@tawa/contract/accounts/partners.api';
import { deleteDish } from '@tawa/contract/catalogue/menu.kitchen';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDish, addKitchen } from '#modules/ordering/orders/testing/people.ts';
import { noon, openWorld, type TestKitchen, type World } from '#modules/ordering/orders/testing/world.ts';

let world: World;
let kitchen: TestKitchen;
let till: ReturnType<World['callerOf']>;

const tillOf = async ({ owner }: TestKitchen) => {
  const body = { key_name: 'Till', scopes: ['menu:read' as const, 'menu:write' as const] };
  const { key } = await world.callerOf(owner).ok(addPartnerKey, { body });
  return world.callerOf({ userId: 0, token: key });
};

beforeAll(async () => {
  world = await openWorld();
  world.clock.set(noon);
});
afterAll(() => world.close());
beforeEach(async () => {
  kitchen = await addKitchen(world.deps);
  till = await tillOf(kitchen);
});

const dosa: PushedDish = {
  external_id: 'P-1',
  version: 1,
  name: 'Masala dosa',
  price_paise: 12_000,
  is_veg: true,
  available: true,
};
const push = (...dishes: PushedDish[]) => till.call(pushPartnerDishes, { body: { dishes } });
const outcomes = async (...dishes: PushedDish[]) =>
  (await till.ok(pushPartnerDishes, { body: { dishes } })).dishes.map(({ outcome }) => outcome);
const menu = async () => (await till.ok(listPartnerDishes, {})).dishes;

test('a new dish waits as a draft; a version counts once, and an older one never (partners-6)', async () => {
  expect(await outcomes(dosa)).toEqual(['added']);
  expect(await menu()).toMatchObject([{ external_id: 'P-1', version: 1, price_paise: 12_000, state: 'draft' }]);
  expect(await outcomes({ ...dosa, price_paise: 1000 })).toEqual(['unchanged']);
  expect(await outcomes({ ...dosa, version: 3, price_paise: 13_000 })).toEqual(['changed']);
  expect(await outcomes({ ...dosa, version: 2, price_paise: 1000 })).toEqual(['older']);
  expect(await menu()).toMatchObject([{ version: 3, price_paise: 13_000 }]);
});

test('the same push by several at once adds each dish once (partners-6)', async () => {
  const dishes = ['A', 'B', 'C'].map((external_id) => ({ ...dosa, external_id }));
  const answers = await Promise.all(
    [dishes, dishes.toReversed(), dishes].map((each) => till.ok(pushPartnerDishes, { body: { dishes: each } })),
  );
  const added = answers.flatMap((answer) => answer.dishes).filter(({ outcome }) => outcome === 'added');
  expect(added.map(({ external_id }) => external_id).toSorted()).toEqual(['A', 'B', 'C']);
  expect(await menu()).toHaveLength(3);
});

test('a dish on sale is given an own id, sold out and put back; a discount that is none any more ends (partners-6)', async () => {
  const at = { isactive: true, published_on: new Date(noon), discounted_price: 15_000 };
  const menu_id = await addDish(world.deps, kitchen, at);
  expect(await outcomes({ ...dosa, menu_id, available: false })).toEqual(['changed']);
  expect(await menu()).toMatchObject([{ menu_id, external_id: 'P-1', name: 'Masala dosa', state: 'sold_out' }]);
  const row = () => world.deps.db.selectFrom('dishes').selectAll().where('menu_id', '=', menu_id).executeTakeFirst();
  expect(await row()).toMatchObject({ price: 12_000, discounted_price: null });
  await outcomes({ ...dosa, version: 2 });
  expect(await menu()).toMatchObject([{ state: 'on' }]);
  const prices = await world.deps.db
    .selectFrom('dish_price_changes')
    .selectAll()
    .where('menu_id', '=', menu_id)
    .execute();
  expect(prices).toMatchObject([{ price_before: 20_000, price: 12_000, source: 'import' }]);
});

test('what the kitchen hid or deleted stays so (partners-6)', async () => {
  const menu_id = await addDish(world.deps, kitchen, { isactive: false, published_on: new Date(noon) });
  await outcomes({ ...dosa, menu_id });
  expect(await menu()).toMatchObject([{ state: 'hidden' }]);
  await world.callerOf(kitchen.owner).ok(deleteDish, { params: { menu_id } });
  expect(await outcomes({ ...dosa, version: 2 })).toEqual(['gone']);
  expect(await menu()).toEqual([]);
});

test('a push is written whole or not at all, and each fault is named at its field (partners-7)', async () => {
  const wrong = await push(dosa, { ...dosa, external_id: '', version: 0, price_paise: 12.5, name: ' ' });
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      errors: {
        'dishes.1.external_id': 'Send your own id of the dish',
        'dishes.1.version': 'At least 1',
        'dishes.1.price_paise': 'Send whole paise',
        'dishes.1.name': 'Name is required',
      },
    },
  });
  const twice = await push(dosa, dosa);
  expect(twice).toMatchObject({ status: 400, body: { errors: { dishes: 'Each external_id once' } } });
  const elsewhere = await addDish(world.deps, await addKitchen(world.deps));
  const foreign = await push(dosa, { ...dosa, external_id: 'P-2', menu_id: elsewhere });
  expect(foreign).toMatchObject({
    status: 400,
    body: { errors: { 'dishes.1.menu_id': 'There is no such dish on this menu.' } },
  });
  expect(await menu()).toEqual([]);
  const own = await addDish(world.deps, kitchen);
  await outcomes({ ...dosa, menu_id: own });
  expect((await push({ ...dosa, external_id: 'P-2', menu_id: own })).status).toBe(400);
  expect((await push({ ...dosa, version: 2, menu_id: elsewhere })).status).toBe(400);
});

test('the menu is read from a place on (partners-6)', async () => {
  for (let at = 0; at < 3; at += 1) await addDish(world.deps, kitchen);
  const first = await till.ok(listPartnerDishes, { query: { limit: 2 } });
  const rest = await till.ok(listPartnerDishes, { query: { after: first.next ?? 0, limit: 2 } });
  expect([first.dishes.length, rest.dishes.length, rest.next]).toEqual([2, 1, null]);
});

test('a push writes names in Hindi and Kannada; left out of the next they stay, and a wrong one is refused (names-5)', async () => {
  const names = { hi: 'मसाला डोसा', kn: 'ಮಸಾಲೆ ದೋಸೆ' };
  await outcomes({ ...dosa, names });
  expect(await outcomes({ ...dosa, version: 2, price_paise: 13_000 })).toEqual(['changed']);
  expect(await menu()).toMatchObject([{ version: 2, names }]);
  expect(await push({ ...dosa, version: 3, names: { hi: 'Dosa' } })).toMatchObject({
    status: 400,
    body: { errors: { 'dishes.0.names.hi': expect.any(String) } },
  });
  await outcomes({ ...dosa, version: 3, names: {} });
  expect((await menu())[0]?.names).toBeUndefined();
});
