import { randomUUID } from 'node:crypto';
import { listAudit } from '@tawa/contract/insight/audit';
import { bookTable, holdTable, listTableTimes } from '@tawa/contract/tables/bookings';
import { getQuote, placeOrder } from '@tawa/contract/ordering/checkout';
import { listNotifications } from '@tawa/contract/accounts/notifications';
import * as contract from '@tawa/contract/tables/bookings.office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import type { TestCaller } from '#testing/caller.ts';
import { addRoom, evening, openHouse, person, type Room } from '../testing/room.ts';

let world: TestApp;
let office: TestCaller;
let token: string;
beforeAll(async () => {
  world = await openHouse();
  const ravi = await world.addUser({ role: 'admin', name: 'Ravi Nair' });
  office = world.as(ravi);
  token = await world.tokenOf(ravi);
});
afterAll(() => world.close());

async function file(address: string): Promise<string> {
  const reply = await world.app.inject({ url: `/api${address}`, headers: { authorization: `Bearer ${token}` } });
  expect(reply.headers['content-type']).toContain('text/csv');
  return reply.body;
}

const reason = 'The hall is flooded.';

async function book({ restaurant_id }: Room, guest: TestCaller, clock = '20:00', name = person.name) {
  const body = { restaurant_id, starts_at: evening(clock), guests: 2 };
  const { booking_number, token } = await guest.ok(holdTable, { body });
  return guest.ok(bookTable, { body: { booking_number, token, ...person, name } });
}

const cancel = (caller: TestCaller, { booking_number, version }: { booking_number: string; version: number }) =>
  caller.call(contract.cancelOfficeBooking, { params: { booking_number }, body: { version, reason } });

test('the office finds bookings of every restaurant by state, day, restaurant and words, and takes them along as a file (bookings-17)', async () => {
  const [room, other] = [await addRoom(world), await addRoom(world)];
  const guest = world.as(await world.addUser());
  const one = await book(room, guest, '20:00', 'Ramakrishnan =Iyer');
  const two = await book(other, guest, '21:00');
  await cancel(office, two);
  const find = async (query: object) =>
    (await office.ok(contract.listAllBookings, { query })).rows.map((row) => row.booking_number);
  expect(await find({ search: 'krishnan =i' })).toEqual([one.booking_number]);
  expect(await find({ restaurant: room.restaurant_id, state: 'confirmed', from: '2036-06-17' })).toEqual([
    one.booking_number,
  ]);
  expect(await find({ restaurant: other.restaurant_id, coming: '1' })).toEqual([]);
  expect(await find({ restaurant: other.restaurant_id, state: 'cancelled' })).toEqual([two.booking_number]);
  expect(await find({ search: one.booking_number, to: '2036-06-16' })).toEqual([]);
  const csv = await file('/admin/bookings/csv?search=krishnan');
  expect(csv).toContain(one.booking_number);
  expect(csv).not.toContain(two.booking_number);
});

test('a booking that the office cancels frees its table, ends its dishes, is told to both sides and written down (bookings-17)', async () => {
  const room = await addRoom(world);
  const asha = await world.addUser();
  const guest = world.as(asha);
  const booking = await book(room, guest);
  const { booking_number } = booking;
  const { menu_id } = await world.db
    .selectFrom('dishes')
    .select('menu_id')
    .where('restaurant_id', '=', room.restaurant_id)
    .executeTakeFirstOrThrow();
  const items = [{ menu_id, quantity: 1, options: [], note: '' }];
  const quote = await guest.ok(getQuote, { body: { source: 'buy_now', items, booking_number } });
  const order = { quote_id: quote.quote_id, accept_total: quote.total, payment_method: 'cod' as const };
  const placed = await guest.call(placeOrder, {
    headers: { 'idempotency-key': randomUUID() },
    body: { ...order, contact_phone: person.phone, instructions: '' },
  });
  expect(placed.status).toBe(201);
  const params = { booking_number };
  const seen = await office.ok(contract.getOfficeBooking, { params });
  expect(seen).toMatchObject({ can_cancel: true, email: person.email, table_names: ['A'], history: [] });
  expect((await cancel(office, { booking_number, version: seen.version + 1 })).status).toBe(409);
  expect((await cancel(office, seen)).status).toBe(200);
  const after = await office.ok(contract.getOfficeBooking, { params });
  expect(after).toMatchObject({ state: 'cancelled', cancelled_by: 'admin', reason, can_cancel: false });
  expect(after.events.at(-1)).toMatchObject({ state: 'cancelled', actor_type: 'admin', actor: 'Ravi Nair', reason });
  expect(after.order).toBeNull();
  const row = await world.db
    .selectFrom('orders')
    .innerJoin('bookings', 'bookings.booking_id', 'orders.booking_id')
    .select('orders.status')
    .where('bookings.booking_number', '=', booking_number)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'cancelled' });
  const letter = (await world.letters()).find(({ subject }) => subject.includes(`is cancelled (${booking_number})`));
  expect(letter?.text).toContain(reason);
  const told = await room.desk.ok(listNotifications, { query: {} });
  expect(told.notifications.some(({ body }) => body.includes(booking_number) && body.includes(person.name))).toBe(true);
  const { rows } = await office.ok(listAudit, { query: { subject: 'booking', subject_id: booking_number } });
  expect(rows).toMatchObject([
    {
      action: 'booking.cancel',
      actor: 'Ravi Nair',
      reason,
      before: { state: 'confirmed' },
      after: { state: 'cancelled' },
    },
  ]);
  expect((await cancel(office, after)).status).toBe(409);
});

test('the office takes a venue out of booking with a reason; its bookings stay, and both steps are written down (venues-3)', async () => {
  const room = await addRoom(world);
  await world.db
    .updateTable('venues')
    .set({ name: 'Lotus court', type: 'garden' })
    .where('venue_id', '=', room.venue_id)
    .execute();
  const booking = await book(room, world.as(await world.addUser()));
  const params = { venue_id: room.venue_id };
  const listed = { search: 'lotus', type: 'garden' as const, active: '1' as const };
  expect(await office.ok(contract.listAllVenues, { query: listed })).toMatchObject({
    total: 1,
    rows: [{ name: 'Lotus court', tables: 3, capacity: 8, takes_bookings: 1, isactive: 1, coming_bookings: 1 }],
  });
  expect(await file('/admin/venues/csv?search=lotus&type=garden')).toContain('Lotus court');
  await office.ok(contract.setVenueActive, { params, body: { isactive: 0, reason } });
  expect((await office.ok(contract.listAllVenues, { query: listed })).total).toBe(0);
  const query = { date: '2036-06-17', guests: 2 };
  const { times } = await world.guest.ok(listTableTimes, { params: { id: room.restaurant_id }, query });
  expect(times).toEqual([]);
  const found = await office.ok(contract.getOfficeBooking, { params: { booking_number: booking.booking_number } });
  expect(found.state).toBe('confirmed');
  await office.ok(contract.setVenueActive, { params, body: { isactive: 1, reason: 'Dry again.' } });
  const venue = await office.ok(contract.getOfficeVenue, { params });
  expect(venue).toMatchObject({ isactive: 1, has_own_hours: false });
  expect(venue.table_list.map(({ name, max_seats }) => [name, max_seats])).toEqual([
    ['A', 2],
    ['B', 2],
    ['C', 4],
  ]);
  expect(venue.history.map((entry) => [entry.action, entry.reason])).toEqual([
    ['venue.switch_on', 'Dry again.'],
    ['venue.switch_off', reason],
  ]);
});

test('guests, customers and restaurants get none of it, and a reason must be given', async () => {
  const room = await addRoom(world);
  const guest = world.as(await world.addUser());
  const booking = await book(room, guest);
  const venue = { params: { venue_id: room.venue_id } };
  const one = { params: { booking_number: booking.booking_number } };
  const tries = (caller: TestCaller) =>
    Promise.all([
      caller.call(contract.listAllVenues, { query: {} }),
      caller.call(contract.exportAllVenues, { query: {} }),
      caller.call(contract.getOfficeVenue, venue),
      caller.call(contract.setVenueActive, { ...venue, body: { isactive: 0, reason } }),
      caller.call(contract.listAllBookings, { query: {} }),
      caller.call(contract.exportAllBookings, { query: {} }),
      caller.call(contract.getOfficeBooking, one),
      cancel(caller, booking),
    ]);
  const statuses = async (caller: TestCaller) => new Set((await tries(caller)).map(({ status }) => status));
  expect(await statuses(world.guest)).toEqual(new Set([401]));
  expect(await statuses(guest)).toEqual(new Set([403]));
  expect(await statuses(room.desk)).toEqual(new Set([403]));
  expect(await guest.ok(listTableTimes, { params: { id: room.restaurant_id }, query: {} })).toMatchObject({
    takes_bookings: true,
  });
  const blank = await office.call(contract.cancelOfficeBooking, { ...one, body: { version: 1, reason: ' ' } });
  expect(blank).toMatchObject({ status: 400, body: { errors: { reason: 'Give a reason' } } });
  const nowhere = { params: { booking_number: 'TB-ZZZZZZ' }, body: { version: 1, reason } };
  expect((await office.call(contract.cancelOfficeBooking, nowhere)).status).toBe(404);
  expect((await office.call(contract.getOfficeVenue, { params: { venue_id: 2_000_000_000 } })).status).toBe(404);
});
