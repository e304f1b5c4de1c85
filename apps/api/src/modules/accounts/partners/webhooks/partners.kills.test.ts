import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPartnerEndpoint, setPartnerEndpoint } from '@tawa/contract/accounts/partners.webhooks';
import { webhookKinds } from '@tawa/domain/accounts/partner-webhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { noon, openWorld, shopper, type TestKitchen, type World } from '#modules/ordering/orders/testing/world.ts';
import { Till, type Mood } from '#testing/partners/till.ts';

const orders = 12;
const kills = 5;
/** How much faster the workers' clocks run, so that a lease and a wait take parts of a second. */
const speed = 60;
const secrets = {
  JWT_SECRET: 'two-processes-sign-with-one-key-7c1d',
  SEAL_KEYS: 'tests:q7Rz0dXv9KfLwP3mYtB8nHcJ5sGaE1uTq7Rz0dXv9KE',
};
const steps = ['accepted', 'ready', 'out_for_delivery', 'delivered'];
const whole = ['order.placed', 'order.accepted', 'order.ready', 'order.sent_out', 'order.delivered'];

let world: World;
let kitchen: TestKitchen;
let dish: number;
const till = new Till();
let worker: ChildProcess | undefined;
const base = Date.now();

beforeAll(async () => {
  world = await openWorld();
  kitchen = await addKitchen(world.deps);
  dish = await addDish(world.deps, kitchen);
  await till.open();
});
afterAll(async () => {
  await kill();
  await till.close();
  await world.close();
});

async function start(): Promise<void> {
  const file = path.join(import.meta.dirname, '../testing/worker.ts');
  const args = ['--import', 'tsx', file, world.url, noon, String(base), String(speed)];
  const { DATA_DIR } = world.deps.env;
  const env = { ...process.env, ...secrets, NODE_ENV: 'test', DATA_DIR };
  worker = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(worker, 'spawn');
}

/** Ends the worker as a power cut would. */
async function kill(): Promise<void> {
  if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

async function advance(number: string): Promise<void> {
  for (const to of steps) {
    const rows = world.deps.db.selectFrom('orders').select(['order_number', 'version', 'handover_code as code']);
    const order = await rows.where('order_number', '=', number).executeTakeFirstOrThrow();
    const body = to === 'delivered' ? { code: order.code } : {};
    expect((await shopper(world).move(kitchen.owner, order, to, body)).status).toBe(200);
  }
}

async function order(): Promise<string> {
  const customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, dish, 1);
  const { body } = await shopper(world).quote(customer);
  const number = String((await shopper(world).place(customer, body)).body.order_number);
  await advance(number);
  return number;
}

const moods: readonly Mood[] = [
  'takes',
  'fails',
  'takes',
  'dies after writing',
  'redirects',
  'takes',
  'dies before writing',
];

test('through kills of both sides the till has every event once by its id, and each order’s in turn (partners-13)', async () => {
  const body = { url: till.url, kinds: webhookKinds.filter((kind) => kind !== 'menu.changed') };
  till.secret = (await world.callerOf(kitchen.owner).ok(setPartnerEndpoint, { body })).secret ?? '';
  till.moodOf = (turn) => moods[turn % moods.length] ?? 'takes';
  await start();
  const numbers: string[] = [];
  const ordering = (async () => {
    for (let at = 0; at < orders; at += 1) numbers.push(await order());
  })();
  for (let at = 0; at < kills; at += 1) {
    // The worker ends between the till's writing and its own.
    await till.writtenOnce(kill);
    if (at % 2 === 1) {
      await till.cut();
      await sleep(100);
      await till.open();
    }
    await start();
  }
  await ordering;
  till.moodOf = () => 'takes';
  const ask = async () => (await world.callerOf(kitchen.owner).ok(getPartnerEndpoint, {})).endpoint;
  await expect.poll(async () => (await ask())?.waiting, { timeout: 60_000, interval: 100 }).toBe(0);
  expect(numbers).toHaveLength(orders);
  for (const number of numbers) expect(till.kindsOf(number)).toEqual(whole);
  const heard = till.heard();
  expect(new Set(heard.map(({ id }) => id)).size).toBe(orders * whole.length);
  expect(heard.every(({ isProved }) => isProved)).toBe(true);
  // What was sent twice was known by its id: the kills happened where they hurt.
  expect(till.arrivals.length).toBeGreaterThan(heard.length);
}, 180_000);
