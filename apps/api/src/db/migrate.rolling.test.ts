import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Patience } from './migrating/apply-migration.ts';
import { dropDatabase, ensureDatabase } from './databases.ts';
import { migrate } from './migrate.ts';

let folder: string;
let name: string;
let url: string;
const clients: pg.Client[] = [];
const quick: Patience = { lockTimeoutMs: 100, tries: 100, pauseMs: 20 };
const runs = '-- release before: runs\n';
const concurrently = `${runs}-- way: concurrently\n`;
const inBatches = `${runs}-- way: batches\n`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tawa-rolling-'));
  name = `rolling_${randomBytes(6).toString('hex')}`;
  url = await ensureDatabase(inject('serverUrl'), name);
  write('0001_one.sql', 'create table t (n int not null, done boolean not null default false)');
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  rmSync(folder, { recursive: true });
  await dropDatabase(inject('serverUrl'), name);
});

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);
const run = (patience = quick, log?: (line: string) => void) => migrate({ url, folder, patience, log });
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}
async function listIndexes(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(
    "select c.relname, i.indisvalid from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = 't'::regclass",
  );
  return rows;
}

test('the release before starts on a newer database whose files say that it goes on, and says so (migrations-1)', async () => {
  write('0040_wider.sql', `${runs}alter table t add column note text`);
  await run();
  unlinkSync(join(folder, '0040_wider.sql'));
  const lines: string[] = [];
  expect(await run(quick, (line) => lines.push(line))).toEqual([]);
  expect(lines).toEqual(['the database is of a newer release, up to 0040_wider.sql']);
});

test('it does not start where one of them says that it cannot (migrations-1)', async () => {
  write('0040_narrower.sql', '-- release before: stops\nalter table t drop column done');
  write('0041_wider.sql', `${runs}alter table t add column note text`);
  await run();
  unlinkSync(join(folder, '0040_narrower.sql'));
  unlinkSync(join(folder, '0041_wider.sql'));
  await expect(run()).rejects.toThrow(/0040_narrower\.sql applied, on which this release cannot run/);
});

test('a database that an older program has migrated is known to stop others (migrations-1)', async () => {
  const client = await connect();
  await client.query(
    `create table schema_migrations (name text primary key, checksum text not null, applied_on timestamptz not null default now())`,
  );
  await client.query("insert into schema_migrations values ('0002_old.sql', 'x')");
  await expect(run()).rejects.toThrow(/0002_old\.sql applied, on which/);
});

test.each([
  ['says nothing of the release before', 'select 1', /does not say "-- release before: runs"/],
  ['says something unknown of it', '-- release before: maybe\nselect 1', /does not say/],
  ['goes an unknown way', `${runs}-- way: slowly\nselect 1`, /goes no known way: "slowly"/],
  [
    'stands outside of a transaction with more than indexes',
    `${concurrently}update t set n = 1`,
    /outside of a transaction/,
  ],
  [
    'may leave a half-built index behind',
    `${concurrently}create index concurrently i on t (n)`,
    /outside of a transaction/,
  ],
  ['goes in batches with two statements', `${inBatches}select 1;\nselect 2;`, /has 2 statements, not one/],
])('a file that %s is refused before anything is changed (migrations-2)', async (_, sql, message) => {
  write('0040_wrong.sql', sql);
  await expect(run()).rejects.toThrow(message);
  expect((await (await connect()).query("select to_regclass('t') as t")).rows).toEqual([{ t: null }]);
});

test('whoever uses a table is never kept waiting longer than the lock is tried for, and the file comes through (migrations-3)', async () => {
  await run();
  const [holder, visitor] = [await connect(), await connect()];
  await holder.query('begin; select * from t');
  write('0040_wider.sql', `${runs}alter table t add column note text`);
  const applied = run({ ...quick, pauseMs: 300 });
  const waits: number[] = [];
  for (const end = performance.now() + 1500; performance.now() < end; await sleep(10)) {
    const begun = performance.now();
    await visitor.query('select count(*) from t');
    waits.push(performance.now() - begun);
  }
  expect(Math.max(...waits)).toBeLessThan(280);
  await holder.query('commit');
  expect(await applied).toEqual(['0040_wider.sql']);
});

test('a file that is given up because it and a visitor waited for each other begins again (migrations-7)', async () => {
  write('0001_one.sql', 'create table t (n int); create table u (n int)');
  await run();
  const [visitor, watcher] = [await connect(), await connect()];
  await visitor.query("set deadlock_timeout = '20s'; begin; select * from u");
  write('0040_wider.sql', `${runs}alter table t add column note text;\nalter table u add column note text;`);
  const applied = run({ lockTimeoutMs: 5000, tries: 3, pauseMs: 20 });
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await watcher.query(waiting)).rows.length === 0) await sleep(10);
  await visitor.query('select * from t; commit');
  expect(await applied).toEqual(['0040_wider.sql']);
  const { rows } = await watcher.query('select deadlocks from pg_stat_database where datname = current_database()');
  expect(rows).toEqual([{ deadlocks: '1' }]);
});

test('a lock that never comes ends the attempt, and nothing was changed (migrations-3)', async () => {
  await run();
  const holder = await connect();
  await holder.query('begin; select * from t');
  write('0040_wider.sql', `${runs}create table s (n int);\nalter table t add column note text;`);
  await expect(run({ ...quick, tries: 2 })).rejects.toThrow(/0040_wider\.sql: canceling statement due to lock timeout/);
  await holder.query('commit');
  expect((await holder.query("select to_regclass('s') as s")).rows).toEqual([{ s: null }]);
});

test('an index is built while others write, and two processes at once do not wait for each other for ever (migrations-4)', async () => {
  await run();
  const [holder, writer] = [await connect(), await connect()];
  await holder.query('begin; insert into t values (1)');
  write('0040_index.sql', `${concurrently}create index concurrently if not exists t_n on t (n);`);
  const both = Promise.all([run(), run()]);
  await sleep(300);
  await writer.query('set statement_timeout = 500; insert into t values (2)');
  await holder.query('commit');
  expect((await both).flat()).toEqual(['0040_index.sql']);
  expect(await listIndexes(writer)).toEqual([{ relname: 't_n', indisvalid: true }]);
});

test('an index whose building was interrupted is built anew (migrations-4)', async () => {
  await run();
  const client = await connect();
  await client.query('insert into t values (1), (1)');
  write('0040_index.sql', `${concurrently}create unique index concurrently if not exists t_n on t (n);`);
  await expect(run()).rejects.toThrow(/0040_index\.sql: could not create unique index/);
  expect(await listIndexes(client)).toEqual([{ relname: 't_n', indisvalid: false }]);
  await client.query('delete from t');
  expect(await run()).toEqual(['0040_index.sql']);
  expect(await listIndexes(client)).toEqual([{ relname: 't_n', indisvalid: true }]);
});

test('a long change goes in batches, each of which stays when a later one fails (migrations-5)', async () => {
  await run();
  const client = await connect();
  await client.query('insert into t select n from generate_series(1, 100) n');
  const batch = (limit: number) =>
    `${inBatches}update t set done = n / (n - 55) is not null\nwhere n in (select n from t where not done order by n limit ${limit});`;
  write('0040_fill.sql', batch(10));
  await expect(run()).rejects.toThrow(/0040_fill\.sql: division by zero/);
  const countDone = async () => (await client.query('select count(*)::int as done from t where done')).rows[0];
  expect(await countDone()).toEqual({ done: 50 });
  await client.query('delete from t where n = 55');
  expect(await run()).toEqual(['0040_fill.sql']);
  expect(await countDone()).toEqual({ done: 99 });
  expect(await run()).toEqual([]);
});
