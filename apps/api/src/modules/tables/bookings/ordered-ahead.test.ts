import { randomUUID } from 'node:crypto';
import * as contract from '@tawa/contract/tables/bookings';
import { getQuote, placeOrder } from '@tawa/contract/ordering/checkout';
import { moveDeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import { listOrderPapers } from '@tawa/contract/money/documents';
import { listKitchenOrders } from '@tawa/contract/ordering/orders.kitchen';
import { listKitchenHistory } from '@tawa/contract/ordering/orders.history';
import { getOrder, listOrders, moveOrder } from '@tawa/contract/ordering/orders';
import { listAllOrders } from '@tawa/contract/ordering/orders.office';
import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import type { TestCaller } from '#testing/caller.ts';
import { addRoom, evening, noon, openHouse, person, type Room } from './testing/room.ts';

let world: TestApp;
let room: Room;
let guest: TestCaller;
let menu_id: number;
beforeAll(async () => {
  world = await openHouse();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  room = await addRoom(world);
  guest = world.as(await world.addUser());
  const dish = world.db.selectFrom('dishes').select('menu_id').where('restaurant_id', '=', room.restaurant_id);
  ({ menu_id } = await dish.executeTakeFirstOrThrow());
});

async function book(starts_at = evening('20:00')): Promise<contract.Booking> {
  const { restaurant_id } = room;
  const { booking_number, token } = await guest.ok(contract.holdTable, {
    body: { restaurant_id, starts_at, guests: 2 },
  });
  return guest.ok(contract.bookTable, { body: { booking_number, token, ...person } });
}

const quote = (booking_number: string, caller = guest) => {
  const items = [{ menu_id, quantity: 1, options: [], note: '' }];
  return caller.call(getQuote, { body: { source: 'buy_now', items, booking_number } });
};

async function order(booking_number: string, payment_method: 'cod' | 'upi' = 'cod') {
  const quoted = await quote(booking_number);
  if (quoted.status !== 200) throw new Error(`The quote answered ${quoted.status}.`);
  const { quote_id, total, blocking } = quoted.body;
  const body = { quote_id, accept_total: total, payment_method, contact_phone: person.phone, instructions: '' };
  const placed = await guest.call(placeOrder, { headers: { 'idempotency-key': randomUUID() }, body });
  return { placed, blocking };
}

async function ordered(booking_number: string): Promise<string> {
  const { placed } = await order(booking_number);
  if (placed.status !== 201) throw new Error(`Placing answered ${placed.status}: ${JSON.stringify(placed.body)}`);
  return placed.body.order_number;
}

const rowOf = (order_number: string) =>
  world.db.selectFrom('orders').selectAll().where('order_number', '=', order_number).executeTakeFirstOrThrow();
const read = ({ booking_number }: contract.Booking) => guest.ok(contract.readBooking, { body: { booking_number } });
const cancel = ({ booking_number }: contract.Booking) =>
  guest.call(contract.cancelBooking, { body: { booking_number, reason: '' } });
const change = ({ booking_number, version }: contract.Booking, clock: string) =>
  guest.call(contract.changeBooking, { body: { booking_number, version, starts_at: evening(clock), guests: 2 } });
const begin = (order_number: string) =>
  world.db.updateTable('orders').set({ status: 'preparing' }).where('order_number', '=', order_number).execute();

test('dishes ordered with a table are cooked for its hour, unpacked, and the kitchen sees table and guests (bookings-14)', async () => {
  const booking = await book();
  expect(booking).toMatchObject({ order: null, can_order: true });
  const number = await ordered(booking.booking_number);
  const row = await rowOf(number);
  expect(row).toMatchObject({ status: 'accepted', fulfilment: 'pickup', packaging_fee: 0, delivery_fee: 0 });
  expect(row.scheduled_for).toEqual(new Date(evening('20:00')));
  const { orders } = await room.desk.ok(listKitchenOrders, { query: { lane: 'upcoming' } });
  expect(orders).toMatchObject([{ order_number: number, table: { names: 'A', guests: 2 } }]);
  expect(await read(booking)).toMatchObject({ order: { order_number: number, status: 'accepted' }, can_order: false });
});

test('dishes are served at the table without a code, which nobody is shown; other pickups ask for theirs (orders-17)', async () => {
  const booking = await book();
  const order_number = await ordered(booking.booking_number);
  expect((await guest.ok(getOrder, { params: { order_number } })).handover_code).toBeNull();
  const serve = async () => {
    const { version } = await rowOf(order_number);
    return room.desk.call(moveOrder, { params: { order_number }, body: { to: 'picked_up', version } });
  };
  const ready = { status: 'ready', ready_at: world.clock.now() };
  await world.db.updateTable('orders').set(ready).where('order_number', '=', order_number).execute();
  const booked = await rowOf(order_number);
  const withBooking = (booking_id: number | null) =>
    world.db.updateTable('orders').set({ booking_id }).where('order_number', '=', order_number).execute();
  await withBooking(null);
  expect(await serve()).toMatchObject({ status: 409, body: { code: 'NEEDS_CODE' } });
  await withBooking(booked.booking_id);
  expect((await serve()).status).toBe(200);
  expect((await rowOf(order_number)).status).toBe('picked_up');
});

test('of dishes for a table both sides read that they are served, and the customer hears it (orders-17)', async () => {
  const booking = await book();
  const order_number = await ordered(booking.booking_number);
  for (const to of ['preparing', 'ready', 'picked_up'] as const) {
    const { version } = await rowOf(order_number);
    expect((await room.desk.call(moveOrder, { params: { order_number }, body: { to, version } })).status).toBe(200);
  }
  const { user_id } = await rowOf(order_number);
  const told = await world.db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', user_id)
    .orderBy('notification_id')
    .execute();
  expect(told.map(({ title }) => title).slice(-2)).toEqual(['Ready to serve', 'Served']);
  const { orders } = await guest.ok(listOrders, { query: { tab: 'past' } });
  expect(orders).toMatchObject([{ order_number, table: { names: 'A', guests: 2 } }]);
  const history = async (fulfilment: 'pickup' | 'table') =>
    (await room.desk.ok(listKitchenHistory, { query: { fulfilment } })).rows;
  expect(await history('table')).toMatchObject([{ order_number, table: 'A' }]);
  expect(await history('pickup')).toEqual([]);
  const office = world.as(await world.addUser({ role: 'admin' }));
  const { rows } = await office.ok(listAllOrders, { query: { search: order_number } });
  expect(rows).toMatchObject([{ order_number, fulfilment: 'pickup', serving: 'table' }]);
  const { documents } = await guest.ok(listOrderPapers, { params: { order_number } });
  const { facts } = await world.db
    .selectFrom('documents')
    .select('facts')
    .where('document_id', '=', documents[0]?.document_id ?? 0)
    .executeTakeFirstOrThrow();
  expect(facts).toMatchObject({ fulfilment: 'table', customer: { address: 'Served at the table' } });
});

test('a table has one order, and an ended one leaves room for another (bookings-14)', async () => {
  const booking = await book();
  const number = await ordered(booking.booking_number);
  const again = await order(booking.booking_number);
  expect(again.blocking).toMatchObject([{ message: `Dishes are ordered for this table already: ${number}.` }]);
  expect(again.placed).toMatchObject({ status: 409, body: { code: 'RESTAURANT_UNAVAILABLE' } });
  await world.db.updateTable('orders').set({ status: 'cancelled' }).where('order_number', '=', number).execute();
  expect((await order(booking.booking_number)).placed.status).toBe(201);
});

test('nobody orders with a table of others, at another restaurant, or that is no longer booked (bookings-14)', async () => {
  const booking = await book();
  const stranger = world.as(await world.addUser());
  expect(await quote(booking.booking_number, stranger)).toMatchObject({ status: 404 });
  await cancel(booking);
  expect(await quote(booking.booking_number)).toMatchObject({
    body: { blocking: [{ message: 'This table is not booked any more.' }] },
  });
  const elsewhere = await addRoom(world);
  const other = await book();
  await world.db
    .updateTable('dishes')
    .set({ restaurant_id: elsewhere.restaurant_id })
    .where('menu_id', '=', menu_id)
    .execute();
  expect(await quote(other.booking_number)).toMatchObject({
    body: { blocking: [{ message: expect.stringMatching(/^This table is not at /) }] },
  });
});

describe('when the table', () => {
  test('moves, the order moves with it (bookings-15)', async () => {
    const booking = await book();
    const number = await ordered(booking.booking_number);
    expect((await change(await read(booking), '19:00')).status).toBe(200);
    const row = await rowOf(number);
    expect([row.scheduled_for, row.promised_from]).toEqual([new Date(evening('19:00')), new Date(evening('19:00'))]);
    const events = world.db.selectFrom('order_events').select('type').where('order_id', '=', row.order_id);
    expect((await events.execute()).map(({ type }) => type)).toContain('moved');
  });

  test('is cancelled in time, the order ends and nothing is left to pay (bookings-15)', async () => {
    const booking = await book();
    const number = await ordered(booking.booking_number);
    expect((await cancel(booking)).status).toBe(200);
    const row = await rowOf(number);
    expect(row).toMatchObject({ status: 'cancelled', cancelled_by: 'system', cancel_reason: 'TABLE_CANCELLED' });
    const payments = world.db.selectFrom('payments').select('status').where('order_id', '=', row.order_id);
    expect((await payments.execute()).map(({ status }) => status)).not.toContain('cod_due');
  });

  test('is moved or cancelled while its dishes are cooked, both are refused and nothing changes (bookings-15)', async () => {
    const booking = await book();
    const number = await ordered(booking.booking_number);
    await begin(number);
    const refused = { status: 409, body: { message: expect.stringMatching(/^The kitchen has begun/) } };
    expect(await cancel(booking)).toMatchObject(refused);
    expect(await change(await read(booking), '19:00')).toMatchObject(refused);
    expect(await read(booking)).toMatchObject({ state: 'confirmed', starts_at: booking.starts_at });
    expect((await rowOf(number)).status).toBe('preparing');
  });

  test('is cancelled by the restaurant, the order ends by its hand, cooked or not', async () => {
    const booking = await book();
    const number = await ordered(booking.booking_number);
    await begin(number);
    const { booking_number, version } = await read(booking);
    const body = { to: 'cancelled' as const, version, reason: 'The kitchen is flooded' };
    await room.desk.ok(moveDeskBooking, { params: { booking_number }, body });
    expect(await rowOf(number)).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'restaurant',
      cancel_note: 'The table was cancelled: The kitchen is flooded',
    });
  });

  test('stays empty, what was not begun ends, and what was cooked stays with the kitchen (bookings-15)', async () => {
    const tonight = evening('20:00').replace('06-17', '06-16');
    const [first, second] = [await book(tonight), await book(tonight)];
    const [uncooked, cooked] = [await ordered(first.booking_number), await ordered(second.booking_number)];
    await begin(cooked);
    world.clock.set(evening('20:20').replace('06-17', '06-16'));
    for (const { booking_number, version } of [first, second]) {
      await room.desk.ok(moveDeskBooking, { params: { booking_number }, body: { to: 'no_show', version, reason: '' } });
    }
    expect([(await rowOf(uncooked)).status, (await rowOf(cooked)).status]).toEqual(['cancelled', 'preparing']);
  });
});

test('of a booking that is cancelled while its dishes are ordered, either both live or neither', async () => {
  for (let round = 0; round < 5; round++) {
    const booking = await book();
    const [{ placed }, cancelled] = await Promise.all([order(booking.booking_number), cancel(booking)]);
    const open = world.db
      .selectFrom('orders as o')
      .innerJoin('bookings as b', 'b.booking_id', 'o.booking_id')
      .select('o.order_number')
      .where('b.booking_number', '=', booking.booking_number)
      .where('o.status', '=', 'accepted')
      .where('b.state', '=', 'cancelled');
    expect([placed.status, cancelled.status]).not.toContain(500);
    expect(await open.execute()).toEqual([]);
  }
});

test('a restaurant’s page says whether it takes table bookings, as soon as that changes (restaurants-17)', async () => {
  const takes = async () =>
    (await world.guest.ok(getRestaurantDetails, { params: { id: room.restaurant_id } })).takes_tables;
  expect(await takes()).toBe(true);
  await world.db
    .updateTable('booking_settings')
    .set({ takes_bookings: false })
    .where('restaurant_id', '=', room.restaurant_id)
    .execute();
  await expect.poll(takes).toBe(false);
});
