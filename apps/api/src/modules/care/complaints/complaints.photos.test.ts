import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { settleComplaint } from '@tawa/contract/care/complaints.office';
import { getComplaint } from '@tawa/contract/care/complaints';
import { complaintPhotosMax } from '@tawa/domain/common/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ComplaintWorld, openComplaints } from './testing/world.ts';

let world: ComplaintWorld;
let photo: Buffer;
beforeAll(async () => {
  world = await openComplaints();
  const plain = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#a33' } });
  photo = await plain
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => world.close());

async function send(
  { complaint_id }: { complaint_id: number },
  bytes: Buffer,
  user: { userId: number; role: 'user' | 'restaurant' } = { userId: world.order.user_id, role: 'user' },
) {
  const [begin, end] = [
    '--edge\r\nContent-Disposition: form-data; name="file"; filename="../../x.svg"\r\n',
    '\r\n--edge--',
  ];
  const reply = await world.app.inject({
    method: 'POST',
    url: `/api/complaints/${complaint_id}/photos`,
    headers: {
      authorization: `Bearer ${await world.tokenOf(user)}`,
      'content-type': 'multipart/form-data; boundary=edge',
    },
    payload: Buffer.concat([Buffer.from(`${begin}Content-Type: image/svg+xml\r\n\r\n`), bytes, Buffer.from(end)]),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const files = () =>
  readdir(join(world.deps.env.DATA_DIR, 'uploads/complaints')).then(
    (names) => names.length,
    () => 0,
  );

test('a photo is decoded, made smaller, freed of what the camera wrote, and kept under a name of our own (complaints-9)', async () => {
  const params = await world.complain();
  const { status, body } = await send(params, photo);
  expect(status).toBe(201);
  expect(body).toMatchObject({ width: 1600, height: 800 });
  expect(body.photo).toMatch(/^uploads\/complaints\/[0-9a-f]{32}\.webp$/);
  const kept = await world.app.inject(`/api/${body.photo}`);
  expect(kept.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'image/webp' });
  expect((await sharp(kept.rawPayload).metadata()).exif).toBeUndefined();
  expect((await world.customer.ok(getComplaint, { params })).photos).toEqual([body]);
});

test('what is no photo is refused, whatever it calls itself, and leaves no file', async () => {
  const params = await world.complain();
  const before = await files();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const bomb = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  for (const bytes of [svg, Buffer.from('GIF89a....'), photo.subarray(0, 200), bomb, Buffer.from('')])
    expect(await send(params, bytes)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect((await send(params, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  expect(await files()).toBe(before);
});

test('of eight photos sent at once five are kept, and no file is left of the others (complaints-9)', async () => {
  const params = await world.complain();
  const before = await files();
  const small = await sharp(photo).resize(64).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(params, small)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
  expect((await world.customer.ok(getComplaint, { params })).photos).toHaveLength(complaintPhotosMax);
  expect((await files()) - before).toBe(complaintPhotosMax);
});

test('nobody adds a photo to somebody else’s complaint or to one that is settled', async () => {
  const params = await world.complain();
  const stranger = await world.addUser();
  expect((await send(params, photo, { userId: stranger.userId, role: 'user' })).status).toBe(404);
  expect((await send(params, photo, { userId: world.order.owner_id, role: 'restaurant' })).status).toBe(403);
  const body = { decision: 'declined', version: 1, text: 'It was as ordered.' } as const;
  await world.office.ok(settleComplaint, { params, body });
  expect((await send(params, photo)).status).toBe(409);
});

test('an account whose room is used up keeps no more (complaints-9)', async () => {
  const params = await world.complain();
  const row = { user_id: world.order.user_id, width: 1, height: 1, bytes: 50 * 1024 * 1024, position: 1 };
  const other = await world.complain();
  await world.db
    .insertInto('complaint_photos')
    .values({ ...row, ...other, photo: 'uploads/complaints/x.webp' })
    .execute();
  expect(await send(params, photo)).toMatchObject({ status: 409 });
});
