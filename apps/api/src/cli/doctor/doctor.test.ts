import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod/mini';
import { dropDatabase, ensureDatabase, runOnServer } from '#db/databases.ts';
import { parseEnv } from '../../platform/env.ts';
import { makeKeys } from '../keys.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { runTawa } from '../testing/run.ts';
import { findNats, startNats } from '../../testing/live/nats.ts';
import { judgeAge, judgeArchiver } from './backups.ts';
import { judgeClock, judgeConnections } from './database.ts';
import { checkBackupDisk, judgeRoom } from './machine.ts';
import { checkSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'tawa-doctor-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
const settings = () => ({ DATABASE_URL: database.url, DATA_DIR: folder });
const { SEAL_KEYS, JWT_SECRET } = z
  .object({ SEAL_KEYS: z.string(), JWT_SECRET: z.string() })
  .parse(makeKeys(new Date()).data);
const production = { DATA_DIR: folder, NODE_ENV: 'production', JWT_SECRET, PUBLIC_URL: 'https://food.example' };

const report = z.object({
  checks: z.array(z.object({ about: z.string(), state: z.string(), says: z.string(), advice: z.optional(z.string()) })),
});
async function statesOf(environment: Record<string, string>): Promise<Record<string, string>> {
  const { checks } = report.parse((await runTawa(['doctor', '--json'], environment)).json());
  return Object.fromEntries(checks.map(({ about, state }) => [about, state]));
}

test('a sound house in development is ok throughout, and each line says what was looked at (cli-4)', async () => {
  const run = await runTawa(['doctor'], settings());
  expect(run).toMatchObject({ code: 0, err: '' });
  const words = run.out.split('\n').flatMap((line) => /^(?:ok|warn|fail) +(\w+)/.exec(line)?.[1] ?? []);
  const looked =
    'settings keys address proxy mail sms push payments data disk database extensions schema clock connections jobs backups';
  expect(words).toEqual(looked.split(' '));
  expect(run.out).toMatch(/\d+ ok, \d to look at, 0 failed\n$/);
});

test('wrong settings are a line each and end it (cli-4)', async () => {
  const run = await runTawa(['doctor'], { ...settings(), PORT: 'x', DATABASE_POOL: '0' });
  expect(run.code).toBe(1);
  expect(run.out.match(/^fail {2}settings/gm)).toHaveLength(2);
});

test('a database that does not answer, or of nobody’s release, is told with what to do (cli-4)', async () => {
  const gone = await runTawa(['doctor'], { ...settings(), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect(gone.code).toBe(1);
  expect(gone.out).toMatch(/^fail {2}database +The database does not answer .*\n +See that the server runs/m);

  const empty = await ensureDatabase(inject('serverUrl'), 'doctor_empty');
  expect(await statesOf({ ...settings(), DATABASE_URL: empty })).toMatchObject({ schema: 'warn', database: 'ok' });
  const history = `create table schema_migrations (name text primary key, checksum text not null);
    insert into schema_migrations values ('9999_tomorrow.sql', 'x')`;
  await runOnServer(empty, history);
  const newer = await runTawa(['doctor'], { ...settings(), DATABASE_URL: empty });
  expect(newer.code).toBe(1);
  expect(newer.out).toMatch(/^fail {2}schema +.*9999_tomorrow\.sql/m);
  await dropDatabase(inject('serverUrl'), 'doctor_empty');
});

test('work that waits and work that failed for good are told (cli-4)', async () => {
  const add = (key: string) =>
    `select graphile_worker.add_job('a.task', job_key := '${key}', run_at := now() - interval '20 minutes')`;
  await runOnServer(database.url, `${add('late')}; ${add('lost')}`);
  await runOnServer(
    database.url,
    "update graphile_worker._private_jobs set attempts = max_attempts where key = 'lost'",
  );
  const { out, code } = await runTawa(['doctor'], settings());
  expect(code).toBe(0);
  expect(out).toContain('1 jobs wait, the first for 20 minutes.');
  expect(out).toContain('1 jobs failed for good.');
  await runOnServer(database.url, 'delete from graphile_worker._private_jobs');
});

test.each([
  ['keys', {}, 'warn'],
  ['keys', { SEAL_KEYS }, 'ok'],
  ['address', {}, 'ok'],
  ['address', { PUBLIC_URL: 'http://food.example' }, 'fail'],
  ['address', { NODE_ENV: 'development', PUBLIC_URL: 'http://food.example' }, 'ok'],
  ['proxy', {}, 'warn'],
  ['proxy', { TRUST_PROXY: '1' }, 'ok'],
  ['proxy', { PUBLIC_URL: 'http://food.example' }, 'ok'],
  ['mail', {}, 'warn'],
  ['mail', { SMTP_URL: 'smtp://mail.example' }, 'ok'],
  ['sms', {}, 'warn'],
  ['sms', { TWILIO_ACCOUNT_SID: 'a', TWILIO_AUTH_TOKEN: 'b' }, 'warn'],
  ['sms', { TWILIO_ACCOUNT_SID: 'a', TWILIO_AUTH_TOKEN: 'b', TWILIO_FROM: 'c' }, 'ok'],
  ['sms', { MSG91_AUTH_KEY: 'a', MSG91_CODE_TEMPLATE: 'b', MSG91_NOTICE_TEMPLATE: 'c' }, 'ok'],
  ['payments', {}, 'warn'],
  ['payments', { STRIPE_SECRET_KEY: 'a' }, 'warn'],
  ['payments', { STRIPE_SECRET_KEY: 'a', STRIPE_WEBHOOK_SECRET: 'b' }, 'ok'],
  ['payments', { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b' }, 'warn'],
  ['push', {}, 'warn'],
])('%s with %j in production: %s… (cli-4)', (about, given, state) => {
  const environment = { ...production, ...given };
  const found = checkSettings(parseEnv(environment), environment, () => false).filter((check) => check.about === about);
  expect(found.map((check) => check.state)).toEqual([state]);
  for (const check of found) expect(check.advice !== undefined).toBe(state !== 'ok');
});

test('a key that the office has sealed counts as set (cli-4)', () => {
  const checks = checkSettings(parseEnv(production), production, (name) => name === 'SMTP_URL');
  expect(checks.find(({ about }) => about === 'mail')?.state).toBe('ok');
});

test('clocks, room and connections are judged at their limits (cli-4)', () => {
  expect([0.9, -0.9, 1, -29, 30, -400].map((seconds) => judgeClock(seconds).state)).toEqual([
    'ok',
    'ok',
    'warn',
    'warn',
    'fail',
    'fail',
  ]);
  expect([255, 256, 2047, 2048].map((mb) => judgeRoom(mb * 1024 * 1024).state)).toEqual(['fail', 'warn', 'warn', 'ok']);
  expect(judgeRoom(0, 'BACKUP_DIR').says).toContain('BACKUP_DIR');
  expect([18, 17].map((most) => judgeConnections(most, 12).state)).toEqual(['ok', 'fail']);
});

test('backups beside the data are told, and a folder that is not there yet is judged by the one above it (cli-4)', async () => {
  const states = async (...folders: [string, string]) => (await checkBackupDisk(...folders)).map(({ state }) => state);
  expect(await states(folder, join(folder, 'backups/of/tawa'))).toContain('warn');
  expect((await checkBackupDisk(folder, '/proc/self')).filter(({ about }) => about === 'backups')).toEqual([]);
});

test('an archive that fails or was never begun, and a backup of two days ago, are told (cli-4)', () => {
  const archiver = { mode: 'on', isFailing: false, segment: null };
  expect(judgeArchiver(archiver).state).toBe('ok');
  expect(judgeArchiver({ ...archiver, mode: 'off' }).state).toBe('warn');
  expect(judgeArchiver({ ...archiver, isFailing: true, segment: '0000000100000000000000A3' })).toMatchObject({
    state: 'fail',
    says: expect.stringContaining('0000000100000000000000A3'),
  });
  const now = new Date('2026-11-28T03:00:00Z');
  expect(judgeAge(undefined, now).state).toBe('warn');
  expect(judgeAge(new Date('2026-11-26T03:00:01Z'), now).state).toBe('ok');
  expect(judgeAge(new Date('2026-11-26T03:00:00Z'), now).state).toBe('warn');
});

test('NATS is asked where NATS_URL is set, and pages do without it (cli-4)', async () => {
  const away = { ...settings(), NATS_URL: 'nats://127.0.0.1:9' };
  const run = await runTawa(['doctor'], away);
  expect(run.code).toBe(0);
  expect(run.out).toMatch(/^warn {2}nats +NATS does not answer .*\n +See that it runs/m);
});

test.skipIf(!findNats())('NATS that answers is told, and one that knows the process not (cli-4)', async () => {
  const nats = await startNats({ args: ['--user', 'tawa', '--pass', 'a quiet word'] });
  const known = nats.url.replace('//', '//tawa:a%20quiet%20word@');
  expect(await statesOf({ ...settings(), NATS_URL: known })).toMatchObject({ nats: 'ok' });
  expect(await statesOf({ ...settings(), NATS_URL: nats.url })).toMatchObject({ nats: 'warn' });
  await nats.kill();
});
