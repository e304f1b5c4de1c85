// What a store does that is not as it should be, on the stand-in of a bucket.
import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { startBucket, type TestBucket } from '#testing/bucket.ts';
import { addRestaurant, type TestUser } from '#testing/factories.ts';
import { sendFile } from '#modules/catalogue/menu/testing/kitchens.ts';
import { forgetUnusedPictures } from '../pictures/picture-uploads.ts';
import { makeCopies } from '../pictures/picture-copies.ts';
import { picturePlaces } from '../pictures/picture-folders.ts';
import type { Log } from '../log.ts';
import { createOutgoing } from '../outgoing.ts';
import { readFile, type FileFolder } from './file-folder.ts';
import { createBucketStore } from './file-store.ts';
import { readFilesUrl } from './files-url.ts';

let bucket: TestBucket;
let world: TestApp;
let owner: TestUser;
let uploads: FileFolder;
const warn = vi.fn<Log['warn']>();
const unhandled = vi.fn<() => void>();

beforeAll(async () => {
  bucket = await startBucket();
  world = await startTestApp({ env: { FILES_URL: bucket.urlOf('shop'), ...bucket.keys } });
  owner = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: owner.userId, lifecycle: 'draft' });
  uploads = storeOf(bucket.urlOf('shop'));
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  bucket.behave('well');
  warn.mockClear();
});
afterAll(async () => {
  process.off('unhandledRejection', unhandled);
  await world.close();
  await bucket.close();
});

/** A folder whose store is waited for a moment only. */
function storeOf(url: string, keys: Partial<TestBucket['keys']> = bucket.keys): FileFolder {
  const place = readFilesUrl(url);
  if (!place) throw new Error(`Not a bucket: ${url}`);
  return createBucketStore(place, keys, createOutgoing({ warn }), { read: 400, write: 400 })('uploads');
}

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#c2470e' } })
    .jpeg()
    .toBuffer();
const upload = async () => sendFile(world, owner, '/api/pictures?use=dishes', await picture());
const rows = async () => (await world.db.selectFrom('uploads').select('path').execute()).length;
const unavailable = { code: 'unavailable', message: expect.stringMatching(/^Files cannot be reached/) };

test.each(['away', 'silent', 'busy'] as const)(
  'a store that is %s is a failure that says so, in time, and nothing is lost (files-5)',
  async (mood) => {
    await uploads.put('kept.webp', Buffer.from('kept'));
    bucket.behave(mood);
    const begun = performance.now();
    const list = async () => {
      for await (const file of uploads.list()) expect(file).toBeUndefined();
    };
    const acts = [
      uploads.open('kept.webp'),
      uploads.find('kept.webp'),
      uploads.put('new.webp', Buffer.from('new')),
      uploads.remove('kept.webp'),
      list(),
    ];
    for (const act of await Promise.allSettled(acts))
      expect(act).toMatchObject({ status: 'rejected', reason: unavailable });
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(warn.mock.calls.length).toBeGreaterThanOrEqual(acts.length);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ provider: 'files', host: expect.stringContaining('127.0.0.1') });
    bucket.behave('well');
    expect(await readFile(uploads, 'kept.webp')).toEqual(Buffer.from('kept'));
    expect(await uploads.find('new.webp')).toBeNull();
  },
);

test('half an answer is none (files-5)', async () => {
  await uploads.put('half.webp', Buffer.alloc(200_000, 1));
  await uploads.put('large.webp', Buffer.alloc(3_000_000, 1));
  bucket.behave('halving');
  await expect(uploads.open('half.webp')).rejects.toMatchObject(unavailable);
  await expect(readFile(uploads, 'large.webp')).rejects.toThrow('aborted');
  const unread = await uploads.open('large.webp');
  await expect.poll(() => unread?.stream.destroyed).toBe(true);
});

test('wrong keys and a wrong bucket are a failure and no missing file, and the log has the word of the store (files-5)', async () => {
  const strangers = [
    [storeOf(bucket.urlOf('shop'), { ...bucket.keys, AWS_ACCESS_KEY_ID: 'wrong' }), 'AccessDenied', 403],
    [storeOf(bucket.urlOf('shop').replace('s3://tawa', 's3://other')), 'NoSuchBucket', 404],
  ] as const;
  for (const [folder, code, status] of strangers) {
    warn.mockClear();
    await expect(folder.open('kept.webp')).rejects.toMatchObject(unavailable);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ code, status, request_id: 'stand-in' });
  }
});

test('while the store is away a picture is 503 and not kept, and is there again afterwards (files-5)', async () => {
  const sent = await upload();
  const { path }: { path: string } = sent.json();
  const url = `/api/${path.replace(/#.*/, '')}`;
  bucket.behave('away');
  for (const each of [url, url.replace('.webp', '-320.avif')]) {
    const reply = await world.app.inject(each);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(reply.json()).toMatchObject({ code: 'unavailable' });
  }
  // Committed pictures are on every machine.
  expect((await world.app.inject('/api/uploads/chefs/default.png')).statusCode).toBe(200);
  expect((await world.app.inject('/healthz')).statusCode).toBe(200);
  bucket.behave('well');
  expect((await world.app.inject(url)).statusCode).toBe(200);
});

test('while the store is away an upload is refused with a reason, and leaves neither row nor file (files-5)', async () => {
  const [before, stored] = [await rows(), bucket.objects.size];
  bucket.behave('away');
  const sent = [await upload(), await sendFile(world, owner, '/api/kitchen/documents', Buffer.from('%PDF-1.7'))];
  for (const reply of sent) {
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject(unavailable);
  }
  bucket.behave('well');
  expect([await rows(), bucket.objects.size]).toEqual([before, stored]);
  expect(await world.db.selectFrom('restaurant_documents').selectAll().execute()).toEqual([]);
  expect((await upload()).statusCode).toBe(201);
});

test('a picture that is to go while the store is away goes when it is back (files-5)', async () => {
  const { path }: { path: string } = (await upload()).json();
  const name = `shop/${path.replace(/#.*/, '')}`;
  expect(bucket.objects.has(name)).toBe(true);
  bucket.behave('away');
  await forgetUnusedPictures(world.deps, new Date(world.clock.now().getTime() + 2 * 86_400_000));
  await world.deps.jobs.runDue();
  bucket.behave('well');
  expect(bucket.objects.has(name)).toBe(true);
  // The queue would wait a while for its next try.
  await sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`.execute(world.db);
  await world.deps.jobs.runDue();
  expect(bucket.objects.has(name)).toBe(false);
});

test('copies that a store did not take are tried again and not given up (files-3)', async () => {
  await upload();
  const { originals, ...places } = picturePlaces(world.deps.env, world.deps.fileStore);
  const own = { ...places, originals: originals.slice(1) };
  const failing = makeCopies(own, async () => bucket.behave('busy'));
  expect(await failing).toEqual({ made: 0, failed: [] });
  bucket.behave('well');
  expect((await makeCopies(own)).made).toBeGreaterThan(0);
});

test('however many are served, the connections to the store are bounded (files-6)', async () => {
  const names = Array.from({ length: 300 }, (_none, nth) => `many/${nth % 7}.webp`);
  for (const name of names.slice(0, 7)) await uploads.put(name, Buffer.alloc(50_000, 1));
  const patient = world.deps.fileStore('uploads');
  const read = await Promise.all(names.map((name) => readFile(patient, name)));
  expect(new Set(read.map((bytes) => bytes?.length))).toEqual(new Set([50_000]));
  expect(bucket.connectionsMost()).toBeLessThanOrEqual(2 * 48);
});

test('whoever reads a picture slowly holds no connection to the store (files-6)', async () => {
  const path = await world.deps.files.save({ folder: 'dishes', extension: 'webp', bytes: Buffer.alloc(1_000_000, 1) });
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const slow = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.pause();
      socket.write(`GET /api/${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
      await once(socket, 'connect');
      return socket;
    }),
  );
  const asked = () => bucket.calls.filter((call) => call === `GET shop/${path}`).length;
  await expect.poll(asked).toBe(60);
  const honest = await fetch(`${origin}/api/${path}`);
  expect([honest.status, (await honest.arrayBuffer()).byteLength]).toEqual([200, 1_000_000]);
  for (const socket of slow) socket.destroy();
});

test('however many ask a store that is silent, each is told in time (files-6)', async () => {
  bucket.behave('silent');
  const begun = performance.now();
  const asked = await Promise.allSettled(Array.from({ length: 200 }, () => uploads.open('kept.webp')));
  expect(asked.every((one) => one.status === 'rejected')).toBe(true);
  expect(performance.now() - begun).toBeLessThan(4000);
  bucket.behave('well');
  expect(await readFile(uploads, 'kept.webp')).toEqual(Buffer.from('kept'));
});

test('a large paper that breaks off halfway ends its answer and nothing else (files-5)', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(3_000_000, 1)]);
  const sent = await sendFile(world, owner, '/api/kitchen/documents', pdf);
  const { document_id }: { document_id: string } = sent.json();
  const authorization = `Bearer ${await world.tokenOf(owner)}`;
  const address = world.app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const open = () =>
    fetch(`http://127.0.0.1:${port}/api/kitchen/documents/${document_id}`, { headers: { authorization } });
  bucket.behave('halving');
  // What breaks off before the answer has begun is a failure in words.
  const ended = open().then(async (reply) => (await reply.arrayBuffer()) && reply.status);
  expect(await ended.catch((error: unknown) => error)).toSatisfy(
    (end) => end === 503 || (end instanceof TypeError && end.message === 'terminated'),
  );
  bucket.behave('well');
  expect(Buffer.from(await (await open()).arrayBuffer()).equals(pdf)).toBe(true);
  await world.db.deleteFrom('restaurant_documents').execute();
});

test('nothing that failed on the way to the store was left to nobody (files-5)', () => {
  expect(unhandled).not.toHaveBeenCalled();
});

test('only what is stored is answered (files-2)', async () => {
  bucket.calls.splice(0);
  const { path }: { path: string } = (await upload()).json();
  expect(bucket.calls).toEqual([`PUT shop/${path.replace(/#.*/, '')}`]);
  expect(bucket.objects.get(`shop/${path.replace(/#.*/, '')}`)?.type).toBe('image/webp');
});
