import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';
import { sweepLicences } from './restaurants.licences.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

async function kitchenUntil(valid_until: string | null) {
  const account = await world.addUser({ role: 'restaurant' });
  const restaurant_id = await addRestaurant(world.deps, { owner_id: account.userId });
  const in_force = JSON.stringify({ number: '11226334000871', valid_until, document_id: null });
  await world.db
    .insertInto('restaurant_papers')
    .values({ restaurant_id, field: 'fssai', in_force })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'field']).doUpdateSet({ in_force }))
    .execute();
  const told = async () =>
    (
      await world.db
        .selectFrom('notifications')
        .select('title')
        .where('user_id', '=', account.userId)
        .where('kind', '=', 'kitchen_licence')
        .orderBy('notification_id')
        .execute()
    ).map(({ title }) => title);
  const state = () =>
    world.db
      .selectFrom('restaurants')
      .select(['lifecycle', 'lifecycle_reason'])
      .where('restaurant_id', '=', restaurant_id)
      .executeTakeFirstOrThrow();
  return { told, state };
}

const sweepOn = async (instant: string) => {
  world.clock.set(instant);
  await sweepLicences(world.deps);
};

test('a licence that ends is told once at thirty, seven and one day, and the day after it the kitchen stops (restaurants-25)', async () => {
  const kitchen = await kitchenUntil('2026-07-15');
  const perpetual = await kitchenUntil(null);
  await sweepOn('2026-06-14T07:00:00.000Z');
  expect(await kitchen.told()).toEqual([]);
  for (const day of ['2026-06-15', '2026-06-15', '2026-06-20', '2026-07-08', '2026-07-09', '2026-07-14', '2026-07-15'])
    await sweepOn(`${day}T07:00:00.000Z`);
  expect(await kitchen.told()).toEqual([
    'Your licence ends in 30 days',
    'Your licence ends in 7 days',
    'Your licence ends in 1 day',
  ]);
  expect(await kitchen.state()).toMatchObject({ lifecycle: 'active' });
  await sweepOn('2026-07-15T18:31:00.000Z');
  await sweepOn('2026-07-15T18:32:00.000Z');
  expect(await kitchen.state()).toMatchObject({
    lifecycle: 'suspended',
    lifecycle_reason: expect.stringContaining('The food licence ended on'),
  });
  expect(await perpetual.told()).toEqual([]);
  expect(await perpetual.state()).toMatchObject({ lifecycle: 'active' });
});
