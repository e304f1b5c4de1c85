import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLocalFolder } from '../files/local-folder.ts';
import { listMissing, makeCopies } from './picture-copies.ts';
import { pictureRoutes } from './pictures.ts';

let dataDir: string;
let app: FastifyInstance;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tawa-pictures-'));
  app = fastify();
  pictureRoutes(app, places());
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const uploads = () => join(dataDir, 'uploads');
const copies = () => join(dataDir, 'pictures');
const places = () => ({
  originals: [createLocalFolder(uploads())],
  copies: [createLocalFolder(copies())],
  isShared: false,
});

async function upload(folder: string, name: string): Promise<void> {
  await mkdir(join(uploads(), folder), { recursive: true });
  const create = { width: 800, height: 600, channels: 3, background: '#c2470e' } as const;
  await sharp({ create })
    .webp()
    .toFile(join(uploads(), folder, `${name}.webp`));
}

const get = async (path: string) => {
  const { statusCode, headers, rawPayload } = await app.inject(`/api/uploads/${path}`);
  const kept = /max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1];
  const picture = statusCode === 200 ? await sharp(rawPayload).metadata() : undefined;
  return { statusCode, type: headers['content-type'], keptS: Number(kept), width: picture?.width };
};

test('the original stands in for a copy that is not made yet, and is not kept for long', async () => {
  await upload('dishes', 'tawa-fish');
  expect(await get('dishes/tawa-fish-320.avif')).toMatchObject({ type: 'image/webp', keptS: 60, width: 800 });
  await makeCopies(places());
  expect(await get('dishes/tawa-fish-320.avif')).toMatchObject({ type: 'image/avif', keptS: 604_800, width: 320 });
  expect(await get('dishes/tawa-fish-640.webp')).toMatchObject({ type: 'image/webp', keptS: 604_800, width: 640 });
  expect(await get('dishes/tawa-fish.avif')).toMatchObject({ type: 'image/avif', width: 800 });
});

test('copies are not served any more once their original is removed', async () => {
  await upload('dishes', 'tawa-fish');
  await makeCopies(places());
  await rm(join(uploads(), 'dishes/tawa-fish.webp'));
  expect(await get('dishes/tawa-fish-320.webp')).toMatchObject({ statusCode: 404 });
});

test.each([
  'dishes/none.webp',
  'dishes/none-320.avif',
  'dishes/',
  '..%2fjwt-secret',
  'dishes/.hidden.webp',
  'a%00.webp',
])('%s is not found', async (path) => {
  await writeFile(join(dataDir, 'jwt-secret'), 'secret');
  expect([400, 404]).toContain((await app.inject(`/api/uploads/${path}`)).statusCode);
});

test('copies are made once, and again when the original is younger', async () => {
  await upload('logos', 'dhaba');
  expect(await makeCopies(places())).toEqual({ made: 1, failed: [] });
  expect(await makeCopies(places())).toEqual({ made: 0, failed: [] });
  const later = new Date(Date.now() + 60_000);
  await utimes(join(uploads(), 'logos/dhaba.webp'), later, later);
  expect(await makeCopies(places())).toEqual({ made: 1, failed: [] });
});

test('a picture that is none is passed over, the others get their copies', async () => {
  await upload('logos', 'dhaba');
  await writeFile(join(uploads(), 'logos/broken.webp'), 'no picture');
  expect(await makeCopies(places())).toEqual({ made: 1, failed: ['logos/broken-128.webp'] });
  expect(await readdir(join(copies(), 'logos'))).toEqual(['dhaba-128.webp']);
});

test('killed in the middle, it leaves only whole pictures, and the next run makes the rest', async () => {
  for (let i = 0; i < 12; i++) await upload('dishes', `dish-${i}`);
  const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const folder = (path: string) => `[createLocalFolder(${JSON.stringify(path)})]`;
  const program = `import { makeCopies } from ${from('picture-copies.ts')};
    import { createLocalFolder } from ${from('../files/local-folder.ts')};
    await makeCopies({ originals: ${folder(uploads())}, copies: ${folder(copies())}, isShared: false });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  await expect.poll(() => readdir(join(copies(), 'dishes')).catch(() => []), { timeout: 20_000 }).not.toEqual([]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const missing = await listMissing(places());
  expect(missing.length).toBeGreaterThan(0);
  const made = (await readdir(join(copies(), 'dishes'))).filter((name) => !name.endsWith('.part'));
  for (const name of made) await sharp(join(copies(), 'dishes', name)).stats();
  expect(await makeCopies(places())).toEqual({ made: missing.length, failed: [] });
  expect(await listMissing(places())).toEqual([]);
});
