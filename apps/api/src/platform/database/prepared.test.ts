import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import type { Db } from './db.ts';
import { StatementNames } from './prepared.ts';
import { transaction } from './transaction.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ poolerPort: 0 });
  await sql`create table shelves (shelf int)`.execute(world.db);
});
afterAll(() => world.close());

const read = async (db: Db, shelf: number) =>
  (await sql`select * from shelves where shelf >= ${shelf}`.execute(db)).rows;
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let turn = 0; turn < count; turn++) answers.push(await work());
  return answers;
};

test('what is asked again and again is parsed once in each connection', async () => {
  const kept = () =>
    transaction(world.db, async (tx) => {
      await read(tx, 1);
      const { rows } = await sql`select from pg_prepared_statements where statement like '%from shelves%'`.execute(tx);
      return rows.length;
    });
  expect(await times(4, kept)).toEqual([0, 0, 1, 1]);
});

const addColumn = (name: string) => sql.raw(`alter table shelves add column ${name} int`).execute(world.db);

test('a table that is changed while its statements are kept fails no call', async () => {
  await times(5, () => read(world.db, 2));
  await addColumn('height');
  expect(await read(world.db, 2)).toEqual([]);
});

test('a table that is changed while its statements are kept fails no transaction', async () => {
  await times(5, () => transaction(world.db, (tx) => read(tx, 3)));
  await addColumn('width');
  expect(await transaction(world.db, (tx) => read(tx, 3))).toEqual([]);
});

test('statements that find by a pattern or in part are planned for their values', () => {
  const names = new StatementNames();
  const again = (text: string) => [1, 2, 3, 4].map(() => names.nameOf(text) !== undefined);
  expect(again('select a from b where c = $1')).toEqual([false, false, true, true]);
  expect(again('select a from b where c ilike $1')).toEqual([false, false, false, false]);
  expect(again('select a from b where c <% $1')).toEqual([false, false, false, false]);
  expect(again('select a from b where c = $1 limit $2')).toEqual([false, false, false, false]);
});

test('no flood of statements that differ fills the connections', () => {
  const names = new StatementNames();
  const named = new Set<string>();
  for (let turn = 0; turn < 3; turn++)
    for (let index = 0; index < 500; index++) {
      const name = names.nameOf(`select ${index} where $1`);
      if (name) named.add(name);
    }
  expect(named.size).toBe(200);
});
