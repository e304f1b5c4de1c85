import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseEnv } from '../../platform/env.ts';
import { startPostgres } from './start.ts';
import { waitUntil } from './processes.ts';
import { ask, newFolder } from './testing/apps.ts';

const folder = newFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'wal.mjs'), ...args], { encoding: 'utf8' });
const name = '0000000100000000000000A3';

test('a segment is archived once, again when it is the same, and never over another (backup-6)', () => {
  const wal = join(folder, 'wal');
  fs.mkdirSync(wal);
  const [source, other, back] = ['source', 'other', 'back'].map((each) => join(folder, each));
  const bytes = randomBytes(100_000);
  fs.writeFileSync(String(source), bytes);
  fs.writeFileSync(String(other), randomBytes(100_000));
  expect(run('keep', wal, name, String(source)).status).toBe(0);
  expect(run('keep', wal, name, String(source)).status).toBe(0);
  const refused = run('keep', wal, name, String(other));
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('does another server archive into this folder?');
  expect(fs.readdirSync(wal)).toEqual([`${name}.gz`]);
  expect(run('fetch', wal, name, String(back)).status).toBe(0);
  expect(fs.readFileSync(String(back)).equals(bytes)).toBe(true);

  expect(run('fetch', wal, '0000000100000000000000A4', String(back)).status).toBe(1);
  fs.truncateSync(join(wal, `${name}.gz`), 50_000);
  expect(run('fetch', wal, name, String(back)).status).toBe(126);
  expect(run('keep', wal, name, String(source)).status).toBe(1);
  expect(run('keep', join(folder, 'gone'), name, String(source)).status).not.toBe(0);
});

test('a minute is the most that is not archived, into any folder that has a name (backup-6)', async () => {
  const archiveTo = join(folder, `it's 100% "ours"`, 'wal');
  const server = await startPostgres({ dataDir: join(folder, 'data'), archiveTo, settings: { fsync: 'off' } });
  try {
    expect(await ask(server.url, 'show archive_timeout')).toEqual(['1min']);
    await ask(server.url, 'create table written (n int)');
    await ask(server.url, 'select pg_switch_wal()');
    expect(await waitUntil(() => fs.readdirSync(archiveTo).some((file) => file.endsWith('.gz')), 20_000)).toBe(true);
    expect(await ask(server.url, 'select failed_count from pg_stat_archiver')).toEqual(['0']);
  } finally {
    await server.stop();
  }
});

test('backups do not lie where they would be lost with the data (backup-6)', () => {
  const parse = (BACKUP_DIR: string) => parseEnv({ DATA_DIR: join(folder, 'data'), BACKUP_DIR });
  for (const wrong of ['data', 'data/backups', 'x/../data/b']) {
    expect(() => parse(join(folder, wrong))).toThrow(/outside of DATA_DIR/);
  }
  expect(parse(join(folder, 'data-backups')).BACKUP_DIR).toBe(join(folder, 'data-backups'));
  expect(parse('').BACKUP_DIR).toBeUndefined();
});
