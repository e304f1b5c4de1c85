import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { runOnServer } from '#db/databases.ts';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readMetrics } from '../../testing/sweeps/read-metrics.ts';
import { addJob, task } from '../jobs/tasks.ts';
import { deliver, sendMail } from '../mail/outbox.ts';
import { findBuild } from '../build.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ poolerPort: 0 });
});
afterAll(() => world.close());

/** Another server over the same database, which has read nothing yet. */
async function fresh(env: Partial<TestApp['deps']['env']> = {}) {
  const jobs = { ...world.deps.jobs, handle: () => {}, every: () => {}, drain: () => {} };
  const app = await buildApp({ ...world.deps, env: { ...world.deps.env, ...env }, jobs });
  return { app, figures: () => readMetrics(app) };
}
const nowFresh = async () => {
  const { app, figures } = await fresh();
  const found = await figures();
  await app.close();
  return found;
};

test('answers are counted by what they are for, whatever is asked (metrics-1)', async () => {
  const { app, figures } = await fresh();
  for (let index = 0; index < 50; index++) await app.inject(`/made-up-${index}?x=${index}`);
  for (const city of [1, 2, 3]) await app.inject(`/api/cities/${city}/areas`);
  await app.inject({ method: 'POST', url: '/api/payments/webhook/stripe', payload: {} });
  const found = await figures();
  expect(found.get('tawa_http_answers_total{purpose="unknown",status="4xx"}')).toBe(50);
  expect(found.get('tawa_http_answers_total{purpose="browse",status="2xx"}')).toBe(3);
  expect(found.get('tawa_http_answers_total{purpose="webhook",status="4xx"}')).toBe(1);
  expect(found.get('tawa_http_answer_seconds_count{purpose="browse"}')).toBe(3);
  expect(found.get('tawa_http_answers_total{purpose="order",status="5xx"}')).toBe(0);
  await app.close();
});

test('what waits is told with how long it has waited (metrics-2)', async () => {
  const note = task('test.unknown', z.object({}));
  await addJob(world.db, note, {}, { runAt: new Date(Date.now() - 600_000) });
  await addJob(world.db, note, {}, { jobKey: 'lost' });
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = 'lost'`.execute(world.db);
  await sendMail(world.db, { to: 'asha@example.com', subject: 'Hello', heading: 'Hello', paragraphs: [] });
  await sql`update mails set created_on = now() - interval '900 seconds', send_after = now() + interval '1 minute', tries = 7`.execute(
    world.db,
  );
  const found = await nowFresh();
  expect(found.get('tawa_house_waiting_jobs')).toBe(1);
  expect(found.get('tawa_house_oldest_job_seconds')).toBeCloseTo(600, -1);
  expect(found.get('tawa_house_failed_jobs')).toBe(1);
  expect(found.get('tawa_house_waiting_mails')).toBe(1);
  expect(found.get('tawa_house_oldest_mail_seconds')).toBeCloseTo(900, -1);
  expect(found.get('tawa_house_oldest_text_seconds')).toBe(0);
  expect(found.get('tawa_house_database_connections')).toBeGreaterThan(0);
  await sql`delete from graphile_worker._private_jobs`.execute(world.db);
});

test('a letter that is given up and calls to providers are counted (metrics-4)', async () => {
  await sql`update mails set send_after = now()`.execute(world.db);
  const { db, env, tally, outgoing } = world.deps;
  const unwilling = {
    send: () => outgoing.call({ provider: 'mail server', act: 'send' }, () => Promise.reject(new Error('no'))),
  };
  expect(await deliver({ db, env, tally, mailer: unwilling }, 10)).toBe(1);
  await outgoing.call({ provider: 'Twilio', act: 'text' }, async () => 1);
  const found = await nowFresh();
  expect(found.get('tawa_messages_given_up_total{way="mail"}')).toBe(1);
  expect(found.get('tawa_messages_given_up_total{way="sms"}')).toBe(0);
  expect(found.get('tawa_provider_calls_total{provider="mail server",outcome="failed"}')).toBe(1);
  expect(found.get('tawa_provider_calls_total{provider="Twilio",outcome="ok"}')).toBe(1);
  expect(found.get('tawa_house_waiting_mails')).toBe(0);
});

test('a process tells of its connections, its line, its load and what it keeps (metrics-4)', async () => {
  const { app, figures } = await fresh();
  const before = await figures();
  for (let index = 0; index < 3; index++) await app.inject('/api/cities/active');
  const after = await figures();
  const grown = (name: string) => (after.get(name) ?? NaN) - (before.get(name) ?? NaN);
  expect(grown('tawa_kept_answers_total{outcome="made"}') + grown('tawa_kept_answers_total{outcome="found"}')).toBe(3);
  expect(grown('tawa_kept_answers_total{outcome="found"}')).toBeGreaterThanOrEqual(2);
  expect(after.get('tawa_database_pool_connections_max{pool="calls"}')).toBe(8);
  expect(after.get('tawa_listener_connected')).toBe(1);
  expect(after.get('tawa_listener_silent_seconds')).toBeLessThan(5);
  expect(after.get('tawa_load_classes_shed')).toBe(0);
  expect(after.get('tawa_disk_free_bytes{folder="data"}')).toBeGreaterThan(0);
  expect(after.has('tawa_backup_timestamp_seconds')).toBe(false);
  expect(
    [...after.keys()].some((name) => /^tawa_build_info\{version="\d.*build="source",role="all"\}$/.test(name)),
  ).toBe(true);
  await app.close();
});

test('the age of the newest whole backup is told, and 0 where there is none (metrics-4)', async () => {
  const BACKUP_DIR = await mkdtemp(join(tmpdir(), 'tawa-metrics-'));
  const told = async () => {
    const { app, figures } = await fresh({ BACKUP_DIR });
    const found = (await figures()).get('tawa_backup_timestamp_seconds');
    await app.close();
    return found;
  };
  expect(await told()).toBe(0);
  for (const name of ['2026-11-01T00-00-00Z', '2026-11-02T00-00-00Z', '2026-11-03T00-00-00Z'])
    await mkdir(join(BACKUP_DIR, 'base', name), { recursive: true });
  // The newest is not whole.
  const manifest = join(BACKUP_DIR, 'base/2026-11-02T00-00-00Z/manifest.json');
  await writeFile(manifest, '{}');
  await utimes(manifest, 1_790_000_000, 1_790_000_000);
  expect(await told()).toBe(1_790_000_000);
  await rm(BACKUP_DIR, { recursive: true });
});

test('a program names its version and what it was built of', async () => {
  const root = await mkdtemp(join(tmpdir(), 'tawa-build-'));
  await writeFile(join(root, 'package.json'), '{"name":"tawa","version":"2.1.0"}');
  expect(findBuild(root, true)).toEqual({ version: '2.1.0', id: 'source' });
  await mkdir(join(root, 'dist/api'), { recursive: true });
  await writeFile(join(root, 'dist/api/main.js'), 'one');
  const { id } = findBuild(root, true);
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  await writeFile(join(root, 'dist/api/main.js'), 'two');
  expect(findBuild(root, true).id).not.toBe(id);
  expect(findBuild(root, false).id).toBe('source');
  await rm(root, { recursive: true });
});

test('a table that is locked and a database that is gone hold nobody up, and a 0 is told of neither (metrics-3)', async () => {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin; lock table mails in access exclusive mode');
  const locked = await fresh();
  const startedAt = performance.now();
  const found = await locked.figures();
  expect(performance.now() - startedAt).toBeLessThan(3000);
  expect(found.get('tawa_database_up')).toBe(0);
  expect(found.has('tawa_house_waiting_mails')).toBe(false);
  expect(found.get('tawa_live_streams')).toBe(0);
  await client.query('rollback');
  await vi.waitFor(async () => expect((await locked.figures()).get('tawa_database_up')).toBe(1));
  await locked.app.close();

  const address = new URL(world.databaseUrl);
  const name = pg.escapeIdentifier(address.pathname.slice(1));
  const server = new URL('/postgres', address).href;
  await runOnServer(server, `alter database ${name} allow_connections false`);
  await runOnServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = ${pg.escapeLiteral(address.pathname.slice(1))}`,
  );
  try {
    const gone = await nowFresh();
    expect(gone.get('tawa_database_up')).toBe(0);
    expect([...gone.keys()].filter((series) => series.startsWith('tawa_house_'))).toEqual([]);
    expect(gone.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  } finally {
    await runOnServer(server, `alter database ${name} allow_connections true`);
    await client.end().catch(() => undefined);
  }
});
