import * as contract from '@tawa/contract/tables/bookings';
import * as desk from '@tawa/contract/tables/bookings.kitchen';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { openSession } from '#testing/sessions.ts';
import { addRoom, evening, noon, openHouse, person, type Room } from '../testing/room.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openHouse();
});
afterAll(() => world.close());

const phone = (room: Room, clock: string, change: object = {}) =>
  room.desk.call(desk.addDeskBooking, {
    body: { source: 'phone', guests: 2, name: 'Anil Mehta', phone: '9876543210', starts_at: evening(clock), ...change },
  });
async function booked(room: Room, clock: string, change: object = {}) {
  const answered = await phone(room, clock, change);
  if (answered.status !== 201) throw new Error(JSON.stringify(answered));
  return answered.body;
}
const place = (
  room: Room,
  number: string,
  body: { version: number; starts_at: string; ends_at: string; table_ids: number[] },
) => room.desk.call(desk.placeDeskBooking, { params: { booking_number: number }, body });
const move = (
  room: Room,
  { booking_number, version }: { booking_number: string; version: number },
  to: 'confirmed' | 'declined' | 'arrived' | 'seated' | 'completed' | 'cancelled' | 'no_show',
  reason = '',
) => room.desk.call(desk.moveDeskBooking, { params: { booking_number }, body: { to, version, reason } });
/** At an hour of the evening; sessions of noon are over by then. */
async function atEvening(clock: string, room: Room, work: () => Promise<void>) {
  world.clock.set(evening(clock));
  await openSession(world.deps, room.owner);
  const later = world.as(room.owner);
  Object.assign(room, { desk: later });
  try {
    await work();
  } finally {
    world.clock.set(noon);
  }
}

describe('the day', () => {
  test('has its bookings with tables, covers, requests of later days, and what may come next', async () => {
    const room = await addRoom(world);
    const first = await booked(room, '20:00', { guests: 4, occasion: 'birthday' });
    const day = await room.desk.ok(desk.getDeskDay, { query: { date: '2036-06-17' } });
    expect(day).toMatchObject({ date: '2036-06-17', today: '2036-06-16', covers_per_quarter: 100 });
    expect([day.opens_at, day.closes_at]).toEqual(
      ['18:00', '23:00'].map((clock) => new Date(evening(clock)).toISOString()),
    );
    expect(day.bookings).toEqual([first]);
    expect(first).toMatchObject({
      state: 'confirmed',
      table_ids: [room.tables.C],
      next: ['cancelled'],
      occasion: 'birthday',
    });
  });

  test('holds are in it while they last, and nobody else’s bookings ever', async () => {
    const [room, other] = [await addRoom(world), await addRoom(world)];
    const body = { restaurant_id: room.restaurant_id, starts_at: evening('20:00'), guests: 2 };
    await world.guest.ok(contract.holdTable, { body });
    const read = async (of: Room) => (await of.desk.ok(desk.getDeskDay, { query: { date: '2036-06-17' } })).bookings;
    expect((await read(room)).map((one) => one.state)).toEqual(['held']);
    expect(await read(other)).toEqual([]);
  });
});

describe('moving a booking', () => {
  const span = (from: string, to: string) => ({ starts_at: evening(from), ends_at: evening(to) });

  test('to a free table and time, and the guests hear of another time (bookings-10)', async () => {
    const room = await addRoom(world);
    const one = await booked(room, '20:00', { email: 'moved@example.in' });
    const answered = await place(room, one.booking_number, {
      version: one.version,
      ...span('20:30', '22:00'),
      table_ids: [room.tables.B],
    });
    expect(answered).toMatchObject({ status: 200, body: { table_ids: [room.tables.B], version: one.version + 1 } });
    const subjects = (await world.letters())
      .filter((letter) => letter.to === 'moved@example.in')
      .map((letter) => letter.subject);
    expect(subjects.some((subject) => subject.startsWith('Your booking has changed'))).toBe(true);
  });

  test('onto a taken table is refused in words, with nothing changed (bookings-10)', async () => {
    const room = await addRoom(world);
    const [one, two] = [await booked(room, '18:00'), await booked(room, '20:00', { table_ids: [room.tables.C] })];
    const answered = await place(room, one.booking_number, {
      version: one.version,
      ...span('19:00', '20:30'),
      table_ids: [room.tables.C],
    });
    expect(answered).toMatchObject({
      status: 409,
      body: { code: 'TABLE_TAKEN', message: 'C is taken 8:00 pm – 9:30 pm' },
    });
    const day = await room.desk.ok(desk.getDeskDay, { query: { date: '2036-06-17' } });
    expect(day.bookings).toEqual([one, two]);
  });

  test('a longer stay never runs into the next booking (bookings-10)', async () => {
    const room = await addRoom(world);
    const one = await booked(room, '18:00', { table_ids: [room.tables.A] });
    await booked(room, '20:00', { table_ids: [room.tables.A] });
    const longer = (to: string) =>
      place(room, one.booking_number, { version: one.version, ...span('18:00', to), table_ids: [room.tables.A] });
    expect((await longer('20:01')).status).toBe(409);
    expect((await longer('20:00')).status).toBe(200);
  });

  test('takes tables that can be joined, and no others', async () => {
    const room = await addRoom(world);
    const one = await booked(room, '20:00', { guests: 4 });
    const { A, B, C } = room.tables;
    const onto = (table_ids: number[], version = one.version) =>
      place(room, one.booking_number, { version, ...span('20:00', '22:00'), table_ids });
    expect(await onto([A, C])).toMatchObject({
      status: 400,
      body: { errors: { table_ids: 'These tables cannot be joined.' } },
    });
    expect(await onto([A])).toMatchObject({ status: 400, body: { errors: { table_ids: 'A seats 2.' } } });
    expect((await onto([A, A])).status).toBe(400);
    expect(await onto([A, B])).toMatchObject({ status: 200, body: { table_ids: [A, B] } });
    expect((await onto([C])).status).toBe(409);
  });

  test('to another restaurant’s table, by another restaurant, or for seven hours is refused', async () => {
    const [room, other] = [await addRoom(world), await addRoom(world)];
    const one = await booked(room, '20:00');
    const body = { version: one.version, ...span('20:00', '21:30') };
    expect((await place(room, one.booking_number, { ...body, table_ids: [other.tables.A] })).status).toBe(400);
    expect((await place(other, one.booking_number, { ...body, table_ids: [other.tables.A] })).status).toBe(404);
    const long = { ...body, starts_at: evening('12:00'), ends_at: evening('19:00'), table_ids: [room.tables.A] };
    expect((await place(room, one.booking_number, long)).status).toBe(400);
  });
});

describe('an evening', () => {
  test('arrived, seated, completed; the table is free again', async () => {
    const room = await addRoom(world);
    const one = await booked(room, '20:00');
    expect(await move(room, one, 'seated')).toMatchObject({
      status: 409,
      body: { message: 'This booking is for a later time.' },
    });
    await atEvening('19:55', room, async () => {
      const arrived = await move(room, one, 'arrived');
      expect(arrived).toMatchObject({ status: 200, body: { state: 'arrived', next: ['seated', 'cancelled'] } });
      expect((await move(room, one, 'seated')).status).toBe(409);
      const seated = await move(room, { ...one, version: one.version + 1 }, 'seated');
      expect(seated).toMatchObject({ status: 200, body: { state: 'seated', next: ['completed'] } });
      expect(await move(room, { ...one, version: one.version + 2 }, 'completed')).toMatchObject({
        status: 200,
        body: { next: [] },
      });
    });
  });

  test('nobody is a no-show before the grace is over (bookings-6)', async () => {
    const room = await addRoom(world);
    const one = await booked(room, '20:00');
    await atEvening('20:14', room, async () => expect((await move(room, one, 'no_show')).status).toBe(409));
    await atEvening('20:15', room, async () => expect((await move(room, one, 'no_show')).status).toBe(200));
  });

  test('a request is confirmed or declined with a reason that the guest reads', async () => {
    const room = await addRoom(world, { auto_confirm: false });
    const customer = await world.addUser();
    const caller = world.as(customer);
    const held = await caller.ok(contract.holdTable, {
      body: { restaurant_id: room.restaurant_id, starts_at: evening('20:00'), guests: 2 },
    });
    const { booking_number, token } = held;
    await caller.ok(contract.bookTable, { body: { booking_number, token, ...person, email: customer.email } });
    const { to_answer } = await room.desk.ok(desk.getDeskDay, { query: {} });
    const [request] = to_answer;
    if (!request) throw new Error('There is nothing to answer.');
    expect(request).toMatchObject({ booking_number, answer_by: new Date(evening('19:30')).toISOString() });
    expect(await move(room, request, 'declined')).toMatchObject({
      status: 400,
      body: { errors: { reason: 'Please say why.' } },
    });
    expect((await move(room, request, 'declined', 'A private party')).status).toBe(200);
    const letter = (await world.letters()).findLast(({ to }) => to === customer.email);
    expect(letter?.text).toContain('A private party');
  });

  test('guests who walk in sit at the smallest free table, and no two parties at one', async () => {
    const room = await addRoom(world);
    await atEvening('19:00', room, async () => {
      const walkIn = (guests: number, change: object = {}) =>
        room.desk.call(desk.addDeskBooking, { body: { source: 'walk_in', guests, name: 'At the door', ...change } });
      const answers = [await walkIn(2), await walkIn(2), await walkIn(2)];
      expect(answers.map((one) => (one.status === 201 ? one.body.table_ids[0] : 0))).toEqual([
        room.tables.A,
        room.tables.B,
        room.tables.C,
      ]);
      expect(await walkIn(2)).toMatchObject({
        status: 409,
        body: { message: 'No table is free for 2 until 8:30 pm.' },
      });
      expect((await walkIn(2, { table_ids: [room.tables.A] })).status).toBe(409);
    });
  });

  test('the next guests sit down only when the last ones left', async () => {
    const room = await addRoom(world);
    const [first, second] = [
      await booked(room, '18:00', { table_ids: [room.tables.A] }),
      await booked(room, '19:30', { table_ids: [room.tables.A] }),
    ];
    await atEvening('18:00', room, async () => expect((await move(room, first, 'seated')).status).toBe(200));
    await atEvening('19:35', room, async () => {
      expect(await move(room, second, 'seated')).toMatchObject({
        status: 409,
        body: { message: 'A is still taken by Anil Mehta.' },
      });
      expect((await move(room, { ...first, version: first.version + 1 }, 'completed')).status).toBe(200);
      expect((await move(room, second, 'seated')).status).toBe(200);
    });
  });
});

describe('notes and the waiting list', () => {
  test('the desk keeps a note that the guest never reads', async () => {
    const room = await addRoom(world);
    const one = await booked(room, '20:00');
    const params = { booking_number: one.booking_number };
    expect(await room.desk.ok(desk.noteDeskBooking, { params, body: { staff_note: 'Regulars' } })).toMatchObject({
      staff_note: 'Regulars',
    });
    const other = await addRoom(world);
    expect((await other.desk.call(desk.noteDeskBooking, { params, body: { staff_note: 'x' } })).status).toBe(404);
  });

  test('guests at the door wait, are told, and are seated off the list', async () => {
    const room = await addRoom(world);
    const wait = await room.desk.ok(desk.addDeskWait, { body: { name: 'Zoya Ali', guests: 2, phone: '9876543210' } });
    const other = await addRoom(world);
    const told = (of: Room) =>
      of.desk.call(desk.moveDeskWait, { params: { wait_id: wait.wait_id }, body: { to: 'told' } });
    expect((await told(other)).status).toBe(404);
    expect(await told(room)).toMatchObject({ status: 200, body: { state: 'told' } });
    const body = { source: 'walk_in' as const, guests: 2, name: 'Zoya Ali', wait_id: wait.wait_id };
    await room.desk.ok(desk.addDeskBooking, { body });
    expect((await room.desk.ok(desk.getDeskDay, { query: {} })).waits).toEqual([]);
    expect((await told(room)).status).toBe(404);
  });
});
