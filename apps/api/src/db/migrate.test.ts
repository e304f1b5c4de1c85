import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { dropDatabase, ensureDatabase } from './databases.ts';
import { migrate, MigrationError } from './migrate.ts';

let folder: string;
let name: string;
let url: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tawa-migrations-'));
  name = `migrate_${randomBytes(6).toString('hex')}`;
  url = await ensureDatabase(inject('serverUrl'), name);
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await dropDatabase(inject('serverUrl'), name);
});

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);
const run = () => migrate({ url, folder });
async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('files are applied in order, and a second run finds nothing to do', async () => {
  write('0002_two.sql', 'insert into t values (2)');
  write('0001_one.sql', 'create table t (n int)');
  expect(await run()).toEqual(['0001_one.sql', '0002_two.sql']);
  expect(await run()).toEqual([]);
  expect(await query('select n from t')).toEqual([{ n: 2 }]);
});

test('two processes at once apply everything once', async () => {
  write('0001_one.sql', 'create table t (n int); select pg_sleep(0.2)');
  write('0002_two.sql', 'insert into t values (1)');
  const applied = await Promise.all([run(), run()]);
  expect(applied.flat().toSorted()).toEqual(['0001_one.sql', '0002_two.sql']);
  expect(await query('select n from t')).toEqual([{ n: 1 }]);
});

test('a file that fails leaves nothing of itself, and those before it stay', async () => {
  write('0001_one.sql', 'create table t (n int)');
  write('0002_two.sql', 'insert into t values (1); select 1/0');
  await expect(run()).rejects.toThrow(/0002_two\.sql: division by zero/);
  expect(await query('select n from t')).toEqual([]);
  write('0002_two.sql', 'insert into t values (3)');
  expect(await run()).toEqual(['0002_two.sql']);
});

test('a changed file is refused', async () => {
  write('0001_one.sql', 'create table t (n int)');
  await run();
  write('0001_one.sql', 'create table t (n bigint)');
  await expect(run()).rejects.toThrow(MigrationError);
  await expect(run()).rejects.toThrow(/0001_one\.sql was changed/);
});

test('line ends of another system are no change', async () => {
  write('0001_one.sql', 'create table t (\nn int)');
  await run();
  write('0001_one.sql', 'create table t (\r\nn int)');
  expect(await run()).toEqual([]);
});

test('a missing file is refused', async () => {
  write('0001_one.sql', 'create table t (n int)');
  write('0002_two.sql', 'create table s (n int)');
  await run();
  unlinkSync(join(folder, '0001_one.sql'));
  await expect(run()).rejects.toThrow(/0001_one\.sql applied, but the file is missing/);
});

test('a file that comes before an applied one is refused', async () => {
  write('0002_two.sql', 'create table t (n int)');
  await run();
  write('0001_one.sql', 'create table s (n int)');
  await expect(run()).rejects.toThrow(/0001_one\.sql comes before 0002_two\.sql/);
});

test.each(['1_one.sql', '0001-one.sql', '0001_One.sql'])('a file named %s is refused', async (file) => {
  write(file, 'select 1');
  await expect(run()).rejects.toThrow(MigrationError);
});

test('two files of one number are refused', async () => {
  write('0001_a.sql', 'select 1');
  write('0001_b.sql', 'select 1');
  await expect(run()).rejects.toThrow(/number 0001/);
});
