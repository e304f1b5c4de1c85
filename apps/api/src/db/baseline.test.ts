import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { baselineLast } from './baseline.ts';
import { migrate } from './migrate.ts';

const migrations = join(import.meta.dirname, 'migrations');
const names = readdirSync(migrations)
  .filter((name) => name <= baselineLast)
  .toSorted();
/** The names and checksums of the files before the baseline, as a database of theirs has them. */
const earlier = readFileSync(join(import.meta.dirname, 'testing/earlier-history.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' '));

let database: TestDatabase;
let client: pg.Client;
/** The baseline alone: what came after it is in the tests' databases, and not in those that are taken over. */
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tawa-baseline-'));
  for (const name of names) cpSync(join(migrations, name), join(folder, name));
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await client.end();
  await database.drop();
});

async function pretendHistory(history: string[][]): Promise<void> {
  await client.query('delete from schema_migrations');
  for (const row of history) await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', row);
}
async function listHistory(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name);
}

test('a database of all files before the baseline is taken over, and a second run finds nothing to do', async () => {
  await pretendHistory(earlier);
  const lines: string[] = [];
  const run = () => migrate({ url: database.url, folder, log: (line) => lines.push(line) });
  expect(await run()).toEqual([]);
  expect(lines).toEqual(['took the database of 0107_rider_rounds.sql over as one of 0011_links.sql']);
  expect(await listHistory()).toEqual(names);
  expect(await run()).toEqual([]);
  expect(lines).toHaveLength(1);
});

test('what comes after the baseline is applied to a database that was taken over', async () => {
  await pretendHistory(earlier);
  writeFileSync(join(folder, '9999_later.sql'), '-- release before: runs\ncreate table later (n int)');
  expect(await migrate({ url: database.url, folder })).toEqual(['9999_later.sql']);
  expect((await client.query('select * from later')).rows).toEqual([]);
});

test('a database of some of the earlier files is refused, with what to do, and stays as it is', async () => {
  const some = earlier.slice(0, -1);
  await pretendHistory(some);
  await expect(migrate({ url: database.url })).rejects.toThrow(
    /stands at 0106_columns_that_are_written\.sql\. Start the last version that has 0107_rider_rounds\.sql on it once/,
  );
  expect(await listHistory()).toEqual(some.map(([name]) => name));
});

test('a history that was changed is none of the earlier files, whatever its names', async () => {
  await pretendHistory(
    earlier.map(([name = '', sum = ''], index) => [name, index === 40 ? sum.replace(/^./, '-') : sum]),
  );
  await expect(migrate({ url: database.url })).rejects.toThrow(/was made by an earlier version/);
});
