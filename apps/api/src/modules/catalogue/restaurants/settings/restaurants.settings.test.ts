import * as contract from '@tawa/contract/catalogue/restaurants.settings';
import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let kitchen: TestCaller;
let restaurantId: number;
beforeAll(async () => {
  world = await startTestApp();
  const owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  await addDish(world.deps, restaurantId);
  kitchen = world.as(owner);
});
afterAll(() => world.close());

const shift = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const save = (part: Partial<contract.HoursForm>) =>
  kitchen.call(contract.saveHours, { body: { week: [], special: [], ...part } });

test('hours are kept with split shifts, nights and special days; touching shifts become one and customers read them (restaurants-32)', async () => {
  const week = [shift(5, '18:00', '02:00'), shift(5, '11:00', '14:00'), shift(5, '14:00', '15:30')];
  const special = [{ date: '2099-12-31', intervals: [{ opens: '18:00', closes: '03:00' }], reason: 'New Year' }];
  expect((await save({ week, special })).status).toBe(200);
  const found = await kitchen.ok(contract.getKitchenSettings, {});
  expect(found.week).toEqual([shift(5, '11:00', '15:30'), shift(5, '18:00', '02:00')]);
  expect(found.special).toEqual(special);
  world.deps.cache.raiseAll();
  const shown = await world.guest.ok(getRestaurantDetails, { params: { id: restaurantId } });
  expect(shown.hours.find(({ day }) => day.startsWith('Fri'))?.hours).toMatch(/11:00 am – 3:30 pm, 6:00 pm – 2:00 am/);
});

test.each([
  ['shifts that overlap over midnight', { week: [shift(5, '18:00', '02:00'), shift(6, '01:00', '05:00')] }],
  ['a day in the past', { special: [{ date: '2020-01-01', intervals: [], reason: '' }] }],
  [
    'one day twice',
    {
      special: [
        { date: '2099-01-01', intervals: [], reason: '' },
        { date: '2099-01-01', intervals: [], reason: 'again' },
      ],
    },
  ],
])('%s is refused and nothing changes', async (_name, part) => {
  const before = await kitchen.ok(contract.getKitchenSettings, {});
  expect((await save(part)).status).toBe(400);
  expect(await kitchen.ok(contract.getKitchenSettings, {})).toEqual(before);
});

const taking: contract.TakingForm = {
  auto_accept: true,
  prep_minutes: 25,
  last_order_minutes: 30,
  min_order: 149.5,
  packaging_fee: 10,
  offers_delivery: true,
  offers_pickup: false,
  slot_minutes: 15,
  slot_capacity_minutes: 90,
};
const area: contract.AreaForm = {
  delivery_radius_m: null,
  delivery_pincodes: ['560001', '560038', '560001'],
  travel_minutes: 20,
  delivery_fee: 29,
  free_delivery_from: 399,
};

test('orders, area and alerts are read back as they were saved, to the paisa (restaurants-31, checkout-8)', async () => {
  await kitchen.ok(contract.saveTaking, { body: taking });
  await kitchen.ok(contract.saveArea, { body: area });
  await kitchen.ok(contract.saveAlerts, { body: { bell: 'bell', printer_mm: 58 } });
  expect(await kitchen.ok(contract.getKitchenSettings, {})).toMatchObject({
    ...taking,
    ...area,
    delivery_pincodes: ['560001', '560038'],
    bell: 'bell',
    printer_mm: 58,
  });
  expect(await kitchen.ok(contract.getAlerts, {})).toEqual({ bell: 'bell', printer_mm: 58 });
});

test.each([
  ['neither delivery nor pickup', contract.saveTaking, { ...taking, offers_delivery: false }],
  ['a fraction of a paisa', contract.saveTaking, { ...taking, min_order: 1.005 }],
  ['a preparation of no time', contract.saveTaking, { ...taking, prep_minutes: 4 }],
  ['an area of nothing', contract.saveArea, { ...area, delivery_pincodes: null }],
  ['a radius beside pin codes', contract.saveArea, { ...area, delivery_radius_m: 3000 }],
  ['a pin code that begins with 0', contract.saveArea, { ...area, delivery_pincodes: ['012345'] }],
] as const)('%s is refused (restaurants-33)', async (_name, endpoint, body) => {
  const answer = await world.app.inject({
    method: 'PUT',
    url: `/api${endpoint.path}`,
    headers: { authorization: `Bearer ${await tokenOfOwner()}` },
    payload: body,
  });
  expect(answer.statusCode).toBe(400);
});

async function tokenOfOwner(): Promise<string> {
  const { owner_id } = await world.db
    .selectFrom('restaurants')
    .select('owner_id')
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return world.tokenOf({ userId: owner_id, role: 'restaurant' });
}
