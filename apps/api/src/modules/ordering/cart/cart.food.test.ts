// What the server says of a line's food: in the cart, in the quote, and before something is ordered again.
import { saveDiet } from '@tawa/contract/accounts/diet';
import { addToCart, listCart } from '@tawa/contract/ordering/cart';
import { listLastChoices } from '@tawa/contract/ordering/cart.choices';
import { previewAgain } from '@tawa/contract/ordering/cart.reorder';
import { noDiet, type DietProfile } from '@tawa/domain/accounts/diet';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addOptionGroup, addParts, writeAsRestored } from '#testing/factories.ts';
import { addCustomer, addDish, addKitchen } from '../orders/testing/people.ts';
import { openWorld, shopper, type Customer, type TestKitchen, type World } from '../orders/testing/world.ts';

let world: World;
let kitchen: TestKitchen;
let customer: Customer;
beforeAll(async () => {
  world = await openWorld();
  kitchen = await addKitchen(world.deps);
});
beforeEach(async () => {
  customer = await addCustomer(world.deps);
});
afterAll(() => world.close());

const me = () => world.callerOf(customer);
const eats = (part: Partial<DietProfile>) =>
  me().ok(saveDiet, { body: { ...noDiet, ...part, allergens: [...(part.allergens ?? [])] } });
const cart = () => me().ok(listCart, { params: { userid: customer.userId } });
const add = (menu_id: number, options: number[] = []) =>
  me().ok(addToCart, { body: { userid: customer.userId, menu_id, quantity: 1, options } });
const linesOf = async () => {
  const { body } = await shopper(world).quote(customer);
  return body.lines;
};

async function momos() {
  const dish = await addDish(world.deps, kitchen, { dish_name: 'Momos', allergens: ['gluten'], calories: 320 });
  const options = await addOptionGroup(world.deps, dish, { min_choices: 0, max_choices: 3 }, [
    { option_name: 'Roasted peanuts', allergens: ['peanuts'], calories: 170 },
    { option_name: 'Extra cheese', allergens: ['milk'] },
  ]);
  return { dish, options };
}

test('cart and quote judge a line by what is chosen with it, in the same words (diet-4)', async () => {
  await eats({ allergens: ['peanuts'] });
  const { dish, options } = await momos();
  await add(dish, options);
  const food = {
    is_veg: 1,
    contains_egg: 0,
    allergens: ['gluten', 'milk', 'peanuts'],
    calories: 490,
    undeclared: ['Extra cheese'],
    misfits: ['Roasted peanuts contains peanuts'],
  };
  const [entry] = await cart();
  expect(entry?.food).toEqual(food);
  expect(await linesOf()).toMatchObject([{ food }]);
});

test('a combo names its part, and what it says nothing of is null (diet-4, diet-5)', async () => {
  await eats({ allergens: ['milk'] });
  const [combo, lassi, rice] = [
    await addDish(world.deps, kitchen, { dish_name: 'Lunch' }),
    await addDish(world.deps, kitchen, { dish_name: 'Lassi', allergens: ['milk'], calories: 180 }),
    await addDish(world.deps, kitchen, { dish_name: 'Rice' }),
  ];
  await addParts(world.deps, combo, [lassi, rice]);
  await add(combo);
  expect(await cart()).toMatchObject([{ food: { calories: null, misfits: ['Lassi contains milk'] } }]);
  expect(await linesOf()).toMatchObject([{ food: { calories: null, misfits: ['Lassi contains milk'] } }]);
});

test('nobody is warned who said nothing of what they eat, and never by another’s diet (diet-4)', async () => {
  const { dish, options } = await momos();
  await add(dish, options);
  const other = await addCustomer(world.deps);
  await world.callerOf(other).ok(saveDiet, { body: { ...noDiet, allergens: ['peanuts'] } });
  expect((await cart())[0]?.food?.misfits).toEqual([]);
  expect(await linesOf()).toMatchObject([{ food: { misfits: [] } }]);
});

test('what was ordered before is judged as it would be today, before it is ordered again (diet-4)', async () => {
  const { dish, options } = await momos();
  await add(dish, options);
  const { body: quote } = await shopper(world).quote(customer);
  const placed = await shopper(world).place(customer, quote);
  expect(placed.status).toBe(201);
  const order_number = String(placed.body.order_number);
  const served = { status: 'delivered', delivered_at: world.clock.now(), closed_at: world.clock.now() };
  await writeAsRestored(world.deps.db, (tx) =>
    tx.updateTable('orders').set(served).where('order_number', '=', order_number).execute(),
  );
  await eats({ allergens: ['peanuts'] });
  const again = () => me().ok(previewAgain, { params: { order_number } });
  const misfits = ['Roasted peanuts contains peanuts'];
  expect((await again()).lines).toMatchObject([{ food: { calories: 490, misfits } }]);
  const choices = await me().ok(listLastChoices, { params: { id: kitchen.restaurant_id } });
  expect(choices).toMatchObject([{ menu_id: dish, food: { misfits } }]);
  // The kitchen took them out of its recipe.
  await world.deps.db
    .updateTable('options')
    .set({ allergens: [] })
    .where('option_id', '=', options[0] ?? 0)
    .execute();
  expect((await again()).lines).toMatchObject([{ food: { misfits: [] } }]);
});
