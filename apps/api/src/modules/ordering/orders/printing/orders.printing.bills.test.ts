import { randomUUID } from 'node:crypto';
import { claimSlip, noteSlipPrinted, savePrintingDevice } from '@tawa/contract/ordering/orders.printing';
import { getStations, saveStations } from '@tawa/contract/ordering/stations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { type Customer, noon, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let customer: Customer;
let kitchen: TestKitchen;
let caller: ReturnType<World['callerOf']>;
let dish: number;
const device = { device_id: randomUUID(), device_name: 'Counter', prints: true, bills: true };

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  caller = world.callerOf(kitchen.owner);
  dish = await addDish(world.deps, kitchen, { dish_name: 'Garlic Naan' });
});

async function accepted(): Promise<string> {
  await putInCart(world.deps, customer, dish, 2);
  const { body } = await shop.quote(customer);
  const number = String((await shop.place(customer, body)).body.order_number);
  const order = await world.deps.db
    .selectFrom('orders')
    .selectAll()
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  expect((await shop.move(kitchen.owner, order, 'accepted')).status).toBe(200);
  return number;
}
const waiting = async (one: Partial<typeof device> = {}) =>
  (await caller.ok(savePrintingDevice, { body: { ...device, ...one } })).waiting;
const kinds = async (one: Partial<typeof device> = {}) => (await waiting(one)).map(({ kind }) => kind);

test('where a device prints bills each order owes one, beside its slips and without what it comes to (printing-9)', async () => {
  const { seen } = await caller.ok(getStations, {});
  const stations = ['Handi', 'Tandoor'].map((station_name) => ({ station_id: null, station_name, category_ids: [] }));
  await caller.ok(saveStations, { body: { seen, stations } });
  await waiting();
  await accepted();
  const slips = await waiting();
  expect(slips.map(({ kind, others }) => [kind, others])).toEqual([
    ['kitchen', []],
    ['bill', []],
  ]);
  expect(JSON.stringify(slips)).not.toMatch(/total|price|amount/);
  expect(await kinds()).toEqual(['kitchen', 'bill']);
});

test('bills are owed from when the first device prints them, and no more when none does (printing-9)', async () => {
  await waiting({ bills: false });
  await accepted();
  expect(await kinds({ bills: false })).toEqual(['kitchen']);
  world.clock.set('2026-06-15T07:00:05Z');
  expect(await kinds()).toEqual(['kitchen']);
  world.clock.set('2026-06-15T07:00:10Z');
  await accepted();
  expect(await kinds()).toEqual(['kitchen', 'kitchen', 'bill']);
  await waiting({ prints: false });
  world.clock.set('2026-06-15T07:00:20Z');
  await accepted();
  expect((await kinds({ bills: false })).filter((kind) => kind === 'bill')).toHaveLength(1);
});

test('two devices that print bills at once print each once (printing-9)', async () => {
  const other = { ...device, device_id: randomUUID(), device_name: 'Packing' };
  await waiting();
  await waiting(other);
  await accepted();
  await Promise.all([waiting(), waiting(other), waiting(), waiting(other)]);
  const bills = (await waiting()).filter(({ kind }) => kind === 'bill');
  expect(bills).toHaveLength(1);
  const [bill] = bills;
  const take = ({ device_id }: typeof device) =>
    caller.call(claimSlip, { params: { slip_id: bill?.slip_id ?? 0 }, body: { device_id, claim: 0 } });
  const taken = await Promise.all([take(device), take(other)]);
  expect(taken.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  const holder = taken[0]?.status === 200 ? device : other;
  const body = { device_id: holder.device_id, claim: 1, printer_name: 'Bags' };
  await caller.ok(noteSlipPrinted, { params: { slip_id: bill?.slip_id ?? 0 }, body });
  expect(await kinds()).toEqual(['kitchen']);
});
