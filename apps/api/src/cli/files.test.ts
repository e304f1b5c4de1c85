import { mkdtemp, readdir, readFile as readLocal, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedKinds } from '#testing/file-kinds.ts';
import { startBucket } from '#testing/bucket.ts';
import { parseEnv } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { createOutgoing } from '../platform/outgoing.ts';
import { readFile } from '../platform/files/file-folder.ts';
import { createFileStore, createLocalStore, type FileStore } from '../platform/files/file-store.ts';
import { runTawa } from './testing/run.ts';

const keys = { JWT_SECRET: 'one key for every app of the tests' };
let folder: string;
let local: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tawa-copy-'));
  local = createLocalStore(folder);
  for (let nth = 0; nth < 11; nth++) await local('uploads').put(`dishes/dish-${nth}.webp`, Buffer.from(`dish ${nth}`));
  await local('pictures').put('dishes/dish-1-320.avif', Buffer.from('small'));
  await local('papers').put('0123456789abcdef0123456789abcdef', Buffer.alloc(2_000_000, 1));
  await local('exports').put('fedcba9876543210fedcba9876543210', Buffer.from('PK data'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the command said of each folder; throws what it said of a failure. */
async function copy(env: Record<string, string>, ...args: string[]): Promise<string[]> {
  const { code, out, err } = await runTawa(['files', 'copy', ...args], { ...keys, DATA_DIR: folder, ...env });
  if (code !== 0) throw new Error(err);
  return out.trim().split('\n').slice(1);
}

describe.each(sharedKinds)('with $name', ({ open }) => {
  let env: Record<string, string>;
  let close = async () => {};
  beforeEach(async () => ({ env, close } = await open()));
  afterEach(() => close());

  test('everything is copied, a second time nothing, and what changed in size again (files-8)', async () => {
    expect(await copy(env)).toEqual([
      'uploads: 11 copied (0.0 MB), 0 there already',
      'pictures: 1 copied (0.0 MB), 0 there already',
      'exports: 1 copied (0.0 MB), 0 there already',
      'papers: 1 copied (2.0 MB), 0 there already',
    ]);
    const store = createFileStore(parseEnv({ ...keys, ...env }), createOutgoing(createLog('silent')));
    expect(await readFile(store('uploads'), 'dishes/dish-10.webp')).toEqual(Buffer.from('dish 10'));
    expect((await store('papers').find('0123456789abcdef0123456789abcdef'))?.bytes).toBe(2_000_000);
    expect((await copy(env)).map((line) => line.split(' copied')[0])).toEqual([
      'uploads: 0',
      'pictures: 0',
      'exports: 0',
      'papers: 0',
    ]);
    await local('uploads').put('dishes/dish-1.webp', Buffer.from('drawn anew'));
    expect((await copy(env))[0]).toBe('uploads: 1 copied (0.0 MB), 10 there already');
    expect(await readFile(store('uploads'), 'dishes/dish-1.webp')).toEqual(Buffer.from('drawn anew'));
  });

  test('--back brings it all into an empty folder, private files for this user alone (files-8)', async () => {
    await copy(env);
    const other = await mkdtemp(join(tmpdir(), 'tawa-back-'));
    expect((await copy({ ...env, DATA_DIR: other }, '--back'))[0]).toBe('uploads: 11 copied (0.0 MB), 0 there already');
    for (const name of [
      ...(await readdir(join(folder, 'uploads/dishes'))).map((each) => `uploads/dishes/${each}`),
      'pictures/dishes/dish-1-320.avif',
      'exports/fedcba9876543210fedcba9876543210',
      'papers/0123456789abcdef0123456789abcdef',
    ])
      expect((await readLocal(join(other, name))).equals(await readLocal(join(folder, name)))).toBe(true);
    const { mode } = await stat(join(other, 'papers/0123456789abcdef0123456789abcdef'));
    expect(mode & 0o777).toBe(0o600);
    expect((await copy({ ...env, DATA_DIR: other }, '--back'))[0]).toBe('uploads: 0 copied (0.0 MB), 11 there already');
    await rm(other, { recursive: true });
  });
});

test('without a bucket it says how to name one, and a wrong word is refused (files-8)', async () => {
  await expect(copy({})).rejects.toThrow('Say which bucket first. FILES_URL must be s3://');

  await expect(copy({}, '--backwards')).rejects.toThrow('--backwards');
});

test('a store that fails ends it with the reason, and the next run goes on where it stood (files-8)', async () => {
  const bucket = await startBucket();
  const env = { FILES_URL: bucket.urlOf('shop'), ...bucket.keys };
  await expect(copy({ ...env, AWS_ACCESS_KEY_ID: 'wrong' })).rejects.toThrow(/could not be used: AccessDenied\./);
  bucket.behave('away');
  await expect(copy(env)).rejects.toThrow(/could not be used: ECONNRESET\./);
  bucket.behave('well');
  expect((await copy(env))[0]).toBe('uploads: 11 copied (0.0 MB), 0 there already');
  await bucket.close();
});
