import { getMap } from '@tawa/contract/accounts/addresses';
import { askReach, listReach } from '@tawa/contract/ordering/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addAddress, addDish, addKitchen, putInCart } from '../testing/people.ts';
import type { TestKitchen } from '../testing/world.ts';

let world: TestApp;
let kitchen: TestKitchen;

beforeAll(async () => {
  world = await startTestApp();
  kitchen = await addKitchen(world.deps, { lat: 12.97, lng: 77.64, delivery_radius_m: 3000 });
});
afterAll(() => world.close());

const enter = async () => {
  const { userId, role } = await world.addUser();
  return { userId, token: '', caller: world.as({ userId, role }) };
};

test('each address says whether the restaurant of the cart comes there, by the rule of the checkout (addresses-2)', async () => {
  const me = await enter();
  const near = await addAddress(world.deps, me.userId, { lat: 12.98, lng: 77.64 });
  const far = await addAddress(world.deps, me.userId, { lat: 13.1, lng: 77.64 });
  const unplaced = await addAddress(world.deps, me.userId);
  expect(await me.caller.ok(listReach, {})).toEqual({ restaurant: null, addresses: [] });
  await putInCart(world.deps, me, await addDish(world.deps, kitchen));
  const expected = {
    restaurant: { restaurant_id: kitchen.restaurant_id, restaurant_name: 'Dum & Handi', names: null },
    addresses: [
      { address_id: near, delivers: true },
      { address_id: far, delivers: false },
      { address_id: unplaced, delivers: true },
    ],
  };
  expect(await me.caller.ok(listReach, {})).toEqual(expected);
  expect(await me.caller.ok(listReach, { query: { restaurant_id: kitchen.restaurant_id } })).toEqual(expected);
});

test('a restaurant of pickup alone, and one that is not shown, come nowhere', async () => {
  const me = await enter();
  await addAddress(world.deps, me.userId);
  const pickup = await addKitchen(world.deps, { slug: 'pickup', offers_delivery: false });
  const hidden = await addKitchen(world.deps, { slug: 'hidden', hidden: true });
  const askFor = ({ restaurant_id }: TestKitchen) => me.caller.ok(listReach, { query: { restaurant_id } });
  expect((await askFor(pickup)).addresses).toMatchObject([{ delivers: false }]);
  expect(await askFor(hidden)).toEqual({ restaurant: null, addresses: [] });
});

test('nobody learns of somebody else’s addresses', async () => {
  const [me, other] = [await enter(), await enter()];
  await addAddress(world.deps, other.userId);
  const { restaurant_id } = kitchen;
  expect((await me.caller.ok(listReach, { query: { restaurant_id } })).addresses).toEqual([]);
});

test('a door that is not kept yet is asked for by the rule of the checkout, of one restaurant or of all (addresses-2)', async () => {
  const me = await enter();
  const { city_id } = await world.deps.db
    .selectFrom('restaurants')
    .select('city_id')
    .where('restaurant_id', '=', kitchen.restaurant_id)
    .$narrowType<{ city_id: number }>()
    .executeTakeFirstOrThrow();
  await addDish(world.deps, kitchen);
  const pickup = await addKitchen(world.deps, { slug: 'no-rider', offers_delivery: false });
  const reaches = async (change: object) => (await me.caller.ok(askReach, { body: { city_id, ...change } })).delivers;
  const { restaurant_id } = kitchen;
  expect(await reaches({ lat: 12.98, lng: 77.64, restaurant_id })).toBe(true);
  expect(await reaches({ lat: 13.1, lng: 77.64, restaurant_id })).toBe(false);
  expect(await reaches({ restaurant_id: pickup.restaurant_id })).toBe(false);
  expect(await reaches({ lat: 12.98, lng: 77.64 })).toBe(true);
  expect(await reaches({ lat: 28.6, lng: 77.2, city_id: 999_999 })).toBe(false);
  expect(await reaches({ pincode: '560038' })).toBe(true);
});

test('maps say where their pictures come from', async () => {
  const { caller } = await enter();
  expect(await caller.ok(getMap, {})).toMatchObject({
    tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    credit: { text: '© OpenStreetMap contributors' },
  });
});
