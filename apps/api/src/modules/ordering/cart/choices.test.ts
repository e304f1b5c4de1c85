import { addToCart } from '@tawa/contract/ordering/cart';
import { listLastChoices } from '@tawa/contract/ordering/cart.choices';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addOptionGroup, writeAsRestored } from '#testing/factories.ts';

let world: TestApp;
let me: TestCaller;
let past: { user_id: number; restaurant_id: number; order_id: number; menu_id: number };

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const { rows } = await sql<typeof past>`
    select o.user_id, o.restaurant_id, o.order_id, i.menu_id from orders o join order_items i using (order_id)
    where o.status = 'delivered' and i.menu_id is not null
      and not exists (select from order_items n join orders p using (order_id)
        where n.menu_id = i.menu_id and p.user_id = o.user_id and p.order_id <> o.order_id)
    order by o.order_id limit 1`.execute(world.db);
  if (!rows[0]) throw new Error('The demo world has no such order');
  [past] = rows;
  me = world.as({ userId: past.user_id, role: 'user' });
  await world.db.deleteFrom('dish_option_groups').where('menu_id', '=', past.menu_id).execute();
  const on = { isactive: true, sold_out: false, daily_stock: null, price: 20_000, discounted_price: null };
  await world.db.updateTable('dishes').set(on).where('menu_id', '=', past.menu_id).execute();
  await world.db.deleteFrom('carts').execute();
});
afterAll(() => world.close());

const chosen = async (caller = me) =>
  (await caller.ok(listLastChoices, { params: { id: past.restaurant_id } })).find(
    ({ menu_id }) => menu_id === past.menu_id,
  );
const wasServed = (options: object[]) =>
  world.db
    .updateTable('order_items')
    .set({ options: JSON.stringify(options) })
    .where('order_id', '=', past.order_id)
    .where('menu_id', '=', past.menu_id)
    .execute();
const set = (option_id: number, change: object) =>
  world.db.updateTable('options').set(change).where('option_id', '=', option_id).execute();

test('the last choice comes at today’s price and fits the cart; what is gone is named, and without what must be chosen there is none (cart-12)', async () => {
  const [large = 0] = await addOptionGroup(world.deps, past.menu_id, { min_choices: 1, max_choices: 1 }, [
    { option_name: 'Large', price: 9000 },
    { option_name: 'Small', price: 0 },
  ]);
  const [raita = 0, papad = 0] = await addOptionGroup(world.deps, past.menu_id, { min_choices: 0, max_choices: 2 }, [
    { option_name: 'Raita', price: 4000 },
    { option_name: 'Papad', price: 1000 },
  ]);
  expect(await chosen()).toBeUndefined();
  await wasServed([
    { option_id: large, option_name: 'Large', price: 1 },
    { option_id: raita, option_name: 'Raita', price: 1 },
    { option_id: papad, option_name: 'Papad', price: 1 },
  ]);
  const whole = { chosen: ['Large', 'Raita', 'Papad'], gone: [], price: 340 };
  expect(await chosen()).toMatchObject(whole);
  await set(papad, { sold_out: true });
  const now = await chosen();
  expect(now).toMatchObject({ options: [large, raita], chosen: ['Large', 'Raita'], gone: ['Papad'], price: 330 });
  const line = { userid: past.user_id, menu_id: past.menu_id, quantity: 1, options: now?.options ?? [] };
  await me.ok(addToCart, { body: line });
  await set(papad, { sold_out: false });
  await set(large, { isactive: false });
  expect(await chosen()).toBeUndefined();
  await set(large, { isactive: true });
  expect(await chosen()).toMatchObject(whole);
  await world.db.updateTable('dishes').set({ sold_out: true }).where('menu_id', '=', past.menu_id).execute();
  expect(await chosen()).toBeUndefined();
  await world.db.updateTable('dishes').set({ sold_out: false }).where('menu_id', '=', past.menu_id).execute();
});

test('nobody else is offered it, nor its customer what never was served (cart-12)', async () => {
  expect(await chosen(world.as(await world.addUser()))).toBeUndefined();
  expect((await world.guest.call(listLastChoices, { params: { id: past.restaurant_id } })).status).toBe(401);
  const change = { status: 'cancelled', delivered_at: null };
  await writeAsRestored(world.db, (tx) =>
    tx.updateTable('orders').set(change).where('order_id', '=', past.order_id).execute(),
  );
  expect(await chosen()).toBeUndefined();
});
