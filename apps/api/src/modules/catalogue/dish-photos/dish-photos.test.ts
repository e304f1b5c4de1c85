import { deleteDishPhoto, listDishPhotos } from '@tawa/contract/catalogue/dish-photos';
import { decideDishPhoto, listOfficeDishPhotos } from '@tawa/contract/catalogue/dish-photos.office';
import { getOrderFeedback } from '@tawa/contract/catalogue/reviews';
import { dayMs } from '@tawa/domain/common/durations';
import { verifiedOrderDays } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetUnusedPictures } from '#platform/pictures/picture-uploads.ts';
import { transaction } from '#platform/database/transaction.ts';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { forgetPhotos } from './dish-photos.service.ts';

let world: TestApp;
let photo: Buffer;
let order: { order_id: number; order_number: string; user_id: number; menu_id: number; name: string };
let me: TestCaller;
let office: TestCaller;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const { rows } = await sql<typeof order>`
    select o.order_id, o.order_number, o.user_id, u.name, min(i.menu_id) as menu_id
    from orders o join order_items i using (order_id) join dishes d on d.menu_id = i.menu_id and d.isactive
      join users u using (user_id) join restaurants r on r.restaurant_id = o.restaurant_id and not r.hidden and r.lifecycle = 'active'
    where o.status = 'delivered' and i.fulfilled_quantity > 0 group by o.order_id, u.user_id order by o.order_id limit 1`.execute(
    world.db,
  );
  if (!rows[0]) throw new Error('The demo world has no such order');
  [order] = rows;
  me = world.as({ userId: order.user_id, role: 'user' });
  office = world.as(await world.addUser({ role: 'admin' }));
});
beforeEach(async () => {
  await world.db.deleteFrom('dish_photos').execute();
  await world.db.updateTable('uploads').set({ used_on: null }).where('path', 'like', 'uploads/dish-photos/%').execute();
  await filesLeft();
  const served = { delivered_at: world.clock.now(), closed_at: world.clock.now() };
  await world.db.updateTable('orders').set(served).where('order_id', '=', order.order_id).execute();
});
afterAll(() => world.close());

interface Sent {
  user?: { userId: number; role: 'user' | 'restaurant' };
  number?: string;
  menu?: number;
}

async function send(
  bytes = photo,
  { user = { userId: order.user_id, role: 'user' }, number = order.order_number, menu = order.menu_id }: Sent = {},
) {
  const head = '--edge\r\nContent-Disposition: form-data; name="file"; filename="../../x.svg"\r\n';
  const reply = await world.app.inject({
    method: 'PUT',
    url: `/api/orders/${number}/photos/${menu}`,
    headers: {
      authorization: `Bearer ${await world.tokenOf(user)}`,
      'content-type': 'multipart/form-data; boundary=edge',
    },
    payload: Buffer.concat([
      Buffer.from(`${head}Content-Type: image/svg+xml\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--edge--'),
    ]),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const shown = async () => {
  world.deps.cache.raiseAll();
  return world.guest.ok(listDishPhotos, { params: { menu_id: order.menu_id } });
};
const own = async () => {
  const { dishes } = await me.ok(getOrderFeedback, { params: { order_number: order.order_number } });
  return dishes.find(({ menu_id }) => menu_id === order.menu_id)?.photo ?? null;
};
const waiting = async () => (await office.ok(listOfficeDishPhotos, { query: { state: 'waiting' } })).rows;
const decide = (dish_photo_id: number, decision: 'show' | 'hide', reason = '') =>
  office.call(decideDishPhoto, { params: { dish_photo_id }, body: { decision, reason } });
const filesLeft = async () => {
  const later = new Date(world.clock.now().getTime() + 2 * dayMs);
  await forgetUnusedPictures(world.deps, later);
  return world.db.selectFrom('uploads').select('path').where('path', 'like', 'uploads/dish-photos/%').execute();
};

test('a photo waits, is shown to all once the office let it through, and tells no more than a short name (dish-photos-1)', async () => {
  const { status, body } = await send();
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'waiting', reason: null });
  expect(await own()).toEqual(body);
  expect(await shown()).toEqual([]);
  const [row] = await waiting();
  expect(row).toMatchObject({ photo: body.photo, order_number: order.order_number, name: order.name });
  expect(await decide(row?.dish_photo_id ?? 0, 'show')).toMatchObject({ status: 200, body: { state: 'shown' } });
  const [seen] = await shown();
  expect(seen).toMatchObject({ photo: body.photo });
  expect(seen?.author).not.toBe(order.name);
  expect((await own())?.state).toBe('shown');
  const kept = await world.app.inject(`/api/${body.photo.replace(/#.*/, '')}`);
  expect(kept.headers['content-type']).toBe('image/webp');
  expect((await sharp(kept.rawPayload).metadata()).exif).toBeUndefined();
});

test('another photo takes its place and waits anew, and the file of the first one goes (dish-photos-1)', async () => {
  await send();
  const [first] = await waiting();
  await decide(first?.dish_photo_id ?? 0, 'show');
  const { body } = await send();
  expect(await shown()).toEqual([]);
  expect(await waiting()).toMatchObject([{ photo: body.photo }]);
  expect(await filesLeft()).toEqual([{ path: body.photo.replace(/#.*/, '') }]);
});

test('a hidden photo leaves with its file, and its sender reads why (dish-photos-2)', async () => {
  await send();
  const [row] = await waiting();
  const id = row?.dish_photo_id ?? 0;
  expect((await decide(id, 'hide')).status).toBe(400);
  expect((await decide(id, 'hide', 'A face can be seen.')).status).toBe(200);
  expect(await own()).toMatchObject({ state: 'hidden', reason: 'A face can be seen.' });
  expect((await decide(id, 'show')).status).toBe(409);
  expect(await filesLeft()).toEqual([]);
  expect((await decide(id + 999, 'show')).status).toBe(404);
});

test('of ten who decide at once one does, and the audit has one line of it (dish-photos-2)', async () => {
  await send();
  const [row] = await waiting();
  const id = row?.dish_photo_id ?? 0;
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide(id, 'show')));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const lines = await world.db.selectFrom('audit_entries').select('action').where('subject_id', '=', `${id}`).execute();
  expect(lines.filter(({ action }) => action === 'dish_photo.show')).toHaveLength(1);
});

test('eight photos sent at once leave one, and no file of the others (dish-photos-1)', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await waiting()).toHaveLength(1);
  expect(await filesLeft()).toHaveLength(1);
});

test('only a dish that was brought with an own order can be photographed, and not for ever (dish-photos-3)', async () => {
  const stranger = await world.addUser({ role: 'user' });
  const others = { userId: stranger.userId, role: 'user' as const };
  expect((await send(photo, { user: others })).status).toBe(404);
  const kitchen = await world.addUser({ role: 'restaurant' });
  expect((await send(photo, { user: { userId: kitchen.userId, role: 'restaurant' } })).status).toBe(403);
  expect((await send(photo, { menu: 999_999 })).status).toBe(404);
  expect((await send(photo, { number: 'FD-ZZZZZZ' })).status).toBe(404);
  for (const bytes of [Buffer.from('<svg/>'), photo.subarray(0, 200), Buffer.from('')])
    expect((await send(bytes)).status).toBe(400);
  const long = new Date(world.clock.now().getTime() - (verifiedOrderDays + 1) * dayMs);
  await world.db.updateTable('orders').set({ delivered_at: long }).where('order_id', '=', order.order_id).execute();
  expect((await send()).status).toBe(409);
  expect(await waiting()).toEqual([]);
  expect(await filesLeft()).toEqual([]);
});

test('a photo is taken back by its sender alone, and goes with the account (dish-photos-4)', async () => {
  const params = { order_number: order.order_number, menu_id: order.menu_id };
  await send();
  const stranger = world.as(await world.addUser({ role: 'user' }));
  expect((await stranger.call(deleteDishPhoto, { params })).status).toBe(404);
  await me.ok(deleteDishPhoto, { params });
  expect(await own()).toBeNull();
  expect((await me.call(deleteDishPhoto, { params })).status).toBe(404);
  await send();
  await transaction(world.db, (tx) => forgetPhotos(tx, order.user_id));
  expect(await own()).toBeNull();
  expect(await filesLeft()).toEqual([]);
});
