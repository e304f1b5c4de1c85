import * as contract from '@tawa/contract/tables/bookings';
import type { TestCaller } from '#testing/caller.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import type { Tx } from '#platform/database/db.ts';
import { expireHolds, newNumber, takingTables } from './holds.service.ts';
import { addRoom, evening, noon, openHouse, person, type Room } from './testing/room.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openHouse();
});
afterAll(() => world.close());

const hold = (room: Room, clock: string, guests = 2, caller: TestCaller = world.guest) =>
  caller.ok(contract.holdTable, { body: { restaurant_id: room.restaurant_id, starts_at: evening(clock), guests } });
const keyOf = ({ booking_number, token }: { booking_number: string; token: string }) => ({ booking_number, token });
const timesOf = async (room: Room, guests = 2, date = '2036-06-17') =>
  world.guest.ok(contract.listTableTimes, { params: { id: room.restaurant_id }, query: { date, guests } });
const reasonAt = async (room: Room, clock: string, guests = 2) =>
  (await timesOf(room, guests)).times.find(
    (time) => new Date(time.starts_at).getTime() === new Date(evening(clock)).getTime(),
  )?.reason;
const lettersTo = async (email: string) => (await world.letters()).filter((letter) => letter.to === email);
const book = async (room: Room, clock: string, guests = 2) => {
  const customer = await world.addUser();
  const caller = world.as(customer);
  const held = await hold(room, clock, guests, caller);
  const body = { ...keyOf(held), ...person, email: customer.email, note: 'Window' };
  return { customer, caller, booking: await caller.ok(contract.bookTable, { body }), token: held.token };
};

describe('the times of a day', () => {
  test('say which are free, and why the others are not', async () => {
    const room = await addRoom(world);
    const day = await timesOf(room);
    expect(day).toMatchObject({
      takes_bookings: true,
      first_date: '2036-06-16',
      last_date: '2036-07-16',
      hold_minutes: 10,
    });
    expect(day.times).toHaveLength(9);
    expect(day.times.every((time) => time.reason === null)).toBe(true);
    for (let count = 0; count < 3; count++) await hold(room, '20:00');
    expect(await reasonAt(room, '20:00')).toBe('taken');
    expect(await reasonAt(room, '18:30')).toBeNull();
    expect(await reasonAt(room, '19:00')).toBe('taken');
    expect(await reasonAt(room, '21:30')).toBeNull();
  });

  test('a restaurant without bookings, unlisted or unknown says so', async () => {
    const off = await addRoom(world, { takes_bookings: false });
    expect(await timesOf(off)).toMatchObject({ takes_bookings: false, times: [] });
    expect(await timesOf({ ...off, restaurant_id: 999_999 })).toMatchObject({ takes_bookings: false });
    const body = { restaurant_id: off.restaurant_id, starts_at: evening('20:00'), guests: 2 };
    expect((await world.guest.call(contract.holdTable, { body })).status).toBe(404);
  });

  test('of the last day of the calendar are none, from a restaurant without bookings as well', async () => {
    const off = await addRoom(world, { takes_bookings: false });
    expect(await timesOf(off, 2, '9999-12-31')).toMatchObject({ first_date: '2036-06-16', times: [] });
    expect(await timesOf(await addRoom(world), 2, '9999-12-31')).toMatchObject({ last_date: '2036-07-16', times: [] });
  });

  test('joined tables are offered to those whom no single table takes', async () => {
    const room = await addRoom(world);
    await hold(room, '20:00', 4);
    const joined = await hold(room, '20:00', 3);
    const held = await world.db
      .selectFrom('booking_tables as bt')
      .innerJoin('bookings as b', 'b.booking_id', 'bt.booking_id')
      .select('bt.table_id')
      .where('b.booking_number', '=', joined.booking_number)
      .execute();
    expect(new Set(held.map((row) => row.table_id))).toEqual(new Set([room.tables.A, room.tables.B]));
    expect(await reasonAt(room, '20:00', 1)).toBe('taken');
  });

  test('restaurants of a city with a table at the time, or within an hour of it (bookings-12)', async () => {
    const [free, full] = [await addRoom(world), await addRoom(world)];
    for (let count = 0; count < 3; count++) await hold(full, '20:00');
    const { city_id } = await world.db
      .selectFrom('restaurants')
      .select('city_id')
      .where('restaurant_id', '=', full.restaurant_id)
      .executeTakeFirstOrThrow();
    await world.db
      .updateTable('restaurants')
      .set({ city_id })
      .where('restaurant_id', '=', free.restaurant_id)
      .execute();
    const query = { date: '2036-06-17', time: '20:00', guests: 2, city: String(city_id) };
    const { restaurants } = await world.guest.ok(contract.listRestaurantsWithTable, { query });
    expect(restaurants.map((one) => one.restaurant_id)).toEqual([free.restaurant_id]);
    const later = await world.guest.ok(contract.listRestaurantsWithTable, { query: { ...query, time: '21:00' } });
    expect(later.restaurants.map((one) => one.restaurant_id)).toEqual([free.restaurant_id, full.restaurant_id]);
    expect(later.restaurants[1]?.times).toEqual(
      [evening('21:30'), evening('22:00')].map((text) => new Date(text).toISOString()),
    );
  });
});

describe('holding', () => {
  test.each([
    ['a time between the offered ones', evening('20:10'), 2, 400],
    ['a time when it is closed', evening('12:00'), 2, 400],
    ['the last hour', evening('22:30'), 2, 400],
    ['half an hour from now', '2036-06-16T13:00:00+05:30', 2, 400],
    ['a day beyond the horizon', '2036-07-20T20:00:00+05:30', 2, 400],
    ['six guests', evening('20:00'), 6, 400],
    ['nobody', evening('20:00'), 0, 400],
    ['no time at all', 'tomorrow', 2, 400],
    ['more than any tables seat', evening('20:00'), 5, 409],
  ])('%s is refused', async (_what, starts_at, guests, status) => {
    const room = await addRoom(world);
    const body = { restaurant_id: room.restaurant_id, starts_at, guests };
    expect((await world.guest.call(contract.holdTable, { body })).status).toBe(status);
  });

  test('a taken time is answered with the nearest free ones', async () => {
    const room = await addRoom(world);
    for (let count = 0; count < 3; count++) await hold(room, '20:00');
    const body = { restaurant_id: room.restaurant_id, starts_at: evening('20:00'), guests: 2 };
    const answered = await world.guest.call(contract.holdTable, { body });
    expect(answered).toMatchObject({ status: 409, body: { code: 'TABLE_TAKEN' } });
    if (answered.status !== 409 || !('times' in answered.body)) throw new Error('No times were offered.');
    expect(answered.body.times.map((time) => time.starts_at)).toEqual(
      ['18:00', '18:30', '21:30', '22:00'].map((clock) => new Date(evening(clock)).toISOString()),
    );
  });

  test('a hold ends by the database’s clock, exactly once, and its table is free again (bookings-3)', async () => {
    const room = await addRoom(world);
    const holds = [await hold(room, '20:00'), await hold(room, '20:00'), await hold(room, '20:00')];
    const numbers = holds.map((one) => one.booking_number);
    await world.db
      .updateTable('bookings')
      .set({ held_until: new Date(Date.now() - 1000) })
      .where('booking_number', 'in', numbers)
      .execute();
    expect(await reasonAt(room, '20:00')).toBeNull();
    const body = { ...keyOf(holds[0] ?? { booking_number: '', token: '' }), ...person };
    expect(await world.guest.call(contract.bookTable, { body })).toMatchObject({
      status: 409,
      body: { code: 'HOLD_OVER' },
    });
    await Promise.all([1, 2, 3, 4].map(() => expireHolds(world.deps)));
    const events = await world.db
      .selectFrom('booking_events as e')
      .innerJoin('bookings as b', 'b.booking_id', 'e.booking_id')
      .select('b.booking_number')
      .where('e.type', '=', 'expired')
      .where('b.booking_number', 'in', numbers)
      .execute();
    expect(events.map((event) => event.booking_number).sort()).toEqual(numbers.toSorted());
    await hold(room, '20:00');
  });

  test('a hold that is given back frees the table at once', async () => {
    const room = await addRoom(world);
    await hold(room, '20:00', 4);
    const held = await hold(room, '20:00', 4);
    expect(await reasonAt(room, '20:00', 4)).toBe('taken');
    await world.guest.ok(contract.releaseTable, { body: keyOf(held) });
    expect(await reasonAt(room, '20:00', 4)).toBeNull();
  });
});

describe('a customer', () => {
  test('books at once, hears of it with a calendar file, and so does the restaurant', async () => {
    const room = await addRoom(world);
    const { customer, caller, booking } = await book(room, '20:00');
    expect(booking).toMatchObject({
      state: 'confirmed',
      table_names: ['A'],
      can_change: true,
      needs_code: false,
      note: 'Window',
    });
    expect(booking.calendar).toContain('DTSTART:20360617T143000Z');
    const [letter] = await lettersTo(customer.email);
    expect(letter?.subject).toContain('Your table is booked');
    expect(letter?.attachments?.[0]?.content).toContain(`SUMMARY:Table for 2 guests`);
    const notices = await world.db
      .selectFrom('notifications')
      .select(['kind', 'user_id'])
      .where('subject_key', 'like', `${booking.booking_number}%`)
      .execute();
    expect(notices.map((notice) => notice.kind).sort()).toEqual(['booking', 'kitchen_booking']);
    const { bookings } = await caller.ok(contract.listOwnBookings, { query: {} });
    expect(bookings.map((one) => one.booking_number)).toEqual([booking.booking_number]);
  });

  test('waits for an answer where the restaurant answers by hand', async () => {
    const room = await addRoom(world, { auto_confirm: false });
    expect((await book(room, '20:00')).booking.state).toBe('requested');
  });

  test('moves to another time and party, and never onto a taken table', async () => {
    const room = await addRoom(world);
    const { caller, booking } = await book(room, '20:00', 4);
    const change = {
      booking_number: booking.booking_number,
      version: booking.version,
      starts_at: evening('20:30'),
      guests: 3,
    };
    const moved = await caller.ok(contract.changeBooking, { body: change });
    expect(moved).toMatchObject({ state: 'confirmed', guests: 3, starts_at: new Date(evening('20:30')).toISOString() });
    expect((await caller.call(contract.changeBooking, { body: change })).status).toBe(409);
    for (let count = 0; count < 2; count++) await hold(room, '19:00');
    const clash = { ...change, version: moved.version, starts_at: evening('19:00'), guests: 2 };
    expect((await caller.ok(contract.changeBooking, { body: clash })).table_names).toEqual(['C']);
    for (let count = 0; count < 2; count++) await hold(room, '21:00', 4);
    const again = { ...clash, version: moved.version + 1, starts_at: evening('21:00'), guests: 4 };
    expect(await caller.call(contract.changeBooking, { body: again })).toMatchObject({
      status: 409,
      body: { code: 'TABLE_TAKEN' },
    });
  });

  test('cancels until two hours before, and not after (bookings-6)', async () => {
    const room = await addRoom(world);
    const [first, second] = [await book(room, '20:00'), await book(room, '20:00')];
    const cancelled = await first.caller.ok(contract.cancelBooking, {
      body: { booking_number: first.booking.booking_number, reason: 'Ill' },
    });
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelled_by: 'customer', reason: 'Ill' });
    world.clock.set(evening('18:01'));
    const key = { booking_number: second.booking.booking_number, token: second.token };
    const late = await world.guest.call(contract.cancelBooking, { body: key });
    world.clock.set(noon);
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('until 2 hours before') } });
  });

  test('never sees, changes or cancels what belongs to somebody else', async () => {
    const room = await addRoom(world);
    const { booking } = await book(room, '20:00');
    const { booking_number, version } = booking;
    const other = world.as(await world.addUser());
    const token = 'x'.repeat(43);
    for (const caller of [other, world.guest, room.desk])
      for (const key of [{ booking_number }, { booking_number, token }]) {
        expect((await caller.call(contract.readBooking, { body: key })).status).toBe(404);
        expect((await caller.call(contract.cancelBooking, { body: key })).status).toBe(404);
        const change = { ...key, version, starts_at: evening('21:00'), guests: 2 };
        expect((await caller.call(contract.changeBooking, { body: change })).status).toBe(404);
      }
    expect((await other.ok(contract.listOwnBookings, { query: {} })).bookings).toEqual([]);
  });
});

describe('a guest', () => {
  const start = async (settings = {}) => {
    const room = await addRoom(world, settings);
    const email = `guest-${room.restaurant_id}@example.in`;
    const held = await hold(room, '20:00');
    const asked = await world.guest.ok(contract.bookTable, { body: { ...keyOf(held), ...person, email } });
    const letter = (await lettersTo(email)).find(({ subject }) => subject.includes('is your code'));
    return { room, email, key: keyOf(held), asked, code: letter?.subject.slice(0, 6) ?? '' };
  };

  test('stays requested until the mailed code is typed (bookings-7)', async () => {
    const { key, asked, code, email } = await start();
    expect(asked).toMatchObject({ state: 'requested', needs_code: true });
    const wrong = await world.guest.call(contract.verifyBooking, {
      body: { ...key, code: code === '000000' ? '000001' : '000000' },
    });
    expect(wrong).toMatchObject({ status: 400, body: { errors: { code: 'This is not the code that we sent.' } } });
    const confirmed = await world.guest.ok(contract.verifyBooking, { body: { ...key, code } });
    expect(confirmed).toMatchObject({ state: 'confirmed', needs_code: false });
    const letter = (await lettersTo(email)).at(-1);
    expect(letter?.text).toContain(`/booking/${key.booking_number}#${key.token}`);
  });

  test('has five tries, however many come at once (bookings-7)', async () => {
    const { key, code } = await start();
    const tryCode = async (text: string) =>
      JSON.stringify(await world.guest.call(contract.verifyBooking, { body: { ...key, code: text } }));
    const wrong = code === '111111' ? '222222' : '111111';
    const told = await Promise.all(Array.from({ length: 12 }, () => tryCode(wrong)));
    expect(told.filter((one) => one.includes('This is not the code'))).toHaveLength(5);
    for (const one of [...told.filter((one) => !one.includes('This is not the code')), await tryCode(code)])
      expect(one).toContain('Too many tries');
  });

  test('has a code of half an hour (bookings-7)', async () => {
    const { key, code } = await start();
    world.clock.advance(31 * 60_000);
    const late = await world.guest.call(contract.verifyBooking, { body: { ...key, code } });
    world.clock.set(noon);
    expect(late.status).toBe(400);
  });

  test('proves the address, but the restaurant still answers where it does so by hand', async () => {
    const { key, code } = await start({ auto_confirm: false });
    expect(await world.guest.ok(contract.verifyBooking, { body: { ...key, code } })).toMatchObject({
      state: 'requested',
      needs_code: false,
    });
  });

  test('cancels with the secret of the letter alone (bookings-7)', async () => {
    const { key } = await start();
    expect(await world.guest.ok(contract.cancelBooking, { body: key })).toMatchObject({ state: 'cancelled' });
  });
});

test('a booking number that was drawn before is drawn anew', async () => {
  const room = await addRoom(world);
  const held = [await hold(room, '18:00'), await hold(room, '20:00')].map((one) => one.booking_number);
  let tries = 0;
  const work = async (tx: Tx) => {
    tries++;
    const [first = '', second = ''] = held;
    const rename = tx.updateTable('bookings').set({ booking_number: tries === 1 ? first : newNumber() });
    await rename.where('booking_number', '=', second).execute();
    return tries;
  };
  expect(await takingTables(world.db, work)).toBe(2);
});
