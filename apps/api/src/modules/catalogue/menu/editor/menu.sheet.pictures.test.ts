import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import type { ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addDish, addRestaurant, type TestUser } from '#testing/factories.ts';
import { sendFile } from '../testing/kitchens.ts';

let world: TestApp;
let owner: TestUser;
let restaurantId: number;
let jpeg: Buffer;
beforeAll(async () => {
  world = await startTestApp();
  owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => world.close());

const picture = (attempt: string, name: string, bytes: Buffer = jpeg, who = owner) =>
  sendFile(world, who, `/api/kitchen/menu/import/pictures?attempt=${attempt}&name=${encodeURIComponent(name)}`, bytes);
async function send(rows: string[], query: string, who = owner): Promise<ImportedMenu> {
  const file = Buffer.from(['menu_id,dish_name,food_mark,price,picture', ...rows].join('\n'));
  const reply = await sendFile(world, who, `/api/kitchen/menu/import?${query}`, file);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const dish = (name: string) =>
  world.db
    .selectFrom('dishes')
    .select(['menu_id', 'dish_img'])
    .where('restaurant_id', '=', restaurantId)
    .where('dish_name', '=', name)
    .execute();
const uploads = async () => (await world.db.selectFrom('uploads').select('path').execute()).length;

test('pictures that were sent are given to the dishes whose rows name them, whatever case and folder (menu-34)', async () => {
  const attempt = randomUUID();
  const menu_id = await addDish(world.deps, restaurantId, { dish_name: 'Rajma' });
  const rows = [',Kadhi,veg,120,menu/Kadhi.JPG', `${menu_id},Rajma,veg,130,kadhi.jpg`, ',Plain,veg,90,'];
  expect(await send(rows, 'write=no')).toMatchObject({
    added: 2,
    changed: 1,
    pictures: [{ name: 'kadhi.jpg', count: 2, ranges: [{ from: 2, to: 3 }] }],
  });
  const sent = await picture(attempt, 'photos/KADHI.jpg');
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toEqual({ name: 'kadhi.jpg' });
  expect(await send(rows, `write=yes&attempt=${attempt}`)).toMatchObject({ written: true, errors: [] });
  const [kadhi] = await dish('Kadhi');
  expect(kadhi?.dish_img).toMatch(/^uploads\/dishes\/[\w-]+\.webp#/);
  expect(await dish('Rajma')).toEqual([{ menu_id, dish_img: kadhi?.dish_img }]);
  expect(await dish('Plain')).toMatchObject([{ dish_img: null }]);
  const used = await world.db.selectFrom('uploads').select('used_on').execute();
  expect(used.every(({ used_on }) => used_on !== null)).toBe(true);
});

test('an empty cell leaves the picture that is there (menu-34)', async () => {
  const [before] = await dish('Rajma');
  await send([`${before?.menu_id},Rajma,veg,135,`], `write=yes&attempt=${randomUUID()}`);
  expect(await dish('Rajma')).toEqual([before]);
});

test('a picture that was not sent is a fault with its rows, and writes nothing unless it is left out (menu-35)', async () => {
  const attempt = randomUUID();
  await picture(attempt, 'one.jpg');
  const rows = [',First,veg,100,one.jpg', ',Second,veg,100,two.jpg', ',Third,veg,100,TWO.jpg'];
  const refused = await send(rows, `write=yes&attempt=${attempt}`);
  expect(refused).toMatchObject({ written: false, cause_count: 1, fault_count: 2 });
  expect(refused.errors).toEqual([
    { column: 'picture', text: 'The picture “two.jpg” was not sent', count: 2, ranges: [{ from: 3, to: 4 }] },
  ]);
  expect(await dish('First')).toEqual([]);
  const written = await send(rows, `write=yes&attempt=${attempt}&without_missing=yes`);
  expect(written).toMatchObject({ written: true, added: 3 });
  expect(await dish('Second')).toMatchObject([{ dish_img: null }]);
});

test('a picture that is sent again is kept once (menu-36)', async () => {
  const attempt = randomUUID();
  const before = await uploads();
  for (const name of ['again.jpg', 'AGAIN.jpg', 'x/again.jpg'])
    expect((await picture(attempt, name)).statusCode).toBe(201);
  expect(await uploads()).toBe(before + 1);
});

test('a file whose answer was lost is answered again and not written twice, also at once (menu-36)', async () => {
  const attempt = randomUUID();
  const rows = [',Only once,veg,100,'];
  const query = `write=yes&attempt=${attempt}`;
  const answers = await Promise.all([send(rows, query), send(rows, query), send(rows, query)]);
  expect(answers.every(({ written, added }) => written && added === 1)).toBe(true);
  expect(await send(rows, query)).toEqual(answers[0]);
  expect(await dish('Only once')).toHaveLength(1);
});

const zip = Buffer.from('504b0304140000000800', 'hex');
test.each([
  ['an archive', zip],
  ['bytes that unpack to more', deflateRawSync(Buffer.alloc(1_000_000))],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['the head of a picture alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['nothing', Buffer.alloc(0)],
])('%s by the name of a picture is refused by its bytes (menu-34)', async (_what, bytes) => {
  const attempt = randomUUID();
  const reply = await picture(attempt, 'dal.jpg', bytes);
  expect(reply.statusCode).toBe(400);
  const kept = await world.db
    .selectFrom('menu_import_pictures')
    .select('path')
    .where('attempt', '=', attempt)
    .execute();
  expect(kept).toEqual([]);
});

test.each([
  ['a workbook', zip],
  ['a flat archive', Buffer.concat([zip, Buffer.from('dish_name,food_mark,price')])],
])('%s is no file that the server reads (menu-33)', async (_what, bytes) => {
  const reply = await sendFile(world, owner, '/api/kitchen/menu/import?write=yes', bytes);
  expect(reply.json()).toMatchObject({ written: false, fault_count: 1 });
});

test.each([
  ['attempt=x&name=dal.jpg'],
  [`attempt=${randomUUID()}&name=`],
  [`attempt=${randomUUID()}&name=${'x'.repeat(201)}`],
  [`attempt=${randomUUID()}&name=folder%2F`],
  [`name=dal.jpg`],
])('pictures of %s are refused', async (query) => {
  const reply = await sendFile(world, owner, `/api/kitchen/menu/import/pictures?${query}`, jpeg);
  expect(reply.statusCode).toBe(400);
});

test('pictures and tries of another restaurant stay its own (menu-34) (menu-36)', async () => {
  const attempt = randomUUID();
  const other = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: other.userId });
  await picture(attempt, 'mine.jpg');
  const rows = [',Not theirs,veg,100,mine.jpg'];
  expect(await send(rows, `write=yes&attempt=${attempt}`, other)).toMatchObject({ written: false, fault_count: 1 });
  expect(await send(rows, `write=yes&attempt=${attempt}`)).toMatchObject({ written: true, added: 1 });
});

test.each(['customer', 'office', 'cook', 'front_desk'] as const)('a %s imports nothing', async (kind) => {
  const role = kind === 'customer' ? 'user' : kind === 'office' ? 'admin' : 'restaurant';
  const who = await world.addUser({ role });
  if (kind === 'cook' || kind === 'front_desk')
    await world.db
      .insertInto('staff')
      .values({
        restaurant_id: restaurantId,
        role: kind,
        user_id: who.userId,
        invited_by: owner.userId,
        invited_on: new Date(),
        accepted_on: new Date(),
      })
      .execute();
  const before = await uploads();
  expect((await picture(randomUUID(), 'dal.jpg', jpeg, who)).statusCode).toBe(403);
  const file = await sendFile(world, who, '/api/kitchen/menu/import?write=yes', Buffer.from('dish_name'));
  expect(file.statusCode).toBe(403);
  expect(await uploads()).toBe(before);
});

test('before its activation a restaurant sends none', async () => {
  const young = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: young.userId, lifecycle: 'draft' });
  expect((await picture(randomUUID(), 'dal.jpg', jpeg, young)).statusCode).toBe(409);
});

test('what is older than a day is forgotten with the next file', async () => {
  const kitchen = world.as(owner);
  const attempt = randomUUID();
  await picture(attempt, 'old.jpg');
  await world.db
    .updateTable('menu_import_pictures')
    .set({ created_on: new Date(Date.now() - 2 * 86_400_000) })
    .where('attempt', '=', attempt)
    .execute();
  await send([',Newest,veg,100,'], `write=yes&attempt=${randomUUID()}`);
  const kept = await world.db
    .selectFrom('menu_import_pictures')
    .select('path')
    .where('attempt', '=', attempt)
    .execute();
  expect(kept).toEqual([]);
  expect((await kitchen.ok(contract.getEditedMenu, {})).dishes.some(({ dish_name }) => dish_name === 'Newest')).toBe(
    true,
  );
});
