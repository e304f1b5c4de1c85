import { randomUUID } from 'node:crypto';
import { getQuote, placeOrder } from '@tawa/contract/ordering/checkout';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { listKitchenOrders } from '@tawa/contract/ordering/orders.kitchen';
import * as contract from '@tawa/contract/tables/bookings';
import { moveDeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { closePages, openPage } from '#testing/live/page.ts';
import { addRoom, evening, noon, openHouse, person, type Room } from './testing/room.ts';

// Two processes on one database: the desk works on the one, the kitchen's board hears the other.
let one: TestApp;
let two: TestApp;
let base: string;
let room: Room;
beforeAll(async () => {
  one = await openHouse();
  two = await openHouse(one.databaseUrl);
  base = await two.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
const setClocks = (time: string) => [one, two].forEach(({ clock }) => clock.set(time));
beforeEach(async () => {
  setClocks(noon);
  room = await addRoom(one);
});
afterEach(async () => {
  closePages();
  await refuseViolations(one.db);
});

/** A table with dishes that were ordered ahead. */
async function bookWithDishes(clock = '20:00') {
  const guest = one.as(await one.addUser());
  const dish = one.db.selectFrom('dishes').select('menu_id').where('restaurant_id', '=', room.restaurant_id);
  const { menu_id } = await dish.executeTakeFirstOrThrow();
  const body = { restaurant_id: room.restaurant_id, starts_at: evening(clock), guests: 2 };
  const { booking_number, token } = await guest.ok(contract.holdTable, { body });
  const booking = await guest.ok(contract.bookTable, { body: { booking_number, token, ...person } });
  const items = [{ menu_id, quantity: 1, options: [], note: '' }];
  const quoted = await guest.ok(getQuote, { body: { source: 'buy_now', items, booking_number } });
  const placing = { payment_method: 'cod', contact_phone: person.phone, instructions: '' } as const;
  const placed = await guest.call(placeOrder, {
    headers: { 'idempotency-key': randomUUID() },
    body: { quote_id: quoted.quote_id, accept_total: quoted.total, ...placing },
  });
  if (placed.status !== 201) throw new Error(`Placing answered ${placed.status}.`);
  return { booking, order_number: placed.body.order_number };
}

/** It is evening, and the restaurant has logged in again by then. */
function untilEvening(clock: string): void {
  setClocks(evening(clock));
  room = { ...room, desk: one.as(room.owner) };
}
const seat = ({ booking_number, version }: contract.Booking) =>
  room.desk.call(moveDeskBooking, { params: { booking_number }, body: { to: 'seated', version } });
const board = async (lane: 'board' | 'upcoming') =>
  (await two.as(room.owner).ok(listKitchenOrders, { query: { lane } })).orders;
const rowOf = (order_number: string) =>
  one.db.selectFrom('orders').selectAll().where('order_number', '=', order_number).executeTakeFirstOrThrow();
/** Is it to be begun now, by a clock that goes on while a test runs? */
const isDueNow = ({ scheduled_for, prep_minutes, travel_minutes }: Awaited<ReturnType<typeof rowOf>>) => {
  const begins = (scheduled_for?.getTime() ?? 0) - (prep_minutes + travel_minutes) * 60_000;
  return Math.abs(begins - one.clock.now().getTime()) < 20_000;
};

test('seated an hour early, its dishes are due now on the board of another process, which hears of it (bookings-19)', async () => {
  const { booking, order_number } = await bookWithDishes();
  untilEvening('19:00');
  expect(await board('upcoming')).toMatchObject([{ order_number }]);
  expect(await board('board')).toEqual([]);
  const page = await openPage({ base, token: await one.tokenOf(room.owner) });
  await vi.waitFor(() => expect(page.heard.map(({ event }) => event)).toEqual(['ready']));
  expect((await seat(booking)).status).toBe(200);
  await vi.waitFor(() => expect(page.heard.some(({ data }) => data.includes(order_number))).toBe(true), 3000);
  const row = await rowOf(order_number);
  expect(row.status).toBe('accepted');
  expect(isDueNow(row)).toBe(true);
  expect(row.promised_from.getTime()).toBeLessThan(Date.parse(evening('20:00')));
  expect(await board('board')).toMatchObject([{ order_number }]);
  expect(await board('upcoming')).toEqual([]);
  const events = one.db.selectFrom('order_events').select('type').where('order_id', '=', row.order_id);
  expect((await events.execute()).map(({ type }) => type)).toContain('moved');
});

test('seated late, its dishes are due from then on, and not late before anybody could eat them (bookings-19)', async () => {
  const { booking, order_number } = await bookWithDishes();
  untilEvening('20:12');
  expect((await seat(booking)).status).toBe(200);
  const row = await rowOf(order_number);
  expect(isDueNow(row)).toBe(true);
  expect(await board('board')).toMatchObject([{ order_number }]);
});

test('seated in time, or once the kitchen cooks, nothing moves (bookings-19)', async () => {
  const { booking, order_number } = await bookWithDishes();
  untilEvening('19:58');
  expect((await seat(booking)).status).toBe(200);
  expect((await rowOf(order_number)).scheduled_for).toEqual(new Date(evening('20:00')));
  setClocks(noon);
  room = await addRoom(one);
  const other = await bookWithDishes();
  untilEvening('19:00');
  const { version } = await rowOf(other.order_number);
  const params = { order_number: other.order_number };
  await room.desk.ok(moveOrder, { params, body: { to: 'preparing', version } });
  expect((await seat(other.booking)).status).toBe(200);
  expect(await rowOf(other.order_number)).toMatchObject({
    status: 'preparing',
    scheduled_for: new Date(evening('20:00')),
  });
});

test('a full kitchen refuses nobody who sits there, and its minutes go along (bookings-19)', async () => {
  const capacity = { slot_capacity_minutes: 5 };
  await one.db.updateTable('restaurants').set(capacity).where('restaurant_id', '=', room.restaurant_id).execute();
  const parties = [await bookWithDishes('20:00'), await bookWithDishes('21:00')];
  untilEvening('19:00');
  const seated = await Promise.all(parties.map(({ booking }) => seat(booking)));
  expect(seated).toMatchObject([{ status: 200 }, { status: 200 }]);
  const rows = await Promise.all(parties.map(({ order_number }) => rowOf(order_number)));
  expect(rows.map((row) => isDueNow(row))).toEqual([true, true]);
  expect(new Set(rows.map(({ slot_at }) => slot_at?.getTime())).size).toBe(1);
});

test('pressed by two at once, and begun by the kitchen meanwhile, one order is cooked once (bookings-19)', async () => {
  const { booking, order_number } = await bookWithDishes();
  untilEvening('19:00');
  const { version } = await rowOf(order_number);
  const cook = room.desk.call(moveOrder, { params: { order_number }, body: { to: 'preparing', version } });
  const answers = await Promise.all([seat(booking), seat(booking), cook]);
  const [first = 0, second = 0, cooked = 0] = answers.map(({ status }) => status);
  expect([first, second].toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([200, 409]).toContain(cooked);
  const row = await rowOf(order_number);
  expect(row.status).toBe(cooked === 200 ? 'preparing' : 'accepted');
});
