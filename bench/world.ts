import type { QueryResultRow } from 'pg';

export type Ask = <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

// A listing that changes holds a lock until its transaction ends, and PostgreSQL has room for some thousands of them.
const atOnce = 1000;
const ofThese = 'restaurant_id between $1 and $2';

const statements = [
  `delete from restaurant_exceptions where ${ofThese}`,
  `delete from restaurant_hours where ${ofThese}`,
  `insert into restaurant_hours (restaurant_id, weekday, opens, closes)
    select restaurant_id, weekday, '00:00', '24:00' from restaurants, generate_series(0, 6) weekday where ${ofThese}`,
  `update restaurants set switch = 'online', switch_until = null where lifecycle = 'active' and ${ofThese}`,
];

/** Opens every kitchen for good, so that the hour of a run changes nothing. */
export async function openKitchens(ask: Ask): Promise<void> {
  const [last] = await ask<{ id: number }>('select max(restaurant_id) as id from restaurants');
  for (let first = 1; first <= (last?.id ?? 0); first += atOnce)
    for (const statement of statements) await ask(statement, [first, first + atOnce - 1]);
  await ask('analyze');
}
