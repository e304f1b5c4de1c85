import { getOfficeOrder, noteOrders } from '@tawa/contract/ordering/orders.office';
import { refundOrder } from '@tawa/contract/money/refunds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
  till = await openTill(world);
});
afterAll(async () => {
  await refuseViolations(world.deps.db);
  await world.close();
});

const read = (path: string, who = till.admin) => world.call(who, { method: 'GET', path });
const numbers = async (query: string): Promise<unknown> => {
  const { body } = await read(`/admin/orders?${query}`);
  return Array.isArray(body.rows) ? body.rows.map((row: { order_number: string }) => row.order_number) : body;
};

async function delivered(): Promise<string> {
  const number = await till.place();
  await till.act(await till.open(number), 'pay');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  return number;
}

test('the office finds an order by number, name, state and what it waits for, and only the office (orders-23)', async () => {
  const waiting = await till.place('cod');
  const { customer_name } = await till.order(waiting);
  expect(await numbers(`search=${waiting.toLowerCase()}`)).toEqual([waiting]);
  expect(await numbers(`search=${encodeURIComponent(customer_name.toUpperCase())}&live=1`)).toEqual([waiting]);
  expect(await numbers(`status=delivered&search=${waiting}`)).toEqual([]);
  expect(await numbers(`stuck=late&search=${waiting}`)).toEqual([]);
  await till.move(till.kitchen.owner, waiting, 'accepted', { prep_minutes: 20 });
  world.clock.advance(3 * 3_600_000);
  expect(await numbers(`stuck=late&search=${waiting}`)).toEqual([waiting]);
  expect(await numbers(`stuck=any&search=${waiting}`)).toEqual([waiting]);
  for (const stranger of [till.customer, till.kitchen.owner])
    for (const path of ['/admin/orders', `/admin/orders/${waiting}`])
      expect((await read(path, stranger)).status).toBe(403);
  await till.move(till.admin, waiting, 'cancelled', { reason: 'RESTAURANT_CLOSED' });
});

test('the office moves an order only along legal steps, with a reason, and the log says from where to where (orders-23)', async () => {
  const number = await till.place('cod');
  const detail = async () => (await read(`/admin/orders/${number}`)).body;
  expect(await detail()).toMatchObject({ next: ['cancelled'], handover_code: null });
  expect((await till.move(till.admin, number, 'delivered', { code: '0000' })).status).toBe(409);
  await till.move(till.kitchen.owner, number, 'accepted', { prep_minutes: 20 });
  expect(await detail()).toMatchObject({ next: ['cancelled'] });
  expect((await till.move(till.admin, number, 'cancelled')).status).toBe(409);
  const moved = await till.move(till.admin, number, 'cancelled', { reason: 'OTHER', note: 'The stove broke' });
  expect(moved.status).toBe(200);
  expect(await detail()).toMatchObject({
    status: 'cancelled',
    next: [],
    history: [
      {
        action: 'order.move',
        before: { status: 'accepted' },
        after: { status: 'cancelled' },
        reason: 'Other: The stove broke',
      },
    ],
  });
});

test('the office reads beforehand what portions come to, and gets just that (refunds-9)', async () => {
  const order_number = await delivered();
  const office = world.callerOf(till.admin);
  const params = { order_number };
  const lines = async () => (await office.ok(getOfficeOrder, { params })).refundable;
  const [line] = await lines();
  if (!line) throw new Error('Nothing can go back.');
  const { order_item_id, portions } = line;
  const [one] = portions;
  expect(one?.amount).toBeCloseTo((one?.dishes ?? 0) - (one?.coupon ?? 0) + (one?.tax ?? 0), 2);
  const body = { items: [{ order_item_id, quantity: 1 }], cause: 'quality' as const, reason: 'Cold' };
  expect(await office.ok(refundOrder, { params, body })).toMatchObject({ amount: one?.amount });
  expect((await lines())[0]?.portions).toHaveLength(portions.length - 1);
});

test('a portion and then the rest go back, each written down with who bears it, and a note stays with the order (orders-23)', async () => {
  const number = await delivered();
  const { order_id } = await till.order(number);
  const line = await world.deps.db
    .selectFrom('order_items')
    .select('order_item_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const refund = (body: object) =>
    world.call(till.admin, {
      method: 'POST',
      path: `/admin/orders/${number}/refunds`,
      body: { cause: 'overcharged', reason: 'Cold', ...body },
    });
  expect((await refund({ items: [{ order_item_id: line.order_item_id, quantity: 1 }] })).status).toBe(201);
  expect((await refund({ cause: 'goodwill' })).status).toBe(201);
  expect((await refund({})).status).toBe(409);
  await world.deps.jobs.runDue();
  const path = `/admin/orders/${number}/notes`;
  await world.call(till.admin, { method: 'POST', path, body: { note: 'Called twice' } });
  const { body } = await read(`/admin/orders/${number}`);
  expect(body).toMatchObject({
    received: body.total,
    refunded: body.total,
    refunds: [{ state: 'processed' }, { state: 'processed' }],
    history: [
      { action: 'order.note', reason: 'Called twice' },
      { action: 'order.refund', reason: 'Cold', after: { liable_party: 'goodwill' } },
      { action: 'order.refund', after: { liable_party: 'platform' } },
    ],
  });
});

test('one note stands with each ticked order, and an order of nobody is named (documents-11)', async () => {
  const order_numbers = [await till.place('cod'), 'FD-ZZZZZZ', await till.place('cod')];
  const body = { note: 'The card reader was down.', order_numbers };
  const noted = await world.callerOf(till.admin).ok(noteOrders, { body });
  expect(noted).toMatchObject({ done: 2, refused: [{ index: 1 }] });
  for (const order_number of [order_numbers[0] ?? '', order_numbers[2] ?? '']) {
    const { history } = await world.callerOf(till.admin).ok(getOfficeOrder, { params: { order_number } });
    expect(history).toMatchObject([{ action: 'order.note', reason: 'The card reader was down.' }]);
    await till.move(till.kitchen.owner, order_number, 'rejected', { reason: 'TOO_BUSY' });
  }
  for (const stranger of [till.customer, till.kitchen.owner])
    expect((await world.callerOf(stranger).call(noteOrders, { body })).status).toBe(403);
});
