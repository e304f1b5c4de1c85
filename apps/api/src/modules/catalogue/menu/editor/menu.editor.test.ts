import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import type { DishChange } from '@tawa/contract/catalogue/menu.form';
import { listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish as insertDish, addRestaurant, type TestUser } from '#testing/factories.ts';
import { newDish, sendFile } from '../testing/kitchens.ts';

let world: TestApp;
let owner: TestUser;
let kitchen: TestCaller;
let restaurantId: number;
beforeAll(async () => {
  world = await startTestApp();
  owner = await world.addUser({ role: 'restaurant', name: 'Asha' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId }, { opens: '11:00', closes: '23:30' });
  kitchen = world.as(owner);
});
afterAll(() => world.close());

const menu = () => kitchen.ok(contract.getEditedMenu, {});
const shown = async () => {
  world.deps.cache.raiseAll();
  return (await world.guest.ok(listDishesOfRestaurant, { params: { id: restaurantId } })).map((dish) => dish.dish_name);
};
const publish = (...menu_ids: number[]) => kitchen.ok(contract.setDishState, { body: { menu_ids, state: 'on' } });
const change = (menu_id: number, version: number, changes: DishChange) =>
  kitchen.call(contract.updateDish, { params: { menu_id }, body: { version, ...changes } });

describe('a dish', () => {
  test('is a draft that nobody sees until it is published (menu-13)', async () => {
    const dish = await kitchen.ok(contract.addDish, { body: newDish({ dish_name: 'Bhindi Fry' }) });
    expect(dish).toMatchObject({ state: 'draft', version: 1, price: 249, changed_by: 'Asha' });
    expect(await shown()).not.toContain('Bhindi Fry');
    await publish(dish.menu_id);
    expect(await shown()).toContain('Bhindi Fry');
    const row = (await menu()).dishes.find((each) => each.menu_id === dish.menu_id);
    expect(row).toMatchObject({ state: 'on', price: 249, ordered_30_days: 0 });
  });

  test('needs its food mark, and no discounted price passes its price (menu-15)', async () => {
    const { is_veg: _mark, ...unmarked } = newDish();
    const reply = await world.app.inject({
      method: 'POST',
      url: '/api/kitchen/menu/dishes',
      headers: { authorization: `Bearer ${await world.tokenOf(owner)}` },
      payload: unmarked,
    });
    expect(reply.json()).toMatchObject({ errors: { is_veg: 'Choose the food mark' } });
    const dish = await kitchen.ok(contract.addDish, { body: newDish({ price: 300, discounted_price: 250 }) });
    const refused = { status: 400, body: { errors: { discounted_price: 'Must not be more than the price' } } };
    expect(await change(dish.menu_id, 1, { discounted_price: 301 })).toMatchObject(refused);
    expect(await change(dish.menu_id, 1, { price: 240 })).toMatchObject(refused);
    expect(await change(dish.menu_id, 1, { price: 350, discounted_price: 350.01 })).toMatchObject(refused);
  });

  test('of two devices the slower one is told who changed what, and writes nothing (menu-14)', async () => {
    const { menu_id } = await kitchen.ok(contract.addDish, { body: newDish({ price: 200 }) });
    const answers = await Promise.all([change(menu_id, 1, { price: 210 }), change(menu_id, 1, { price: 220 })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ changed_by: 'Asha', current: won?.body });
    expect(won?.body).toMatchObject({ version: 2 });
    const history = await kitchen.ok(contract.priceHistory, { params: { menu_id } });
    expect(history).toMatchObject([{ price_before: 200, source: 'edit', changed_by: 'Asha' }]);
  });

  test('a field that was not named stays as another device left it', async () => {
    const { menu_id } = await kitchen.ok(contract.addDish, { body: newDish({ calories: 300 }) });
    expect((await change(menu_id, 1, { description: 'With cumin' })).status).toBe(200);
    expect(await kitchen.ok(contract.getEditedDish, { params: { menu_id } })).toMatchObject({
      description: 'With cumin',
      calories: 300,
    });
  });

  test('a kitchen name of up to 22 characters is kept, and no guest reads it (menu-27)', async () => {
    const body = newDish({ dish_name: 'Hyderabadi Chicken Dum Biryani', kitchen_name: '  Dum Biryani ' });
    const { menu_id } = await kitchen.ok(contract.addDish, { body });
    expect(await kitchen.ok(contract.getEditedDish, { params: { menu_id } })).toMatchObject({
      kitchen_name: 'Dum Biryani',
    });
    const tooLong = { version: 1, kitchen_name: 'x'.repeat(23) };
    expect((await kitchen.call(contract.updateDish, { params: { menu_id }, body: tooLong })).status).toBe(400);
    expect((await change(menu_id, 1, { kitchen_name: '' })).body).toMatchObject({ kitchen_name: '', version: 2 });
    const seen = await world.app.inject(`/api/menu/${menu_id}`);
    expect(seen.payload).not.toContain('kitchen_name');
  });

  test('a deleted dish is off every list and stays in the orders that have it', async () => {
    const menu_id = await insertDish(world.deps, restaurantId, { dish_name: 'Old Times Curry' });
    await kitchen.ok(contract.deleteDish, { params: { menu_id } });
    expect(await shown()).not.toContain('Old Times Curry');
    expect((await menu()).dishes.map((dish) => dish.menu_id)).not.toContain(menu_id);
    expect((await kitchen.call(contract.deleteDish, { params: { menu_id } })).status).toBe(404);
    const kept = await world.db.selectFrom('dishes').select('dish_name').where('menu_id', '=', menu_id).execute();
    expect(kept).toHaveLength(1);
  });
});

describe('pictures', () => {
  test('are encoded anew in the proportions of a dish, and only their sender can use them (pictures-1)', async () => {
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c07020' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'secret place' } } })
      .jpeg()
      .toBuffer();
    const reply = await sendFile(world, owner, '/api/pictures?use=dishes&left=0&top=0.5&width=1&height=0.5', bytes);
    expect(reply.statusCode).toBe(201);
    const { path }: { path: string } = reply.json();
    expect(path).toMatch(/^uploads\/dishes\/[0-9a-f]{32}\.webp#[0-9a-v]{2}$/);
    const kept = await world.app.inject(`/api/${path.replace(/#.*/, '')}`);
    expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ width: 800, height: 600, format: 'webp' });
    expect(kept.rawPayload.includes('secret place')).toBe(false);

    const own = await kitchen.ok(contract.addDish, { body: newDish({ dish_img: path }) });
    expect(own.dish_img).toBe(path);
    const other = await world.addUser({ role: 'restaurant' });
    await addRestaurant(world.deps, { owner_id: other.userId });
    const stolen = await world.as(other).call(contract.addDish, { body: newDish({ dish_img: path }) });
    expect(stolen).toMatchObject({ status: 400, body: { errors: { dish_img: 'Upload the picture first.' } } });
  });

  test.each([
    ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script></html>')],
    ['the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s (pictures-1)', async (_name, bytes) => {
    const reply = await sendFile(world, owner, '/api/pictures?use=dishes', bytes);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid', errors: { file: expect.any(String) } });
  });

  test('refuses a picture of more than 25 million pixels before it is decoded (pictures-1)', async () => {
    const bytes = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await sendFile(world, owner, '/api/pictures?use=dishes', bytes)).statusCode).toBe(400);
    expect(await world.db.selectFrom('uploads').selectAll().where('bytes', '>', 900_000).execute()).toEqual([]);
  });

  test('a customer may send none', async () => {
    const customer = await world.addUser();
    expect((await sendFile(world, customer, '/api/pictures?use=dishes', Buffer.alloc(9))).statusCode).toBe(403);
  });
});

test.each(['draft', 'submitted', 'in_review', 'changes_requested', 'rejected'])(
  'a kitchen that is %s is told that dishes come after the review (menu-13)',
  async (lifecycle) => {
    const early = await world.addUser({ role: 'restaurant' });
    await addRestaurant(world.deps, { owner_id: early.userId, lifecycle });
    const caller = world.as(early);
    expect(await caller.ok(contract.getEditedMenu, {})).toMatchObject({ may_edit: false, dishes: [] });
    expect(await caller.call(contract.addDish, { body: newDish() })).toMatchObject({
      status: 409,
      body: { message: 'Dishes come after the review of your restaurant.' },
    });
  },
);
