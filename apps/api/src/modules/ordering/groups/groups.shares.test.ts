import { changeSetting } from '@tawa/contract/content/settings';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, addPerson } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { expireIfUnpaid } from '#modules/money/settlement/settlement.service.ts';
import { sweepGroups, sweepShares } from './groups.timers.ts';
import { openSharing, payAll, press, sharesOf } from './testing/sharing.ts';

let world: World;
let kitchen: TestKitchen;
let host: Customer;
let dish: number;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps, { slug: `kitchen-${Math.random()}` });
  host = await addCustomer(world.deps);
  dish = await addDish(world.deps, kitchen);
});
afterEach(() => refuseViolations(world.deps.db));

const later = (minutes: number) => world.clock.set(new Date(Date.parse(noon) + minutes * 60_000).toISOString());
const open = (...names: string[]) => openSharing(world, { host, kitchen, dish }, names);
const orderOf = async (number: unknown) =>
  world.deps.db.selectFrom('orders').selectAll().where('order_number', '=', String(number)).executeTakeFirstOrThrow();
const pageOf = async (number: unknown) =>
  (await world.call(host, { method: 'POST', path: `/orders/${String(number)}/payment/open`, body: {} })).body.url;

describe('asking (groups-9, groups-10)', () => {
  test('everybody is asked for their share of one bill, and the lines are frozen', async () => {
    const sharing = await open('Sana', 'Arjun');
    const quote = await sharing.quote({ tip: 20 });
    const asked = await sharing.askAll({ tip: 20 });
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({
      state: 'asking',
      pays: 'each',
      pay_by: expect.stringMatching(/^2026-06-15T07:10:/),
    });
    const shares = asked.body.guests.map((guest) => guest.asked);
    expect(shares).toMatchObject([null, { name: 'Sana', state: 'asked' }, { name: 'Arjun', state: 'asked' }]);
    const bags = quote.shares;
    expect(bags).toMatchObject({ is_asked: false, paid: 0, to_pay: quote.total });
    const page = await sharing.guests[0]?.page();
    expect(page?.body.own?.asked?.total).toBe(shares[1]?.total);
    expect((await sharing.guests[0]?.want(dish, 3))?.status).toBe(409);
    expect((await sharing.askAll({ tip: 20 })).body.pay_by).toBe(asked.body.pay_by);
  });

  test('a bill that changed is not asked for, nor one of somebody else’s group', async () => {
    const sharing = await open('Sana');
    const { quote_id, total } = await sharing.quote();
    await world.deps.db.updateTable('dishes').set({ price: 30_000 }).where('menu_id', '=', dish).execute();
    const told = await sharing.ask('POST', '/ask', { quote_id, accept_total: total });
    expect(told).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    expect((await sharing.read()).state).toBe('open');
  });

  test('who pays can be changed until somebody has paid', async () => {
    const sharing = await open('Sana', 'Arjun');
    await sharing.askAll();
    expect((await sharing.act('host_pays')).body).toMatchObject({ state: 'closed', pays: 'host', pay_by: null });
    expect((await sharing.act('each_pays')).body).toMatchObject({ state: 'closed', pays: 'each' });
    await sharing.askAll();
    await payAll(world, sharing, [1]);
    expect(await sharing.act('host_pays')).toMatchObject({ status: 409 });
  });

  test('a reminder reaches its guest, once a minute at most', async () => {
    const sharing = await open('Sana');
    await sharing.askAll();
    expect((await sharing.move('Sana', 'remind')).status).toBe(200);
    expect((await sharing.move('Sana', 'remind')).status).toBe(409);
    expect((await sharing.guests[0]?.share())?.asked?.reminded_at).toMatch(/T07:00:/);
    later(2);
    expect((await sharing.move('Sana', 'remind')).status).toBe(200);
  });
});

describe('paying (groups-11)', () => {
  test('all pay, the host pays the rest, and the kitchen gets one ticket with every bag', async () => {
    const sharing = await open('Sana', 'Arjun');
    await sharing.askAll();
    expect((await sharing.place()).status).toBe(409);
    await payAll(world, sharing);
    const { rows } = await sql`select from notifications where user_id = ${host.userId}
      and title = 'Everybody has paid'`.execute(world.deps.db);
    expect(rows).toHaveLength(1);
    const quote = await sharing.quote();
    const told = (await sharing.read()).guests.map(({ asked }) => asked?.total ?? 0);
    expect(quote.shares).toMatchObject({ waiting: [], paid: (told[1] ?? 0) + (told[2] ?? 0) });
    const placed = await sharing.place();
    expect(placed.status).toBe(201);
    expect((await orderOf(placed.body.order_number)).status).toBe('pending_payment');
    expect((await sharing.guests[0]?.back())?.status).toBe(409);
    await press(world, await pageOf(placed.body.order_number));
    expect((await orderOf(placed.body.order_number)).status).toBe('placed');
    expect(await sharesOf(world, sharing.group.group_id)).toMatchObject([
      { name: 'Sana', state: 'used', back: 0 },
      { name: 'Arjun', state: 'used', back: 0 },
    ]);
    expect((await sharing.guests[1]?.page())?.body).toMatchObject({ state: 'ordered', share: { name: 'Arjun' } });
  });

  test('cash and credit pay nothing of what each pays their share of', async () => {
    const sharing = await open('Sana');
    await sharing.askAll();
    await payAll(world, sharing);
    const { payment_methods } = await sharing.quote();
    expect(payment_methods).toContainEqual(expect.objectContaining({ method: 'cod', available: false }));
    expect((await sharing.place('cod')).status).toBe(409);
  });

  test('whoever does not pay in time drops out with their dishes, and the host is told (groups-12)', async () => {
    const sharing = await open('Sana', 'Arjun');
    await sharing.askAll();
    await payAll(world, sharing, [1]);
    const late = await sharing.guests[1]?.open('card');
    later(11);
    await sweepShares(world.deps);
    expect((await sharing.guests[1]?.open())?.status).toBe(409);
    expect((await sharing.guests[1]?.share())?.asked?.state).toBe('dropped');
    expect((await sharing.guests[0]?.page())?.body).toMatchObject({ names: ['Asha', 'Sana'], dropped: ['Arjun'] });
    const quote = await sharing.quote();
    expect(quote.lines).toHaveLength(2);
    const { rows } = await sql<{ title: string; body: string }>`select title, body from notifications
      where user_id = ${host.userId} and title = 'Somebody has not paid'`.execute(world.deps.db);
    expect(rows).toMatchObject([{ body: expect.stringContaining('Arjun dropped out') }]);
    // What Sana accepted stays; the host's own part takes the difference.
    const placed = await sharing.place();
    expect(placed.status).toBe(201);
    await press(world, await pageOf(placed.body.order_number));
    const [sana] = await sharesOf(world, sharing.group.group_id);
    expect(sana).toMatchObject({ state: 'used', used: sana?.amount });
    await press(world, late?.body.url);
    await world.deps.jobs.runDue();
    const { rows: back } = await sql<{ reason: string; state: string }>`select b.reason, b.state from share_refunds b
      join share_payments p using (share_payment_id) join group_shares s using (group_share_id)
      where s.group_order_id = ${sharing.group.group_id}`.execute(world.deps.db);
    expect(back).toEqual([{ reason: 'paid_late', state: 'processed' }]);
  });

  test('the host pays for a guest, or goes on without one', async () => {
    const sharing = await open('Sana', 'Arjun');
    await sharing.askAll();
    expect((await sharing.move('Sana', 'pay')).status).toBe(200);
    expect((await sharing.move('Arjun', 'drop')).status).toBe(200);
    expect((await sharing.move('Arjun', 'drop')).status).toBe(409);
    const quote = await sharing.quote();
    expect(quote.lines).toHaveLength(2);
    expect(quote.shares).toMatchObject({ waiting: [], paid: 0, to_pay: quote.total });
    expect((await sharing.place()).status).toBe(201);
  });

  test('a guest takes their money back before there is an order, once, and is out', async () => {
    const sharing = await open('Sana', 'Arjun');
    await sharing.askAll();
    await payAll(world, sharing);
    const [sana] = sharing.guests;
    expect((await sana?.back())?.body.own?.asked).toMatchObject({ state: 'back' });
    expect((await sana?.back())?.status).toBe(200);
    await world.deps.jobs.runDue();
    const [share] = await sharesOf(world, sharing.group.group_id);
    expect(share?.back).toBe(share?.amount);
    expect((await sana?.share())?.asked?.is_back_sent).toBe(true);
    expect((await sharing.quote()).lines).toHaveLength(2);
  });

  test('a share that is paid twice goes back once, by whichever way it came', async () => {
    const sharing = await open('Sana');
    await sharing.askAll();
    const [sana] = sharing.guests;
    const [upi, card] = [await sana?.open(), await sana?.open('card')];
    await press(world, upi?.body.url, 'pay', { copies: 2 });
    await press(world, card?.body.url);
    await press(world, upi?.body.url);
    const [share] = await sharesOf(world, sharing.group.group_id);
    expect(share?.state).toBe('paid');
    expect(share?.back).toBe(2 * (share?.amount ?? 0));
  });

  test('another sum than was asked for goes back, and the share is still to be paid', async () => {
    const sharing = await open('Sana');
    await sharing.askAll();
    await press(world, (await sharing.guests[0]?.open())?.body.url, 'pay', { claimed_amount: 1 });
    expect(await sharesOf(world, sharing.group.group_id)).toMatchObject([{ state: 'asked', back: 100 }]);
  });
});

describe('no order comes of it (groups-12)', () => {
  test('cancelled or lapsed, what was paid goes back by itself', async () => {
    const sharing = await open('Sana');
    await sharing.askAll();
    await payAll(world, sharing);
    expect((await sharing.act('cancel')).body.state).toBe('cancelled');
    await world.deps.jobs.runDue();
    const [share] = await sharesOf(world, sharing.group.group_id);
    expect(share).toMatchObject({ state: 'back', back: share?.amount });
    const other = await open('Arjun', 'Zoya');
    await other.askAll();
    await payAll(world, other, [1]);
    later(42);
    await sweepShares(world.deps);
    await sweepGroups(world.deps);
    await world.deps.jobs.runDue();
    expect(await sharesOf(world, other.group.group_id)).toMatchObject([{ state: 'back' }, { state: 'dropped' }]);
    expect((await other.guests[0]?.page())?.body.state).toBe('lapsed');
  });

  test('a host who does not pay loses nobody’s money: the shares are free for another try', async () => {
    const sharing = await open('Sana');
    await sharing.askAll();
    await payAll(world, sharing);
    const placed = await sharing.place();
    const page = await pageOf(placed.body.order_number);
    later(16);
    await expireIfUnpaid(world.deps, (await orderOf(placed.body.order_number)).order_id);
    expect(await sharesOf(world, sharing.group.group_id)).toMatchObject([{ state: 'paid', used: 0 }]);
    expect((await sharing.read()).state).toBe('asking');
    // The host's money that comes now is nobody's, and goes back.
    await press(world, page);
    const again = await sharing.place();
    expect(again.status).toBe(201);
    await press(world, await pageOf(again.body.order_number));
    expect((await orderOf(again.body.order_number)).status).toBe('placed');
  });

  test('an order that the kitchen refuses gives each their own back, and ends the group', async () => {
    const sharing = await open('Sana', 'Arjun');
    await sharing.askAll();
    await payAll(world, sharing);
    const placed = await sharing.place();
    await press(world, await pageOf(placed.body.order_number));
    const order = await orderOf(placed.body.order_number);
    const told = await shopper(world).move(kitchen.owner, order, 'rejected', { reason: 'CLOSING' });
    expect(told.status).toBe(200);
    await world.deps.jobs.runDue();
    const shares = await sharesOf(world, sharing.group.group_id);
    expect(shares.map(({ back }) => back)).toEqual(shares.map(({ amount }) => amount));
    expect((await sharing.read()).state).toBe('cancelled');
    const { rows } = await sql<{ amount: number; held_part: number; state: string }>`select amount, held_part, state
      from refunds where order_id = ${order.order_id}`.execute(world.deps.db);
    expect(rows).toMatchObject([{ amount: order.total, state: 'processed' }]);
  });
});

describe('refunds (groups-13)', () => {
  const served = async (...names: string[]) => {
    const sharing = await open(...names);
    await sharing.askAll();
    await payAll(world, sharing);
    const placed = await sharing.place();
    await press(world, await pageOf(placed.body.order_number));
    const number = String(placed.body.order_number);
    for (const to of ['accepted', 'ready', 'out_for_delivery', 'delivered']) {
      const order = await orderOf(number);
      const code = to === 'delivered' ? { code: order.handover_code } : {};
      const told = await shopper(world).move(kitchen.owner, order, to, code);
      expect(told.status).toBe(200);
    }
    return { sharing, number };
  };
  const backsOf = async ({ sharing }: Awaited<ReturnType<typeof served>>) =>
    (await sharesOf(world, sharing.group.group_id)).map(({ back }) => back);
  const itemsOf = async (number: string) =>
    world.deps.db
      .selectFrom('order_items as i')
      .innerJoin('orders as o', 'o.order_id', 'i.order_id')
      .select(['i.order_item_id', 'i.for_name', sql<number>`i.gross - i.discount - i.coupon_share + i.tax`.as('paid')])
      .where('o.order_number', '=', number)
      .orderBy('i.position')
      .execute();
  const refund = async (number: string, what: object) => {
    const admin = await addPerson(world.deps, 'admin');
    const told = await world.call(admin, {
      method: 'POST',
      path: `/admin/orders/${number}/refunds`,
      body: { ...what, reason: 'The bag was torn', cause: 'spilled' },
    });
    await world.deps.jobs.runDue();
    return told;
  };

  test('a dish goes back to whoever paid for it, a sum to all in proportion, the rest to each what is left of theirs', async () => {
    const done = await served('Sana', 'Arjun');
    const items = await itemsOf(done.number);
    const ofSana = items.find(({ for_name }) => for_name === 'Sana');
    const line = { items: [{ order_item_id: ofSana?.order_item_id ?? 0, quantity: 1 }] };
    expect((await refund(done.number, line)).status).toBe(201);
    expect(await backsOf(done)).toEqual([ofSana?.paid, 0]);
    expect((await done.sharing.guests[0]?.share())?.asked).toMatchObject({ state: 'used', is_back_sent: true });
    expect((await refund(done.number, { amount: 30 })).status).toBe(201);
    const [sana = 0, arjun = 0] = await backsOf(done);
    expect(sana - (ofSana?.paid ?? 0)).toBeGreaterThan(0);
    expect(sana - (ofSana?.paid ?? 0)).toBeLessThan(arjun);
    expect((await refund(done.number, {})).status).toBe(201);
    const shares = await sharesOf(world, done.sharing.group.group_id);
    expect(shares.map(({ back }) => back)).toEqual(shares.map(({ amount }) => amount));
    const told = await world.call(host, { method: 'GET', path: `/orders/${done.number}/refunds` });
    expect(JSON.stringify(told.body)).toContain('"to_guests"');
  });

  test('a refund that only guests had paid for has nothing to send to the host', async () => {
    const done = await served('Sana');
    const [, ofSana] = await itemsOf(done.number);
    await refund(done.number, { items: [{ order_item_id: ofSana?.order_item_id ?? 0, quantity: 1 }] });
    const { rows } = await sql<{
      amount: number;
      held_part: number;
      state: string;
    }>`select r.amount, r.held_part, r.state
      from refunds r join orders o using (order_id) where o.order_number = ${done.number}`.execute(world.deps.db);
    expect(rows).toEqual([{ amount: ofSana?.paid, held_part: ofSana?.paid, state: 'processed' }]);
    const order = await world.call(host, { method: 'GET', path: `/orders/${done.number}` });
    expect(Number(order.body.paid_by_guests)).toBeGreaterThan(0);
  });
});

test('the office says how long there is to pay (groups-10)', async () => {
  const admin = await addPerson(world.deps, 'admin');
  const set = (value: number) =>
    world.call(admin, { ...changeSetting, body: { key: 'share_window', value, reason: 'Slow banks' } });
  later(300);
  await set(20);
  const sharing = await open('Sana');
  expect((await sharing.askAll()).body.pay_by).toMatch(/T12:20:/);
});
