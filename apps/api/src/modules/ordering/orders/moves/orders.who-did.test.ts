import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '../testing/people.ts';
import { type Customer, openWorld, type Person, shopper, type TestKitchen, type World } from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let customer: Customer;
let kitchen: TestKitchen;
let counter: Person;
let number: string;

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
  kitchen = await addKitchen(world.deps);
  counter = await addPerson(world.deps, 'restaurant');
  const at = world.clock.now();
  const { restaurant_id, owner } = kitchen;
  const member = { restaurant_id, role: 'orders', user_id: counter.userId, invited_by: owner.userId };
  await world.deps.db
    .insertInto('staff')
    .values({ ...member, invited_on: at, accepted_on: at })
    .execute();
  for (const [person, name] of [
    [counter, 'Ravi Counter'],
    [owner, 'Asha Owner'],
  ] as const)
    await world.deps.db.updateTable('users').set({ name }).where('user_id', '=', person.userId).execute();
});
afterAll(() => world.close());
beforeEach(async () => {
  customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen), 2);
  const { body } = await shop.quote(customer);
  number = String((await shop.place(customer, body)).body.order_number);
});

const seen = () => ({ order_number: number, version: 1 });
const accept = (person: Person) => shop.move(person, seen(), 'accepted', { prep_minutes: 20 });

test('of two devices that answer at once one is obeyed, and the other reads who did what (orders-21)', async () => {
  const answers = await Promise.all([
    accept(counter),
    shop.move(kitchen.owner, seen(), 'rejected', { reason: 'TOO_BUSY' }),
  ]);
  const lost = answers.find(({ status }) => status === 409);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [action, loser] = answers[0].status === 200 ? ['Ravi Counter accepted it', 1] : ['Asha Owner rejected it', 0];
  expect(lost).toBe(answers[loser]);
  expect(lost?.body).toMatchObject({ code: 'STALE', message: `${action} before you.` });
});

test('the second device of one person says that the person did it', async () => {
  await accept(counter);
  const { status, body } = await accept(counter);
  expect(status).toBe(409);
  expect(body.message).toBe('You accepted it already, here or on another device.');
});

test('a kitchen reads that the customer was faster', async () => {
  await shop.move(customer, seen(), 'cancelled', { reason: 'CHANGED_MIND' });
  const late = await accept(counter);
  expect(late.body).toMatchObject({ status: 'cancelled', message: 'The customer cancelled it before you.' });
});

test('a customer who is too late to cancel reads no name of the staff (orders-21)', async () => {
  await accept(counter);
  const late = await shop.move(customer, seen(), 'cancelled', { reason: 'CHANGED_MIND' });
  expect(late.body).toMatchObject({ status: 'accepted', message: 'The kitchen accepted it before you.' });
});
