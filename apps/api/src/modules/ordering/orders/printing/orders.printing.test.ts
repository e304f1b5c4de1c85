import { randomUUID } from 'node:crypto';
import {
  claimSlip,
  copySlip,
  getPrinting,
  noteSlipPrinted,
  type PrintSlip,
  releaseSlip,
  savePrintingDevice,
} from '@tawa/contract/ordering/orders.printing';
import { getStations, saveStations } from '@tawa/contract/ordering/stations';
import { printerDeadMs, printersKeptMs, slipsKeptMs } from '@tawa/domain/ordering/printing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addOptionGroup } from '#testing/factories.ts';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { type Customer, noon, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';
import { forgetOldSlips } from './orders.printing.service.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let customer: Customer;
let kitchen: TestKitchen;
let caller: ReturnType<World['callerOf']>;
let breads: number;
let naan: number;
let paneer: number;
const device = { device_id: randomUUID(), device_name: 'Counter', prints: true };

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
  const made = await world.deps.db
    .insertInto('categories')
    .values({ category_name: 'Breads', slug: 'breads' })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  breads = made.category_id;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  caller = world.callerOf(kitchen.owner);
  naan = await addDish(world.deps, kitchen, { dish_name: 'Garlic Naan', category_id: breads });
  paneer = await addDish(world.deps, kitchen, { dish_name: 'Palak Paneer' });
});

const addStations = async () => {
  const { seen } = await caller.ok(getStations, {});
  const stations = [
    { station_id: null, station_name: 'Handi', category_ids: [] },
    { station_id: null, station_name: 'Tandoor', category_ids: [breads] },
  ];
  return caller.ok(saveStations, { body: { seen, stations } });
};
const rowOf = (order_number: string) =>
  world.deps.db.selectFrom('orders').selectAll().where('order_number', '=', order_number).executeTakeFirstOrThrow();
async function placed(...dishes: number[]): Promise<string> {
  for (const dish of dishes) await putInCart(world.deps, customer, dish, 2);
  const { body } = await shop.quote(customer);
  return String((await shop.place(customer, body)).body.order_number);
}
const move = async (number: string, to: string, body = {}) => {
  expect((await shop.move(kitchen.owner, await rowOf(number), to, body)).status).toBe(200);
  return number;
};
const accepted = async (...dishes: number[]) => move(await placed(...dishes), 'accepted');
const beat = (one = device) => caller.ok(savePrintingDevice, { body: one });
const claim = ({ slip_id, claim: seen }: PrintSlip, one = device) =>
  caller.call(claimSlip, { params: { slip_id }, body: { device_id: one.device_id, claim: seen } });
const taken = async (seen: PrintSlip, one = device): Promise<PrintSlip> => {
  const answer = await claim(seen, one);
  if (answer.status !== 200) throw new Error(`The slip was not given: ${answer.status}`);
  return answer.body;
};
const say = ({ slip_id, claim: of }: PrintSlip, one = device) =>
  caller.ok(noteSlipPrinted, {
    params: { slip_id },
    body: { device_id: one.device_id, claim: of, printer_name: 'Kitchen' },
  });
const waiting = async () => (await beat()).waiting;
const only = async () => {
  const [slip, ...others] = await waiting();
  if (!slip || others.length > 0)
    throw new Error(`One slip was expected, not ${others.length + Number(Boolean(slip))}.`);
  return slip;
};
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());

test('an accepted order owes one slip, with who accepted it and neither customer nor money (printing-1)', async () => {
  await accepted(paneer);
  await beat();
  await placed(paneer);
  const number = await accepted(naan, paneer);
  const slip = await only();
  expect(slip).toMatchObject({ order_number: number, station_name: '', accepted_by: 'Asha Rao', others: [] });
  expect(slip.items.map(({ kitchen_name, quantity }) => [kitchen_name, quantity])).toEqual([
    ['Garlic Naan', 2],
    ['Palak Paneer', 2],
  ]);
  expect(await waiting()).toHaveLength(1);
  for (const secret of ['9876543210', '3rd Cross', 'total', 'handover'])
    expect(JSON.stringify(slip)).not.toContain(secret);
});

test('one for each station that cooks something of it, and later changes of stations owe nothing more (printing-1)', async () => {
  const before = await addStations();
  await beat();
  const number = await accepted(naan, paneer);
  const slips = await waiting();
  const seen = slips.map(({ station_name, others, items }) => [
    station_name,
    others,
    items.map((each) => each.kitchen_name),
  ]);
  expect(seen).toEqual([
    ['Handi', ['Tandoor'], ['Palak Paneer']],
    ['Tandoor', ['Handi'], ['Garlic Naan']],
  ]);
  await caller.ok(saveStations, {
    body: { seen: before.seen, stations: [{ station_id: null, station_name: 'Grill', category_ids: [breads] }] },
  });
  expect((await waiting()).map(({ order_number, station_id }) => [order_number, station_id])).toEqual([
    [number, null],
    [number, null],
  ]);
});

test('a slip carries what its dishes are called in other languages, unless the kitchen has its own word (language-10)', async () => {
  const { db } = world.deps;
  const names = JSON.stringify({ hi: 'लहसुन नान' });
  await db.updateTable('dishes').set({ names }).where('menu_id', 'in', [naan, paneer]).execute();
  await db.updateTable('dishes').set({ kitchen_name: 'P Palak' }).where('menu_id', '=', paneer).execute();
  await beat();
  await accepted(naan, paneer);
  const [slip] = (await beat()).waiting;
  expect(slip?.items.map(({ kitchen_name, names: called }) => [kitchen_name, called])).toEqual([
    ['Garlic Naan', { hi: 'लहसुन नान' }],
    ['P Palak', undefined],
  ]);
});

test('choices of a slip carry their names as the order froze them, whatever they are called later (language-10)', async () => {
  const { db } = world.deps;
  const names = JSON.stringify({ hi: 'ज़्यादा मक्खन' });
  const options = [{ option_name: 'Extra butter', names }, { option_name: 'Hot' }];
  const [butter = 0, hot = 0] = await addOptionGroup(world.deps, naan, { group_name: 'With', max_choices: 2 }, options);
  const items = [{ menu_id: naan, quantity: 1, options: [butter, hot] }];
  const { body } = await shop.quote(customer, { source: 'buy_now', items });
  await beat();
  await move(String((await shop.place(customer, body)).body.order_number), 'accepted');
  await db.updateTable('options').set({ names: '{"hi":"और"}' }).where('option_id', '=', butter).execute();
  const [item] = (await only()).items;
  expect(item).toMatchObject({ options: ['Extra butter', 'Hot'], option_names: [{ hi: 'ज़्यादा मक्खन' }, null] });
});

test('an automatically accepted order owes one too, and names nobody (printing-1)', async () => {
  await world.deps.db
    .updateTable('restaurants')
    .set({ auto_accept: true })
    .where('restaurant_id', '=', kitchen.restaurant_id)
    .execute();
  await beat();
  const number = await placed(paneer);
  expect(await only()).toMatchObject({ order_number: number, accepted_by: null });
});

test('what was cancelled, or has left, before it was printed is not printed (printing-2)', async () => {
  await beat();
  const cancelled = await accepted(paneer);
  const seen = await only();
  await move(cancelled, 'cancelled', { reason: 'TOO_BUSY', note: 'The oven is broken' });
  expect(await waiting()).toEqual([]);
  expect((await claim(seen)).status).toBe(409);
  const number = await accepted(paneer);
  await move(number, 'ready');
  expect(await waiting()).toHaveLength(1);
  await move(number, 'out_for_delivery', { rider_name: 'Suresh' });
  expect(await waiting()).toEqual([]);
});

test('an order for later owes its slip when it is to be begun, or when somebody begins it before (printing-1)', async () => {
  await beat();
  const inHours = (hours: number) => new Date(Date.parse(noon) + hours * 3_600_000);
  const [early, onTime] = [await placed(paneer), await placed(naan)];
  for (const number of [early, onTime]) {
    await world.deps.db
      .updateTable('orders')
      .set({ scheduled_for: inHours(5) })
      .where('order_number', '=', number)
      .execute();
    await move(number, 'accepted');
  }
  expect(await waiting()).toEqual([]);
  await move(early, 'preparing');
  expect(await only()).toMatchObject({ order_number: early });
  later(5 * 3_600_000);
  expect((await waiting()).map(({ order_number }) => order_number)).toEqual([early, onTime]);
});

test('nothing is owed by a kitchen that does not print, nor for what it accepted before (printing-1)', async () => {
  await accepted(paneer);
  expect((await beat({ ...device, prints: false })).waiting).toEqual([]);
  expect((await beat()).waiting).toEqual([]);
  later(1000);
  await beat({ ...device, prints: false });
  await accepted(paneer);
  later(1000);
  expect((await beat()).waiting).toEqual([]);
});

test('a slip is claimed once, and printed once, also when its word comes twice (printing-3)', async () => {
  const second = { ...device, device_id: randomUUID(), device_name: 'Packing desk' };
  await beat(second);
  await beat();
  await accepted(paneer);
  const seen = await only();
  const held = await taken(seen);
  expect(held).toMatchObject({ in_doubt: false, claim: 1, is_free: false });
  expect((await claim(seen, second)).status).toBe(409);
  expect((await claim(held, second)).status).toBe(409);
  await say(held);
  await say(held);
  const { waiting: rest, printed, counts, devices } = await caller.ok(getPrinting, {});
  expect(rest).toEqual([]);
  expect(printed).toMatchObject([{ printer_name: 'Kitchen', device_name: 'Counter', copies: 0 }]);
  expect(counts).toEqual([{ device_id: device.device_id, printer_name: 'Kitchen', slips: 1 }]);
  expect(devices.map(({ device_name }) => device_name)).toEqual(['Counter', 'Packing desk']);
  expect((await claim(held)).status).toBe(409);
});

test('what a dead device claimed may be taken, and is in doubt from then on; a device that is heard of keeps it (printing-4)', async () => {
  const second = { ...device, device_id: randomUUID(), device_name: 'Packing desk' };
  await beat();
  await accepted(paneer);
  const held = await taken(await only());
  later(printerDeadMs - 1000);
  await beat();
  later(printerDeadMs - 1000);
  const [mine] = (await beat(second)).waiting;
  expect(mine).toMatchObject({ is_free: false });
  expect((await claim(held, second)).status).toBe(409);
  later(2000);
  expect((await beat(second)).waiting).toMatchObject([{ is_free: true }]);
  const taken2 = await taken(held, second);
  expect(taken2).toMatchObject({ in_doubt: true, claim: 2, device_name: 'Packing desk' });
  // The word of the first one comes late, and is true.
  await say(held);
  expect((await beat(second)).waiting).toEqual([]);
  await say(taken2, second);
  expect((await caller.ok(getPrinting, {})).printed).toMatchObject([{ device_name: 'Counter' }]);
});

test('a device that knows that nothing was printed gives its slip back without a doubt; one that does not know raises it (printing-4)', async () => {
  await beat();
  await accepted(paneer);
  const held = await taken(await only());
  const give = (claim: number) =>
    caller.ok(releaseSlip, { params: { slip_id: held.slip_id }, body: { device_id: device.device_id, claim } });
  await give(0);
  expect(await only()).toMatchObject({ is_free: false });
  await give(held.claim);
  const again = await taken(await only());
  expect(again).toMatchObject({ in_doubt: false, claim: 2 });
  expect(await taken(again)).toMatchObject({ in_doubt: true, claim: 3 });
});

test('copies are counted from 2, of what was printed alone (printing-5)', async () => {
  await beat();
  await accepted(paneer);
  const held = await taken(await only());
  const copy = () => caller.call(copySlip, { params: { slip_id: held.slip_id }, body: {} });
  expect((await copy()).status).toBe(404);
  await say(held);
  const copies = await Promise.all([copy(), copy(), copy()]);
  expect(copies.map(({ body }) => ('copy' in body ? body.copy : 0)).toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
});

test('another kitchen finds neither slip nor device, and the same browser may print for both (printing-6)', async () => {
  await beat();
  await accepted(paneer);
  const seen = await only();
  const other = await addKitchen(world.deps);
  const stranger = world.callerOf(other.owner);
  const params = { slip_id: seen.slip_id };
  const own = { device_id: device.device_id, claim: 0 };
  expect((await stranger.ok(savePrintingDevice, { body: device })).waiting).toEqual([]);
  for (const call of [claimSlip, releaseSlip])
    expect((await stranger.call(call, { params, body: own })).status).toBe(404);
  expect((await stranger.call(copySlip, { params, body: {} })).status).toBe(404);
  const said = { device_id: device.device_id, claim: 1, printer_name: 'Theirs' };
  expect((await stranger.call(noteSlipPrinted, { params, body: said })).status).toBe(404);
  const unknown = { params, body: { ...own, device_id: randomUUID() } };
  expect((await caller.call(claimSlip, unknown)).status).toBe(404);
  expect((await world.callerOf(customer).call(getPrinting, {})).status).toBe(403);
  expect((await world.callerOf().call(getPrinting, {})).status).toBe(401);
  expect(await only()).toMatchObject({ claim: 0, is_free: true });
});

test('slips go after three days, devices that nobody opens after thirty (printing-5)', async () => {
  await beat();
  await accepted(paneer);
  await say(await taken(await only()));
  later(slipsKeptMs - 1000);
  await forgetOldSlips(world.deps);
  expect((await caller.ok(getPrinting, {})).printed).toHaveLength(1);
  later(2000);
  await forgetOldSlips(world.deps);
  expect((await caller.ok(getPrinting, {})).printed).toEqual([]);
  const left = () =>
    world.deps.db
      .selectFrom('printing_devices')
      .select('device_id')
      .where('restaurant_id', '=', kitchen.restaurant_id)
      .execute();
  expect(await left()).toHaveLength(1);
  later(printersKeptMs);
  await forgetOldSlips(world.deps);
  expect(await left()).toEqual([]);
});
