import { getReviewedRestaurant } from '@tawa/contract/catalogue/restaurants.office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { openWorld, shopper, type TestKitchen, type World } from '#modules/ordering/orders/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function order(kitchen: TestKitchen): Promise<number> {
  const customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen));
  const { quote, place } = shopper(world);
  const { body } = await quote(customer);
  expect((await place(customer, body)).status).toBe(201);
  const { total } = await world.deps.db
    .selectFrom('orders')
    .select('total')
    .where('user_id', '=', customer.userId)
    .executeTakeFirstOrThrow();
  return total / 100;
}

async function book({ restaurant_id }: TestKitchen): Promise<void> {
  const from = world.clock.now().getTime() + 3_600_000;
  const times = { state: 'confirmed', starts_at: new Date(from), ends_at: new Date(from + 5_400_000) };
  await world.deps.db.transaction().execute(async (tx) => {
    const venue = { restaurant_id, name: 'Hall', type: 'indoor' };
    const { venue_id } = await tx.insertInto('venues').values(venue).returning('venue_id').executeTakeFirstOrThrow();
    const table = { venue_id, name: 'T1', min_seats: 1, max_seats: 2, spot_x: 1, spot_y: 1 };
    const { table_id } = await tx
      .insertInto('dining_tables')
      .values(table)
      .returning('table_id')
      .executeTakeFirstOrThrow();
    const guest = { source: 'phone', guests: 2, name: 'Asha Rao', phone: '9876543210' };
    const booking_number = `TB-${String(venue_id).padStart(6, '2')}`;
    const { booking_id } = await tx
      .insertInto('bookings')
      .values({ booking_number, restaurant_id, venue_id, ...guest, ...times })
      .returning('booking_id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('booking_tables')
      .values({ booking_id, table_id, venue_id, ...times })
      .execute();
  });
}

test('whoever suspends a restaurant sees what is open there, and nothing of others (restaurants-38)', async () => {
  const [kitchen, other] = [await addKitchen(world.deps), await addKitchen(world.deps, { slug: 'another' })];
  const total = (await order(kitchen)) + (await order(kitchen));
  await order(other);
  await book(kitchen);
  await book(other);
  const office = world.callerOf(await addPerson(world.deps, 'admin'));
  const params = { restaurant_id: kitchen.restaurant_id };
  expect((await office.ok(getReviewedRestaurant, { params })).unfinished).toEqual({
    orders: 2,
    total,
    bookings: 1,
    owed: 0,
  });
  await world.deps.db
    .updateTable('orders')
    .set({ status: 'rejected', closed_at: world.clock.now() })
    .where('restaurant_id', '=', kitchen.restaurant_id)
    .execute();
  expect((await office.ok(getReviewedRestaurant, { params })).unfinished).toMatchObject({
    orders: 0,
    total: 0,
    bookings: 1,
  });
});
