import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { runOnServer } from '#db/databases.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addJob, task } from './tasks.ts';

let world: TestApp;
const done: string[] = [];
const note = task('test.note', z.object({ word: z.string() }));
const losingDatabase = task('test.lose-database', z.object({}));

/** Cuts every connection to the database of this file and lets none in until `open` is called. */
async function closeDatabase(): Promise<() => Promise<void>> {
  const address = new URL(world.databaseUrl);
  const name = pg.escapeIdentifier(address.pathname.slice(1));
  const server = new URL('/postgres', address).href;
  await runOnServer(server, `alter database ${name} allow_connections false`);
  await runOnServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = ${pg.escapeLiteral(address.pathname.slice(1))}`,
  );
  return () => runOnServer(server, `alter database ${name} allow_connections true`);
}

beforeAll(async () => {
  // Its own connections go past a pooler, and it is their loss that counts here.
  world = await startTestApp({ poolerPort: 0 });
  const { jobs } = world.deps;
  jobs.handle(note, async ({ word }) => void done.push(word));
  jobs.handle(losingDatabase, async () => {
    const open = await closeDatabase();
    setTimeout(() => void open(), 1500);
  });
  await jobs.start();
});
afterAll(async () => {
  await world.deps.jobs.stop();
  await world.close();
});

const soon = { timeout: 15_000, interval: 20 };
const lost = /not currently accepting|terminat/;

test('work is done soon after its cause is committed', async () => {
  await addJob(world.db, note, { word: 'hello' });
  await vi.waitFor(() => expect(done).toContain('hello'), soon);
});

test('the queue goes on after the database was lost while a job ended', async () => {
  await addJob(world.db, losingDatabase, {});
  await vi.waitFor(() => expect(sql`select 1`.execute(world.db)).rejects.toThrow(lost), soon);
  await vi.waitFor(() => addJob(world.db, note, { word: 'again' }), soon);
  await vi.waitFor(() => expect(done).toContain('again'), soon);
});

test('what a killed process left half done is done within minutes (processes-3)', async () => {
  await addJob(world.db, note, { word: 'left' }, { runAt: new Date(Date.now() + 3_600_000), jobKey: 'left' });
  await sql`update graphile_worker._private_jobs set run_at = now(), locked_by = 'worker-dead', attempts = 1,
    locked_at = now() - interval '6 minutes' where key = 'left'`.execute(world.db);
  await addJob(world.db, task('jobs.free-left-work', z.object({})), {});
  await vi.waitFor(() => expect(done).toContain('left'), soon);
});

test('stopping takes seconds at most while the database is away, and nothing is done after it (processes-1)', async () => {
  const open = await closeDatabase();
  await vi.waitFor(() => expect(sql`select 1`.execute(world.db)).rejects.toThrow(lost), soon);
  const start = performance.now();
  await world.deps.jobs.stop();
  expect(performance.now() - start).toBeLessThan(8000);
  await open();
  await vi.waitFor(() => addJob(world.db, note, { word: 'too late' }), soon);
  await sleep(1500);
  expect(done).not.toContain('too late');
});
