import { autoRejectMs } from '@tawa/domain/common/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rejectIfUnanswered } from './orders.timers.ts';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '../testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  type Person,
  shopper,
  type TestKitchen,
  type World,
} from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let customer: Customer;
let kitchen: TestKitchen;

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
});

const read = (number: string) =>
  world.deps.db.selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();

async function placed(quote: Record<string, unknown> = {}): Promise<string> {
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen));
  const answer = await shop.quote(customer, quote);
  return String((await shop.place(customer, answer.body)).body.order_number);
}
async function move(who: Person, number: string, to: string, body: Record<string, unknown> = {}) {
  const { version } = await read(number);
  return shop.move(who, { order_number: number, version }, to, body);
}
const told = async ({ userId }: Person) =>
  (
    await world.deps.db
      .selectFrom('notifications')
      .select(['kind', 'body'])
      .where('user_id', '=', userId)
      .orderBy('notification_id')
      .execute()
  ).map(({ kind, body }) => `${kind}: ${body}`);

test('customer and kitchen hear of an order from the cart to the door (notifications-8)', async () => {
  const number = await placed();
  await move(kitchen.owner, number, 'accepted', { prep_minutes: 30 });
  for (const to of ['preparing', 'ready', 'out_for_delivery']) await move(kitchen.owner, number, to);
  const { handover_code: code, total } = await read(number);
  await move(kitchen.owner, number, 'delivered', { code });
  const price = `₹${(total / 100).toFixed(2)}`;
  expect(await told(customer)).toEqual([
    `order_placed: ${number}, ${price}: waiting for Dum & Handi to accept it.`,
    `order_accepted: Dum & Handi is cooking your order ${number}. With you by 1:20 pm.`,
    `order_out: The rider is bringing your order ${number} from Dum & Handi, by 1:20 pm.`,
    `order_delivered: Enjoy your meal from Dum & Handi. How was ${number}?`,
  ]);
  expect(await told(kitchen.owner)).toEqual([`kitchen_order: ${number}, ${price}`]);
});

test('whoever picks up hears when it is ready', async () => {
  const number = await placed({ fulfilment: 'pickup', address_id: null });
  await move(kitchen.owner, number, 'accepted', { prep_minutes: 30 });
  await move(kitchen.owner, number, 'ready');
  expect((await told(customer)).at(-1)).toBe(
    `order_ready: Your order ${number} is waiting at Dum & Handi. Show your code there.`,
  );
});

test('a kitchen that refuses says why, and only the customer hears of it', async () => {
  const number = await placed();
  await move(kitchen.owner, number, 'rejected', { reason: 'TOO_BUSY' });
  expect((await told(customer)).at(-1)).toBe(
    `order_rejected: Dum & Handi could not take your order ${number}. Too busy right now. You pay nothing.`,
  );
  expect(await told(kitchen.owner)).toHaveLength(1);
});

test('a customer who cancels is not told so, the kitchen is; the office’s end is told to both (notifications-8)', async () => {
  const first = await placed();
  await move(customer, first, 'cancelled', { reason: 'CHANGED_MIND' });
  expect(await told(customer)).toHaveLength(1);
  expect((await told(kitchen.owner)).at(-1)).toBe(
    `kitchen_order_cancelled: ${first} was cancelled by the customer. Changed my mind.`,
  );
  const admin = await addPerson(world.deps, 'admin');
  const second = await placed();
  await move(kitchen.owner, second, 'accepted', { prep_minutes: 30 });
  await move(admin, second, 'cancelled', { reason: 'RESTAURANT_CLOSED' });
  expect((await told(customer)).at(-1)).toContain(`Your order ${second} from Dum & Handi was cancelled.`);
  expect((await told(kitchen.owner)).at(-1)).toContain(`${second} was cancelled by the office.`);
});

test('orders that nobody answers are told to both sides, and the pause that follows to the kitchen', async () => {
  for (let twice = 0; twice < 2; twice++) {
    const { order_id } = await read(await placed());
    world.clock.advance(autoRejectMs + 1);
    await rejectIfUnanswered(world.deps, order_id);
    await rejectIfUnanswered(world.deps, order_id);
  }
  const kinds = (await told(kitchen.owner)).map((line) => line.split(':')[0]);
  expect(kinds).toEqual([
    'kitchen_order',
    'kitchen_order_missed',
    'kitchen_order',
    'kitchen_paused',
    'kitchen_order_missed',
  ]);
  expect((await told(customer)).at(-1)).toContain('The kitchen did not answer in time. You pay nothing.');
});
