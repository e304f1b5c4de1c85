import type { Insertable } from 'kysely';
import type { DB } from '#db/tables.ts';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant, type TestUser } from '#testing/factories.ts';

/** Monday, 12:30 in the restaurants' zone. */
export const noon = '2036-06-16T07:00:00.000Z';
/** The evening of the next day on the wall of the restaurants. */
export const evening = (clock: string) => `2036-06-17T${clock}:00+05:30`;

export interface Room {
  restaurant_id: number;
  venue_id: number;
  owner: TestUser;
  /** Calls of the restaurant. */
  desk: TestCaller;
  /** By name: A and B seat two and can be joined, C seats four. */
  tables: Record<'A' | 'B' | 'C', number>;
}

/** A whole server at noon; a second one joins the first one's database. */
export async function openHouse(databaseUrl?: string, change: Record<string, string> = {}): Promise<TestApp> {
  const env = { ...change, RATE_LIMIT_FACTOR: '100000', JWT_SECRET: 'two-processes-sign-with-one-key-7c1d' };
  const world = await startTestApp({ env, ...(databaseUrl !== undefined && { databaseUrl }) });
  world.clock.set(noon);
  return world;
}

type Settings = Partial<Insertable<DB['booking_settings']>>;

/** A restaurant open from 18:00 to 23:00 with three tables, which takes bookings. */
export async function addRoom(
  world: TestApp,
  settings: Settings = {},
  hours = { opens: '18:00', closes: '23:00' },
): Promise<Room> {
  const owner = await world.addUser({ role: 'restaurant' });
  const restaurant_id = await addRestaurant(world.deps, { owner_id: owner.userId }, hours);
  await addDish(world.deps, restaurant_id);
  const { venue_id } = await world.db
    .insertInto('venues')
    .values({ restaurant_id, name: 'Main hall', type: 'indoor' })
    .returning('venue_id')
    .executeTakeFirstOrThrow();
  const seats = { A: 2, B: 2, C: 4 };
  const rows = Object.entries(seats).map(([name, max_seats], spot_x) => ({
    venue_id,
    name,
    min_seats: 1,
    max_seats,
    spot_x,
    spot_y: 0,
  }));
  const added = await world.db.insertInto('dining_tables').values(rows).returning(['table_id', 'name']).execute();
  const idOf = (name: string) => added.find((table) => table.name === name)?.table_id ?? 0;
  const tables = { A: idOf('A'), B: idOf('B'), C: idOf('C') };
  await world.db.insertInto('table_joins').values({ venue_id, table_id: tables.A, joined_id: tables.B }).execute();
  await world.db
    .insertInto('booking_settings')
    .values({ takes_bookings: true, covers_per_quarter: 100, ...settings, restaurant_id })
    .execute();
  return { restaurant_id, venue_id, owner, desk: world.as(owner), tables };
}

export const person = { name: 'Meera Nair', email: 'meera@example.in', phone: '9845012345' };
