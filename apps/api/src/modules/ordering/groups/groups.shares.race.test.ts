import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookAtShares } from '#modules/money/shares/shares.service.ts';
import { addCustomer, addDish, addKitchen } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { callAs, post } from './testing/gathering.ts';
import { openSharing, payAll, press, sharesOf, type Sharing } from './testing/sharing.ts';
import { sweepShares } from './groups.timers.ts';

let world: World;
let second: World;
let kitchen: TestKitchen;
let host: Customer;
let dish: number;

beforeAll(async () => {
  world = await openWorld();
  second = await openWorld(world.url);
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  world.clock.set(noon);
  second.clock.set(noon);
  kitchen = await addKitchen(world.deps, { slug: `kitchen-${Math.random()}` });
  host = await addCustomer(world.deps);
  dish = await addDish(world.deps, kitchen);
});
afterEach(async () => {
  await world.deps.jobs.runDue();
  await refuseViolations(world.deps.db);
});

const names = Array.from({ length: 12 }, (_none, at) => `Guest ${at}`);
const open = (...who: string[]) => openSharing(world, { host, kitchen, dish }, who);
const side = (at: number) => (at % 2 ? world : second);
const later = (minutes: number) => {
  const at = new Date(Date.parse(noon) + minutes * 60_000).toISOString();
  world.clock.set(at);
  second.clock.set(at);
};
const sessionsOf = async ({ guests }: Sharing) =>
  Promise.all(guests.map(async (guest) => (await guest.open()).body.url));
const stateOf = async ({ group }: Sharing) => (await sharesOf(world, group.group_id)).map(({ state }) => state);

test('forty calls to ask everybody ask once, on both processes (groups-9)', async () => {
  const sharing = await open('Sana', 'Arjun');
  const { quote_id, total: accept_total } = await sharing.quote();
  const path = `/groups/${sharing.group.group_id}/ask`;
  const told = await Promise.all(
    Array.from({ length: 40 }, (_none, at) =>
      callAs(side(at), host, { method: 'POST', path, body: { quote_id, accept_total } }),
    ),
  );
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await stateOf(sharing)).toEqual(['asked', 'asked']);
});

test('twelve pay while their host goes on without them: each is in with their money, or out and has it back (groups-12)', async () => {
  const sharing = await open(...names);
  await sharing.askAll();
  const pages = await sessionsOf(sharing);
  const ids = await Promise.all(names.map((name) => sharing.idOf(name)));
  await Promise.all([
    ...pages.map((url, at) => press(side(at), url, 'pay', { copies: 2 })),
    ...ids.map((id, at) =>
      callAs(side(at + 1), host, {
        method: 'PATCH',
        path: `/groups/${sharing.group.group_id}/shares/${id}`,
        body: { act: 'drop' },
      }),
    ),
  ]);
  await world.deps.jobs.runDue();
  const shares = await sharesOf(world, sharing.group.group_id);
  expect(shares.every(({ state }) => state === 'paid' || state === 'dropped')).toBe(true);
  for (const { state, amount, back } of shares) expect(back).toBe(state === 'paid' ? 0 : amount);
});

test('while guests take their money back, forty orders place one at most, and of shares that are there (groups-11)', async () => {
  const sharing = await open(...names.slice(0, 6));
  await sharing.askAll();
  await payAll(world, sharing);
  const quoted = await sharing.quote();
  const told = await Promise.all([
    ...Array.from({ length: 40 }, (_none, at) => shopper(side(at)).place(host, quoted, { payment_method: 'upi' })),
    ...sharing.guests.map(({ keys }, at) => post(side(at), '/groups/share/back', keys)),
  ]);
  const placed = told.slice(0, 40).filter(({ status }) => status === 201);
  const back = told.slice(40).filter(({ status }) => status === 200);
  // Whoever was faster than the order made it another bill; whoever was not is in it.
  expect(placed.length === 1 ? back.length : Math.min(1, back.length)).toBe(placed.length === 1 ? 0 : 1);
});

test('while the host’s own part is paid, the host orders again: one order has the shares (groups-11)', async () => {
  const sharing = await open(...names.slice(0, 3));
  await sharing.askAll();
  await payAll(world, sharing);
  const first = await sharing.place();
  const path = `/orders/${String(first.body.order_number)}/payment/open`;
  const page = await world.call(host, { method: 'POST', path, body: {} });
  const quoted = await sharing.quote();
  const [, ...again] = await Promise.all([
    press(second, page.body.url),
    ...Array.from({ length: 12 }, (_none, at) => shopper(side(at)).place(host, quoted, { payment_method: 'upi' })),
  ]);
  await world.deps.jobs.runDue();
  expect(again.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const living = await world.deps.db
    .selectFrom('orders')
    .select('status')
    .where('group_order_id', '=', sharing.group.group_id)
    .where('status', 'in', ['pending_payment', 'placed'])
    .execute();
  expect(living).toHaveLength(1);
});

test('while everybody pays, its host cancels: nobody’s money stays (groups-12)', async () => {
  const sharing = await open(...names.slice(0, 6));
  await sharing.askAll();
  const pages = await sessionsOf(sharing);
  const { version } = await sharing.read();
  const path = `/groups/${sharing.group.group_id}`;
  await Promise.all([
    ...pages.map((url, at) => press(side(at), url)),
    callAs(second, host, { method: 'PATCH', path, body: { act: 'cancel', version } }),
  ]);
  await world.deps.jobs.runDue();
  const shares = await sharesOf(world, sharing.group.group_id);
  const isOver = (await sharing.read()).state === 'cancelled';
  expect(isOver).toBe(true);
  for (const { state, amount, back } of shares) {
    expect(['back', 'dropped']).toContain(state);
    expect(back).toBe(amount);
  }
});

test('money that no event told of is found by asking, also as the time to pay ends (groups-12)', async () => {
  const sharing = await open('Sana', 'Arjun', 'Zoya');
  await sharing.askAll();
  const [sana, arjun] = await sessionsOf(sharing);
  await press(world, sana, 'pay', { copies: 0 });
  expect(await stateOf(sharing)).toEqual(['asked', 'asked', 'asked']);
  later(3);
  await Promise.all([lookAtShares(world.deps), lookAtShares(second.deps)]);
  expect(await stateOf(sharing)).toEqual(['paid', 'asked', 'asked']);
  await press(world, arjun, 'pay', { copies: 0 });
  later(11);
  await Promise.all([sweepShares(world.deps), sweepShares(second.deps)]);
  expect(await stateOf(sharing)).toEqual(['paid', 'paid', 'dropped']);
  // A second payment that nobody told of goes back once somebody looks.
  await press(world, sana, 'pay', { copies: 0 });
  later(60);
  await lookAtShares(second.deps);
  await world.deps.jobs.runDue();
  const [share] = await sharesOf(world, sharing.group.group_id);
  expect(share?.back).toBe(share?.amount);
});

test('whoever comes back from the bank is told at once, though no event came', async () => {
  const sharing = await open('Sana');
  await sharing.askAll();
  await press(world, (await sharing.guests[0]?.open())?.body.url, 'pay', { copies: 0 });
  expect((await sharing.guests[0]?.check())?.body.own?.asked?.state).toBe('paid');
});
