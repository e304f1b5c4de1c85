import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dropDatabase, ensureDatabase, runOnServer } from '#db/databases.ts';
import { runTawa } from './testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tawa-migrate-'));
const name = `cli_migrate_${process.pid}`;
let settings: { DATABASE_URL: string; DATA_DIR: string };
beforeAll(async () => {
  settings = { DATABASE_URL: await ensureDatabase(inject('serverUrl'), name), DATA_DIR: folder };
});
afterAll(async () => {
  await dropDatabase(inject('serverUrl'), name);
  rmSync(folder, { recursive: true, force: true });
});

test('what is missing is said and fails, applying it is done once, and then nothing is missing (cli-5)', async () => {
  const before = await runTawa(['migrate', '--check'], settings);
  expect(before.code).toBe(1);
  expect(before.out).toMatch(/^\d+ migrations missing:\n0001_platform\.sql\n/);
  const again = await runTawa(['migrate', '--check', '--json'], settings);
  expect(again.json()).toMatchObject({ ok: false, missing: expect.arrayContaining(['0001_platform.sql']) });

  const applied = await runTawa(['migrate'], settings);
  expect(applied).toMatchObject({ code: 0, err: '' });
  expect(applied.out).toMatch(/^applied 0001_platform\.sql\n[^]*\n\d+ migrations applied\.\n$/);

  expect((await runTawa(['migrate', '--check'], settings)).out).toBe('Nothing is missing.\n');
  expect((await runTawa(['migrate', '--json'], settings)).json()).toEqual({ ok: true, applied: [] });
});

test('a file on which the release before does not run is said before it is applied (cli-5)', async () => {
  const run = (statement: string) => runOnServer(settings.DATABASE_URL, statement);
  await run('create table put_away as select * from schema_migrations order by name desc limit 1');
  await run('delete from schema_migrations where name in (select name from put_away)');
  const said = await runTawa(['migrate', '--check'], settings);
  await run('insert into schema_migrations select * from put_away');
  expect(said.code).toBe(1);
  expect(said.out).toMatch(
    /^1 migration missing:\n(.*)\nProcesses of the release before (go on meanwhile|cannot go on after \1)/,
  );
});

test('a database of a newer release is refused by both, unless that release says that this one goes on (cli-5)', async () => {
  await runOnServer(settings.DATABASE_URL, "insert into schema_migrations values ('9999_tomorrow.sql', 'x')");
  for (const args of [['migrate'], ['migrate', '--check']]) {
    const run = await runTawa(args, settings);
    expect(run).toMatchObject({ code: 1, out: '' });
    expect(run.err).toMatch(/9999_tomorrow\.sql applied, on which this release cannot run/);
  }
});

test('a database that does not answer is one sentence (cli-2)', async () => {
  const run = await runTawa(['migrate', '--check'], { ...settings, DATABASE_URL: 'postgres://a@127.0.0.1:9/b' });
  expect(run).toMatchObject({ code: 1, out: '' });
  expect(run.err).toMatch(/^The database of DATABASE_URL cannot be used/);
});
