import * as contract from '@tawa/contract/tables/bookings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { remindGuests, sweepBookings } from './bookings.timers.ts';
import { addRoom, evening, noon, openHouse, person, type Room } from './testing/room.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openHouse();
});
afterAll(() => world.close());

/** With one table for four. */
async function addSmallRoom(settings = {}): Promise<Room> {
  const room = await addRoom(world, settings);
  await world.db.deleteFrom('table_joins').where('venue_id', '=', room.venue_id).execute();
  return room;
}

async function fill(room: Room, clock: string) {
  const customer = await world.addUser();
  const caller = world.as(customer);
  const starts_at = evening(clock);
  const held = await caller.ok(contract.holdTable, {
    body: { restaurant_id: room.restaurant_id, starts_at, guests: 4 },
  });
  const { booking_number, token } = held;
  const body = { booking_number, token, ...person, email: customer.email };
  const booking = await caller.ok(contract.bookTable, { body });
  return { caller, customer, booking };
}
const wait = (room: Room, email: string, guests = 4) =>
  world.guest.call(contract.waitForTable, {
    body: { restaurant_id: room.restaurant_id, starts_at: evening('20:00'), guests, ...person, email },
  });
/** How often each was told; the letters are asked for once, as two who ask at once share the work that brings them. */
async function told(emails: readonly string[]): Promise<number[]> {
  const letters = (await world.letters()).filter(({ subject }) => subject.startsWith('A table is free'));
  return emails.map((email) => letters.filter(({ to }) => to === email).length);
}

test('the first who waits is told once when a table frees, the second when it frees again (bookings-8)', async () => {
  const room = await addSmallRoom();
  const taken = await fill(room, '20:00');
  const emails = ['first@example.in', 'second@example.in'];
  for (const email of emails) expect((await wait(room, email)).status).toBe(201);
  expect((await wait(room, 'first@example.in')).status).toBe(201);
  expect(await told(emails)).toEqual([0, 0]);
  await taken.caller.ok(contract.cancelBooking, { body: { booking_number: taken.booking.booking_number } });
  expect(await told(emails)).toEqual([1, 0]);
  const again = await fill(room, '20:00');
  await again.caller.ok(contract.cancelBooking, { body: { booking_number: again.booking.booking_number } });
  expect(await told(emails)).toEqual([1, 1]);
});

test('nobody waits for what is free, or for a time that is none', async () => {
  const room = await addSmallRoom();
  expect((await wait(room, 'early@example.in')).status).toBe(409);
  const body = { restaurant_id: room.restaurant_id, starts_at: evening('12:00'), guests: 2, ...person };
  expect((await world.guest.call(contract.waitForTable, { body })).status).toBe(400);
});

test('guests are reminded the day before, once, and only those who booked before that (bookings-9)', async () => {
  const room = await addSmallRoom();
  const [early, late] = [await fill(room, '20:00'), await fill(await addSmallRoom(), '20:00')];
  const madeAt = (made: string, number: string) =>
    world.db
      .updateTable('bookings')
      .set({ created_on: new Date(made) })
      .where('booking_number', '=', number)
      .execute();
  await madeAt('2036-06-16T12:00:00Z', early.booking.booking_number);
  await madeAt('2036-06-16T13:00:00Z', late.booking.booking_number);
  world.clock.set(evening('00:00'));
  await Promise.all([remindGuests(world.deps), remindGuests(world.deps)]);
  world.clock.set(noon);
  const reminders = async (email: string) =>
    (await world.letters()).filter((letter) => letter.to === email && letter.subject.includes('coming up')).length;
  expect([await reminders(early.customer.email), await reminders(late.customer.email)]).toEqual([1, 0]);
});

test('a request nobody answered ends half an hour before its time, with a letter (bookings-9)', async () => {
  const room = await addSmallRoom({ auto_confirm: false });
  const { caller, customer, booking } = await fill(room, '20:00');
  world.clock.set(evening('19:31'));
  await sweepBookings(world.deps);
  world.clock.set(noon);
  const read = await caller.ok(contract.readBooking, { body: { booking_number: booking.booking_number } });
  expect(read).toMatchObject({ state: 'declined', reason: 'The restaurant did not answer in time.' });
  expect(
    (await world.letters()).some((letter) => letter.to === customer.email && letter.subject.includes('no table')),
  ).toBe(true);
});
