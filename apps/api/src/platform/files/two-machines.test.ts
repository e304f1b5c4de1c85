// Two servers of different data folders over one database, as on two machines.
import { downloadExport, listExports, requestExport, takeExportTicket } from '@tawa/contract/accounts/exports';
import { uploadDocument } from '@tawa/contract/catalogue/restaurants.kitchen';
import { dayMs } from '@tawa/domain/common/durations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant, type TestUser } from '#testing/factories.ts';
import { fileKinds, sharedKinds } from '#testing/file-kinds.ts';
import { makeCopies } from '../pictures/picture-copies.ts';
import { picturePlaces, type PicturePlaces } from '../pictures/picture-folders.ts';
import { forgetUnusedPictures } from '../pictures/picture-uploads.ts';
import { sendFile } from '#modules/catalogue/menu/testing/kitchens.ts';

const draw = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const paper = Buffer.from('%PDF-1.7 a licence');
const get = (world: TestApp, url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });

interface Machines {
  a: TestApp;
  b: TestApp;
  owner: TestUser;
  close(): Promise<void>;
}

async function startMachines({ open, isShared }: (typeof fileKinds)[number]): Promise<Machines> {
  const [place, other] = [await open(), isShared ? undefined : await open()];
  const a = await startTestApp({ env: place.env });
  const b = await startTestApp({ databaseUrl: a.databaseUrl, env: (other ?? place).env });
  const owner = await a.addUser({ role: 'restaurant' });
  await addRestaurant(a.deps, { owner_id: owner.userId, lifecycle: 'draft' });
  const close = async () => {
    await b.close();
    await a.close();
    for (const each of [place, other]) await each?.close();
  };
  return { a, b, owner, close };
}

/** Sends a picture to a machine and answers its address. */
async function upload(world: TestApp, owner: TestUser, background = '#c2470e'): Promise<string> {
  const reply = await sendFile(world, owner, '/api/pictures?use=dishes', await draw(background));
  expect(reply.statusCode).toBe(201);
  const { path }: { path: string } = reply.json();
  return `/api/${path.replace(/#.*/, '')}`;
}

describe.each(sharedKinds)('over $name', (kind) => {
  let machines: Machines;
  beforeAll(async () => {
    machines = await startMachines(kind);
  });
  afterAll(() => machines.close());

  test('a picture that one machine took is served by both alike, and kept by browsers (files-2)', async () => {
    const { a, b, owner } = machines;
    const url = await upload(a, owner);
    const [first, second] = [await get(a, url), await get(b, url)];
    expect(second.statusCode).toBe(200);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'last-modified'])
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    expect(second.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(first.rawPayload.length),
      'cache-control': expect.stringMatching(/^public, max-age=604800, /),
      'x-content-type-options': 'nosniff',
    });
    const kept = await get(b, url, { 'if-none-match': String(first.headers.etag) });
    expect([kept.statusCode, kept.rawPayload.length, kept.headers.etag]).toEqual([304, 0, first.headers.etag]);
    expect((await get(b, url, { 'if-none-match': '"another", "one"' })).statusCode).toBe(200);
    const since = { 'if-modified-since': String(first.headers['last-modified']) };
    expect((await get(b, url, since)).statusCode).toBe(304);
    const head = await b.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect((await get(b, url.replace(/[0-9a-f]{6}\.webp/, '000000.webp'))).statusCode).toBe(404);
  });

  test('a picture that nothing used goes from both, with its copies (files-2)', async () => {
    const { a, b, owner } = machines;
    const url = await upload(a, owner);
    const small = url.slice('/api/uploads/'.length).replace('.webp', '-320.avif');
    await a.deps.fileStore('pictures').put(small, Buffer.from('a smaller copy'));
    expect((await get(b, `/api/uploads/${small}`)).body).toBe('a smaller copy');
    await forgetUnusedPictures(b.deps, new Date(b.clock.now().getTime() + 2 * dayMs));
    await b.deps.jobs.runDue();
    expect([(await get(a, url)).statusCode, (await get(b, url)).statusCode]).toEqual([404, 404]);
    expect(await a.deps.fileStore('pictures').find(small)).toBeNull();
  });

  test('what another machine has made meanwhile is not made again, and both serve it (files-3)', async () => {
    const { a, b, owner } = machines;
    const colours = ['#111111', '#335577', '#779933', '#bb5511'];
    const urls: string[] = [];
    for (const colour of colours) urls.push(await upload(a, owner, colour));
    const small = (url: string) => url.replace('.webp', '-320.avif');
    expect((await get(b, small(urls[0] ?? ''))).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    });
    const places = ({ deps }: TestApp): PicturePlaces => {
      const { originals, ...all } = picturePlaces(deps.env, deps.fileStore);
      return { ...all, originals: originals.slice(1) };
    };
    let goOn = () => {};
    const late = new Promise<void>((resolve) => (goOn = resolve));
    let isListed = false;
    const second = makeCopies(places(b), () => {
      isListed = true;
      return late;
    });
    await expect.poll(() => isListed).toBe(true);
    // Each of four pictures has five.
    expect(await makeCopies(places(a))).toEqual({ made: 20, failed: [] });
    goOn();
    expect(await second).toEqual({ made: 0, failed: [] });
    expect(await makeCopies(places(b))).toEqual({ made: 0, failed: [] });
    for (const url of urls)
      for (const world of [a, b]) expect((await get(world, small(url))).headers['content-type']).toBe('image/avif');
    await a.deps.files.remove((urls[0] ?? '').replace('/api/', ''));
    expect((await get(b, small(urls[0] ?? ''))).statusCode).toBe(404);
  });

  test('papers and data of one machine are opened by the other, and by no address of pictures (files-4)', async () => {
    const { a, b, owner } = machines;
    const sent = await sendFile(a, owner, `/api${uploadDocument.path}`, paper);
    expect(sent.statusCode).toBe(201);
    const { document_id }: { document_id: string } = sent.json();
    const authorization = `Bearer ${await b.tokenOf(owner)}`;
    const opened = await get(b, `/api/kitchen/documents/${document_id}`, { authorization });
    expect([opened.body, opened.headers['content-type']]).toEqual([paper.toString(), 'application/pdf']);

    const me = await a.addUser();
    const { export_id } = await a.as(me).ok(requestExport, {});
    await a.deps.jobs.runDue();
    expect((await b.as(me).ok(listExports, {})).exports[0]?.state).toBe('ready');
    const { path } = await a.as(me).ok(takeExportTicket, { params: { export_id } });
    const ticket = path.slice(path.lastIndexOf('/') + 1);
    const data = await get(b, `/api${downloadExport.path.replace(':ticket', ticket)}`);
    expect([data.statusCode, data.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);

    const { file } = await a.db.selectFrom('restaurant_documents').select('file').executeTakeFirstOrThrow();
    for (const way of ['papers/', '../papers/', '..%2fpapers%2f', '%2e%2e/papers/', 'dishes/../../papers/', '']) {
      const reply = await get(b, `/api/uploads/${way}${file}`);
      expect([way, reply.statusCode]).toEqual([way, 404]);
    }
  });
});

test('without a bucket each machine has the pictures that it took itself (files-2)', async () => {
  const [local] = fileKinds;
  if (!local) throw new Error('There is no kind of a folder');
  const { a, b, owner, close } = await startMachines(local);
  const url = await upload(a, owner);
  expect([(await get(a, url)).statusCode, (await get(b, url)).statusCode]).toEqual([200, 404]);
  await close();
});
