import { holdTable, waitForTable } from '@tawa/contract/tables/bookings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { sweepBookings } from './bookings.timers.ts';
import { openRace } from './testing/last-table.ts';
import { addRoom, evening, openHouse, person } from './testing/room.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openHouse();
});
afterAll(() => world.close());

test('40 at once over two processes for the last place: one gets it, the others the next free times (bookings-2)', async () => {
  const { race, close } = await openRace();
  try {
    for (let round = 0; round < 3; round++)
      expect(await race(40)).toEqual({ held: 1, refused: 39, offered: 39, others: [] });
  } finally {
    await close();
  }
});

test('a crowd larger than the connections is answered all the same, by the first call of a process too', async () => {
  const { race, close } = await openRace({ DATABASE_POOL: '3' });
  try {
    expect(await race(60)).toEqual({ held: 1, refused: 59, offered: 59, others: [] });
  } finally {
    await close();
  }
});

test('two processes with workers of their own end each hold exactly once, and tell who waits once (bookings-3)', async () => {
  const one = await openHouse();
  const two = await openHouse(one.databaseUrl);
  const both = [one, two];
  try {
    const rooms = await Promise.all(Array.from({ length: 6 }, () => addRoom(one)));
    const waiting = rooms.map(({ restaurant_id }) => ({ restaurant_id, email: `waits.${restaurant_id}@example.in` }));
    const numbers: string[] = [];
    for (const { restaurant_id, email } of waiting) {
      const body = { restaurant_id, starts_at: evening('20:00'), guests: 4 };
      const holds = [await one.guest.ok(holdTable, { body }), await two.guest.ok(holdTable, { body })];
      numbers.push(...holds.map(({ booking_number }) => booking_number));
      await one.guest.ok(waitForTable, { body: { ...body, ...person, email } });
    }
    await sql`update bookings set held_until = clock_timestamp() where state = 'held'`.execute(one.db);
    await Promise.all([one, two, one, two].flatMap(({ deps }) => [sweepBookings(deps), deps.jobs.runDue()]));
    const lettersOf = async () => (await Promise.all(both.map((world) => world.letters()))).flat();
    const told = async () => {
      const letters = await lettersOf();
      return waiting.map(({ email }) => letters.filter(({ to }) => to === email).length);
    };
    await expect.poll(told, { timeout: 10_000 }).not.toContain(0);
    await Promise.all(both.map(({ deps }) => sweepBookings(deps)));
    expect(await told()).toEqual(waiting.map(() => 1));
    const ends = await one.db
      .selectFrom('bookings as b')
      .innerJoin('booking_events as e', 'e.booking_id', 'b.booking_id')
      .select(['b.booking_number', 'b.state', 'b.version'])
      .where('e.type', '=', 'expired')
      .orderBy('b.booking_number')
      .execute();
    expect(ends).toEqual(
      numbers.toSorted().map((booking_number) => ({ booking_number, state: 'expired', version: 2 })),
    );
  } finally {
    await two.close();
    await one.close();
  }
});

test('the database itself refuses two living bookings of one table at one time, and two parties sitting at it (bookings-1)', async () => {
  const room = await addRoom(world);
  let number = 100_000;
  const add = async (from: string, to: string, state: string, table = room.tables.A) => {
    number += 1;
    const place = { venue_id: room.venue_id, starts_at: evening(from), ends_at: evening(to), state };
    await world.db.transaction().execute(async (tx) => {
      const { booking_id } = await tx
        .insertInto('bookings')
        .values({
          ...place,
          booking_number: `TB-${number}`,
          restaurant_id: room.restaurant_id,
          source: 'phone',
          name: 'Asha Rao',
          guests: 2,
        })
        .returning('booking_id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('booking_tables')
        .values({ ...place, booking_id, table_id: table })
        .execute();
    });
    return `TB-${number}`;
  };
  const first = await add('18:00', '19:30', 'confirmed');
  await add('19:30', '21:00', 'confirmed');
  await expect(add('19:00', '20:00', 'requested')).rejects.toThrow('booking_tables_taken_excl');
  await add('19:00', '20:00', 'cancelled');
  const longer = sql`update bookings set ends_at = ${evening('20:00')} where booking_number = ${first}`;
  await expect(longer.execute(world.db)).rejects.toThrow('booking_tables_taken_excl');
  const bare = sql`delete from booking_tables where booking_id = (select booking_id from bookings where booking_number = ${first})`;
  const touched = sql`update bookings set state = 'arrived' where booking_number = ${first}`;
  const emptied = world.db.transaction().execute(async (tx) => {
    await bare.execute(tx);
    await touched.execute(tx);
  });
  await expect(emptied).rejects.toThrow('A booking has no table.');
  await sql`update bookings set state = 'seated' where booking_number = ${first}`.execute(world.db);
  await expect(add('21:30', '22:30', 'seated')).rejects.toThrow('booking_tables_seated_key');
});
