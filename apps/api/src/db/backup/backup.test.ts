import fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTawa } from '#cli/testing/run.ts';
import { ensureDatabase, withDatabase } from '../databases.ts';
import { pathsIn } from '../embedded/paths.ts';
import { startPostgres } from '../embedded/start.ts';
import { ask } from '../embedded/testing/apps.ts';
import { signOff, signOn } from '../embedded/users.ts';
import { migrate } from '../migrate.ts';
import { listBases } from './manifest.ts';
import { placesIn } from './places.ts';
import { countRows } from './recover.ts';
import { restore } from './restore.ts';
import { lasting, openHouse, restoredBy } from './testing/house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
  fs.mkdirSync(join(house.dataDir, 'uploads/dishes'), { recursive: true });
  fs.writeFileSync(join(house.dataDir, 'uploads/dishes/one.webp'), 'a dish');
  await house.tawa('backup');
  await house.child.end('SIGTERM');
});
afterAll(() => house.close());

test('what cannot be restored is refused before anything changes (backup-3)', async () => {
  const { dataDir, folder, backups, settings, tawa } = house;
  const listed = () => fs.readdirSync(dataDir).toSorted();
  const before = listed();
  const refused = async (says: RegExp, ...args: string[]) => {
    const run = await tawa('restore', ...args);
    expect(run.code).toBe(1);
    expect(run.err).toMatch(says);
    expect(listed()).toEqual(before);
  };
  await refused(/holds no backup/, join(folder, 'nothing'), '--to', 'latest');
  await refused(/The oldest backup ended at .*: nothing before that/, '--to', '2026-01-01T00:00:00Z');
  await refused(/is yet to come/, '--to', new Date(Date.now() + 3_600_000).toISOString());
  await refused(/The log that was archived ends before/, '--to', new Date().toISOString());
  await refused(/would be lost with it/, join(dataDir, 'backups'), '--to', 'latest');

  const copy = join(folder, 'damaged');
  fs.cpSync(backups, copy, { recursive: true });
  const [name = ''] = fs.readdirSync(placesIn(copy).base);
  const base = join(placesIn(copy).base, name);
  fs.appendFileSync(join(base, 'cluster/PG_VERSION'), 'x');
  await refused(/^The backup .* is damaged: cluster\/PG_VERSION is not what was backed up/, copy, '--to', 'latest');
  const checked = await tawa('backup', 'check', copy);
  expect(checked.code).toBe(1);
  expect(checked.out).toMatch(/^damaged .*cluster\/PG_VERSION$/m);
  fs.writeFileSync(join(base, 'manifest.json'), '{"format":1');
  await refused(/manifest\.json is damaged/, copy, '--to', 'latest');
  fs.rmSync(join(base, 'manifest.json'));
  await refused(/holds no backup/, copy, '--to', 'latest');

  const outside = await runTawa(['restore', '--to', 'latest'], { ...settings, DATABASE_URL: 'postgres://a@b/c' });
  expect(outside).toMatchObject({ code: 1, err: expect.stringContaining('pgBackRest') });
  for (const args of [[], ['--to', 'yesterday'], ['--to', '2026-11-28T03:00:00'], ['--to', 'latest', '--into', folder]])
    expect(await tawa('restore', ...args)).toMatchObject({ code: 2, out: '' });
});

test('a server that starts while its folder is being restored keeps it, and the archive goes on with its branch (backup-3)', async () => {
  const { dataDir, backups } = house;
  const archived = () => fs.readdirSync(placesIn(backups).wal).filter((file) => /^0000000[2-9]|history/.test(file));
  const listed = () => fs.readdirSync(dataDir).toSorted();
  const before = [listed(), archived()];
  let mark = '';
  const said: string[] = [];
  const note = (line: string) => {
    said.push(line);
    if (line.startsWith('Bringing')) mark = signOn(pathsIn(dataDir).users);
  };
  const work = restore({ dataDir, folder: backups, isArchiving: true, now: new Date(), note });
  await expect(work).rejects.toThrow(/A server runs on/);
  signOff(mark);
  expect(said).toHaveLength(2);
  expect([listed(), archived()]).toEqual(before);
});

test('as many backups stay as were asked for, with the log that they need and no other (backup-4)', async () => {
  const { backups, tawa } = house;
  const { base, wal } = placesIn(backups);
  const [first = ''] = fs.readdirSync(base);
  const second = await tawa('backup', '--keep', '2', '--json');
  expect(second.json()).toMatchObject({ ok: true, removed: [] });
  expect((await tawa('backup', 'check')).code).toBe(0);
  const dish = (name: string) => fs.statSync(join(base, name, 'files/uploads/dishes/one.webp')).ino;
  const names = fs.readdirSync(base).toSorted();
  expect(dish(String(names[1]))).toBe(dish(first));

  fs.mkdirSync(join(base, '2026-01-01T00-00-00Z/cluster'), { recursive: true });
  const third = await tawa('backup', '--keep', '1', '--json');
  expect(third.json()).toMatchObject({ removed: ['2026-01-01T00-00-00Z', ...names] });
  expect(fs.readdirSync(base)).toHaveLength(1);
  const [kept] = await listBases(backups);
  expect(fs.readdirSync(wal).toSorted()[0]?.slice(0, 24)).toBe(kept?.manifest.firstWal);
  expect((await tawa('backup', 'check')).code).toBe(0);
  for (const wrong of ['0', '-1', '1.5', 'many'])
    expect(await tawa('backup', '--keep', wrong)).toMatchObject({ code: 2, out: '' });
});

test('backups of another database are not mixed with these (backup-4)', async () => {
  const { backups, folder, settings } = house;
  const other = { ...settings, DATA_DIR: join(folder, 'other'), BACKUP_DIR: '' };
  const run = await runTawa(['backup', backups], other);
  expect(run).toMatchObject({ code: 1, err: `${backups} holds backups of another database: choose another folder.\n` });
  expect(fs.readdirSync(placesIn(backups).base)).toHaveLength(1);
});

test('without BACKUP_DIR nothing is archived, and a backup says so and is whole by itself (backup-5)', async () => {
  const { folder, settings } = house;
  const alone = join(folder, 'alone');
  const own = { ...settings, DATA_DIR: join(folder, 'other'), BACKUP_DIR: '' };
  const server = await startPostgres({ dataDir: own.DATA_DIR, settings: { fsync: 'off' } });
  expect(await ask(server.url, 'show archive_mode')).toEqual(['off']);
  await migrate({ url: await ensureDatabase(server.url, 'tawa') });
  const made = await runTawa(['backup', alone, '--json'], own);
  expect(made.json()).toMatchObject({ ok: true, isArchived: false });
  const rows = lasting(await countRows(withDatabase(server.url, 'tawa')));
  await server.stop();
  const back = await runTawa(['restore', alone, '--to', 'latest', '--into', join(folder, 'from-alone'), '--json'], own);
  expect(restoredBy(back).rows).toEqual(rows);
  expect((await runTawa(['backup'], own)).err).toBe('Say which folder, or set BACKUP_DIR.\n');
});
