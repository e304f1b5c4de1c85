import { randomBytes, randomUUID } from 'node:crypto';
import { checkPayment, openPayment, payDemo } from '@tawa/contract/money/payments';
import { getQuote, placeOrder } from '@tawa/contract/ordering/checkout';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { checkPart, joinBookedTable, joinTable, openPart, readTable } from '@tawa/contract/tables/bills';
import { listDeskTables, makeTableCodes, openDeskBill, takeDeskRest } from '@tawa/contract/tables/bills.kitchen';
import * as contract from '@tawa/contract/tables/bookings';
import { moveDeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import type { TestApp } from '#testing/app.ts';
import type { TestCaller } from '#testing/caller.ts';
import type { TestUser } from '#testing/factories.ts';
import { addLacking } from '#modules/tables/bills/bills.service.ts';
import { addRoom, evening, noon, openHouse, person, type Room } from './testing/room.ts';

let world: TestApp;
let room: Room;
let user: TestUser;
let guest: TestCaller;
let menu_id: number;
beforeAll(async () => {
  world = await openHouse(undefined, { DEMO: '1' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  room = await addRoom(world);
  user = await world.addUser();
  guest = world.as(user);
  const dish = world.db.selectFrom('dishes').select('menu_id').where('restaurant_id', '=', room.restaurant_id);
  ({ menu_id } = await dish.executeTakeFirstOrThrow());
});
afterEach(() => refuseViolations(world.db));

const newSecret = () => randomBytes(32).toString('base64url');

async function book(): Promise<contract.Booking> {
  const body = { restaurant_id: room.restaurant_id, starts_at: evening('20:00'), guests: 2 };
  const { booking_number, token } = await guest.ok(contract.holdTable, { body });
  return guest.ok(contract.bookTable, { body: { booking_number, token, ...person } });
}

/** It is evening, and everybody has logged in again by then. */
async function untilEvening(clock: string): Promise<void> {
  world.clock.set(evening(clock));
  guest = world.as(user);
  room = { ...room, desk: world.as(room.owner) };
}

/** Dishes ordered with a booking, to be paid in cash or online; answers their number. */
async function orderAhead(booking_number: string, payment_method: 'cod' | 'upi' = 'cod'): Promise<string> {
  const items = [{ menu_id, quantity: 1, options: [], note: '' }];
  const { quote_id, total } = await guest.ok(getQuote, { body: { source: 'buy_now', items, booking_number } });
  const body = { quote_id, accept_total: total, payment_method, contact_phone: person.phone, instructions: '' };
  const placed = await guest.call(placeOrder, { headers: { 'idempotency-key': randomUUID() }, body });
  if (placed.status !== 201) throw new Error(`Placing answered ${placed.status}.`);
  return placed.body.order_number;
}

async function payAhead(order_number: string): Promise<void> {
  const { url } = await guest.ok(openPayment, { params: { order_number } });
  await guest.ok(payDemo, { params: { session: url.split('/').at(-1) ?? '' }, body: { action: 'pay', copies: 0 } });
  await guest.ok(checkPayment, { params: { order_number } });
}

const read = ({ booking_number }: contract.Booking) => guest.ok(contract.readBooking, { body: { booking_number } });
async function move(booking: contract.Booking, to: 'seated' | 'completed' | 'no_show') {
  const { booking_number, version } = await read(booking);
  return room.desk.ok(moveDeskBooking, { params: { booking_number }, body: { to, version } });
}
async function seat(booking: contract.Booking) {
  await untilEvening('20:00');
  return move(booking, 'seated');
}
const join = ({ booking_number }: contract.Booking, secret: string, caller = guest) =>
  caller.call(joinBookedTable, { body: { booking_number, secret } });
const deskBill = async () =>
  (await room.desk.ok(listDeskTables, {})).tables.find(({ bill }) => bill !== null)?.bill ?? null;
async function serve(order_number: string): Promise<void> {
  for (const to of ['preparing', 'ready', 'picked_up'] as const) {
    const { version } = await world.db
      .selectFrom('orders')
      .select('version')
      .where('order_number', '=', order_number)
      .executeTakeFirstOrThrow();
    await room.desk.ok(moveOrder, { params: { order_number }, body: { to, version } });
  }
}
const paymentOf = (order_number: string) =>
  world.db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .select(['p.status', 'p.amount', 'p.held_part'])
    .where('o.order_number', '=', order_number)
    .executeTakeFirstOrThrow();

test('a party that booked is seated at its bill with the dishes it ordered ahead, joins without the PIN and pays them with the bill (bills-16)', async () => {
  await room.desk.ok(makeTableCodes, {});
  const booking = await book();
  const order_number = await orderAhead(booking.booking_number);
  const secret = newSecret();
  expect((await join(booking, secret)).status).toBe(409);
  await seat(booking);
  expect(await read(booking)).toMatchObject({ state: 'seated', has_bill: true });
  expect(await deskBill()).toMatchObject({ rounds: [{ order_number }], guests: [] });
  const joined = await join(booking, secret);
  expect(joined.status).toBe(200);
  // Pressed twice it is the same guest, and nobody else gets in so.
  await join(booking, secret);
  expect((await join(booking, newSecret(), world.as(await world.addUser()))).status).toBe(404);
  const token = joined.status === 200 ? joined.body.token : '';
  const page = await guest.ok(readTable, { body: { token, secret } });
  const total = page.bill?.total ?? 0;
  expect(page).toMatchObject({
    state: 'in',
    name: person.name,
    bill: { people: [{ name: person.name, is_own: true, is_paid: false, rounds: [{ order_number }] }], left: total },
  });
  // Served, its cash stays due with the bill.
  await serve(order_number);
  expect(await paymentOf(order_number)).toMatchObject({ status: 'cod_due' });
  const opened = await guest.ok(openPart, { body: { token, secret, kind: 'own', amount: total, method: 'upi' } });
  const session = opened.url.split('bank=')[1] ?? '';
  await guest.ok(payDemo, { params: { session }, body: { action: 'pay', copies: 0 } });
  await guest.ok(checkPart, { body: { token, secret } });
  expect(await paymentOf(order_number)).toMatchObject({ status: 'captured', held_part: Math.round(total * 100) });
  expect((await guest.ok(readTable, { body: { token, secret } })).state).toBe('over');
  expect(await read(booking)).toMatchObject({ has_bill: false });
  await move(booking, 'completed');
});

test('what was paid online ahead stands on the bill as paid, a bill that runs there is joined, and the staff takes the rest (bills-16)', async () => {
  await room.desk.ok(makeTableCodes, {});
  const booking = await book();
  const order_number = await orderAhead(booking.booking_number, 'upi');
  await payAhead(order_number);
  await untilEvening('19:50');
  await room.desk.ok(openDeskBill, { params: { table_id: room.tables.A } });
  const pin = (await deskBill())?.pin ?? '';
  await seat(booking);
  expect(await deskBill()).toMatchObject({ pin, left: 0, rounds: [{ order_number }] });
  await serve(order_number);
  expect((await paymentOf(order_number)).status).toBe('captured');
});

test('what is paid online ahead only after the party was seated joins its bill as paid, and is theirs who booked (bills-16)', async () => {
  await room.desk.ok(makeTableCodes, {});
  const booking = await book();
  await untilEvening('18:30');
  const order_number = await orderAhead(booking.booking_number, 'upi');
  await move(booking, 'seated');
  const secret = newSecret();
  const told = await join(booking, secret);
  const token = told.status === 200 ? told.body.token : '';
  expect(await deskBill()).toMatchObject({ rounds: [] });
  await payAhead(order_number);
  expect(await deskBill()).toMatchObject({ left: 0, rounds: [{ order_number }] });
  await join(booking, secret);
  const { bill } = await guest.ok(readTable, { body: { token, secret } });
  expect(bill).toMatchObject({ left: 0, people: [{ is_own: true, is_paid: true, rounds: [{ order_number }] }] });
  await serve(order_number);
  expect((await paymentOf(order_number)).status).toBe('captured');
});

test('what was paid in the very moment in which its party was seated joins the bill within a minute (bills-16)', async () => {
  await room.desk.ok(makeTableCodes, {});
  const booking = await book();
  const order_number = await orderAhead(booking.booking_number);
  await seat(booking);
  // As the two would leave it that did not see each other.
  await world.db
    .deleteFrom('table_rounds')
    .where('order_id', '=', (eb) => eb.selectFrom('orders').select('order_id').where('order_number', '=', order_number))
    .execute();
  expect(await deskBill()).toMatchObject({ rounds: [] });
  await addLacking(world.deps);
  expect(await deskBill()).toMatchObject({ rounds: [{ order_number }] });
});

test('without a code on its table a party is seated as before, and dishes ordered ahead are paid as they are served (bills-16)', async () => {
  const booking = await book();
  const order_number = await orderAhead(booking.booking_number);
  await seat(booking);
  expect(await deskBill()).toBeNull();
  expect(await read(booking)).toMatchObject({ has_bill: false });
  await serve(order_number);
  expect((await paymentOf(order_number)).status).toBe('cod_collected');
});

test('a name that is taken at the table gets a number, and the staff takes what was ordered ahead in cash (bills-16)', async () => {
  await room.desk.ok(makeTableCodes, {});
  const booking = await book();
  const order_number = await orderAhead(booking.booking_number);
  await seat(booking);
  const first = newSecret();
  const told = await join(booking, first);
  const token = told.status === 200 ? told.body.token : '';
  const { pin } = await guest.ok(readTable, { body: { token, secret: first } });
  await guest.ok(joinTable, { body: { token, secret: newSecret(), name: 'Arjun', pin: pin ?? '' } });
  const second = newSecret();
  await join(booking, second);
  expect((await guest.ok(readTable, { body: { token, secret: second } })).name).toBe(`${person.name} 2`);
  await serve(order_number);
  const bill = await deskBill();
  if (!bill) throw new Error('No bill runs.');
  const { bill_id, version, open: amount } = bill;
  await room.desk.ok(takeDeskRest, { params: { bill_id }, body: { amount, version } });
  expect(await paymentOf(order_number)).toMatchObject({ status: 'cod_collected', held_part: 0 });
});
