import { dayMs } from '@tawa/domain/common/durations';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { addKitchen, addPerson } from '#modules/ordering/orders/testing/people.ts';
import { draftStatements } from '#modules/money/payouts/payouts.service.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';
import { openFiles } from '../refunds.process.ts';
import { tellRefundCounts } from './refunds.files.service.ts';

// Two processes on one database.
let world: World;
let second: World;
let till: Till;
let photo: Buffer;
beforeAll(async () => {
  world = await openWorld();
  second = await openWorld(world.url);
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } });
  photo = await plain
    .withExif({ IFD2: { DateTimeOriginal: '2026:06:01 12:00:00', OffsetTimeOriginal: '+05:30' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  till = await openTill(world);
});
afterEach(() => refuseViolations(world.deps.db));

const week = 7 * dayMs;

async function upload(who: { token: string }, path: string) {
  const head =
    '--edge\r\nContent-Disposition: form-data; name="file"; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  const reply = await world.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--edge--')]),
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function delivered(): Promise<string> {
  const number = await till.place('upi');
  await till.act(await till.open(number), 'pay');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  return number;
}
const wrongDish = { cause: 'wrong_dish', reason: 'The photo shows another dish' };
async function refunded(number: string, body: object = wrongDish): Promise<number> {
  const path = `/admin/orders/${number}/refunds`;
  const made = await world.call(till.admin, { method: 'POST', path, body: { ...body } });
  expect(made.status).toBe(201);
  return Number(made.body.refund_id);
}
const own = (number: string, id: number, who = till.customer) =>
  world.call(who, { method: 'GET', path: `/orders/${number}/refunds/${id}` });
const kitchens = (id: number, who = till.kitchen.owner) =>
  world.call(who, { method: 'GET', path: `/kitchen/refunds/${id}` });
const object = (id: number, side = world, who = till.kitchen.owner) =>
  side.call(who, {
    method: 'POST',
    path: `/kitchen/refunds/${id}/appeal`,
    body: { words: 'Our photo shows the dish' },
  });
const decide = (id: number, decision: string, side = world) =>
  side.call(till.admin, {
    method: 'POST',
    path: `/admin/refunds/${id}/appeal`,
    body: { decision, answer: 'We looked again' },
  });
const deductions = async (id: number) =>
  world.deps.db
    .selectFrom('payout_transactions as x')
    .innerJoin('ledger_transactions as t', 't.ledger_transaction_id', 'x.ledger_transaction_id')
    .select(['t.kind', 'x.payout_id'])
    .where('t.posting_key', 'in', [`refund:${id}`, `refund_moved:${id}`])
    .orderBy('t.kind')
    .execute();

test('both sides read why, who pays and what the sum is made of; where the money goes is the customer’s (refund-file-1, refund-file-3)', async () => {
  const number = await delivered();
  const line = await world.deps.db
    .selectFrom('order_items')
    .selectAll()
    .orderBy('order_item_id', 'desc')
    .executeTakeFirstOrThrow();
  const items = [{ order_item_id: line.order_item_id, quantity: 1 }];
  const id = await refunded(number, { ...wrongDish, items });
  await world.deps.jobs.runDue();
  const { body } = await own(number, id);
  expect(body).toMatchObject({
    cause: 'wrong_dish',
    payer: 'kitchen',
    explanation: wrongDish.reason,
    departure: null,
    state: 'processed',
    destination: 'source',
    method: 'upi',
    counts: { refunds: 1, orders: 1, days: 90, review_from: 4 },
    items: [{ name: line.name, quantity: 1 }],
    parts: [{ kind: 'dishes' }, { kind: 'gst' }],
  });
  const seen = await kitchens(id);
  expect(seen.body).toMatchObject({ cause: 'wrong_dish', can_appeal: true, statement: null });
  for (const secret of ['destination', 'upi_id', 'method', 'bank_reference', 'counts', 'words', 'user_id'])
    expect(seen.body).not.toHaveProperty(secret);
  expect(JSON.stringify(seen.body)).not.toContain('Rao');
  const office = await world.call(till.admin, { method: 'GET', path: `/admin/refunds/${id}` });
  expect(office.body).toMatchObject({ deducted: seen.body.deducted, counts: { refunds: 1 } });
  const told = world.deps.db.selectFrom('notifications').select('link').where('kind', '=', 'kitchen_refund');
  expect(await told.where('user_id', '=', till.kitchen.owner.userId).execute()).toEqual([
    { link: `/restaurant-refunds/${id}` },
  ]);
});

test('a file is nobody else’s (refund-file-3)', async () => {
  const number = await delivered();
  const id = await refunded(number);
  const stranger = await addPerson(world.deps, 'user');
  const rival = await addKitchen(world.deps);
  expect((await own(number, id, { ...till.customer, ...stranger })).status).toBe(404);
  expect((await own(await delivered(), id)).status).toBe(404);
  expect((await kitchens(id, rival.owner)).status).toBe(404);
  expect((await object(id, world, rival.owner)).status).toBe(404);
  expect((await world.call(till.customer, { method: 'GET', path: `/admin/refunds/${id}` })).status).toBe(403);
});

test('somebody else than the cause has pays with a written reason only, which stands in the file (refund-file-2)', async () => {
  const number = await delivered();
  const path = `/admin/orders/${number}/refunds`;
  const body = { ...wrongDish, amount: 20, payer: 'platform' };
  expect(await world.call(till.admin, { method: 'POST', path, body })).toMatchObject({
    status: 400,
    body: { errors: { departure: 'Write why Tawa pays. It stands in the file.' } },
  });
  const id = await refunded(number, { ...body, departure: 'Our menu named it wrongly' });
  expect((await own(number, id)).body).toMatchObject({ payer: 'platform', departure: 'Our menu named it wrongly' });
  expect((await kitchens(id)).body).toMatchObject({ deducted: 0, can_appeal: false, appeal_until: null });
  expect((await object(id)).status).toBe(409);
});

test('what spilled on the way is the delivery’s; what nobody had earned, nobody pays (refund-file-1)', async () => {
  const number = await delivered();
  const id = await refunded(number, { cause: 'spilled', reason: 'The box was open', amount: 10 });
  expect((await own(number, id)).body).toMatchObject({ payer: 'rider' });
  expect((await kitchens(id)).body).toMatchObject({ deducted: 10, can_appeal: true });
  const early = await till.place('upi');
  await till.act(await till.open(early), 'pay');
  expect((await till.move(till.kitchen.owner, early, 'rejected', { reason: 'TOO_BUSY' })).status).toBe(200);
  const [row] = await till.refunds(early);
  expect((await own(early, Number(row?.refund_id))).body).toMatchObject({
    cause: 'cancelled_by_kitchen',
    payer: 'nobody',
  });
});

test('forty objections at once over two processes leave one, and the office’s answer counts once (refund-file-4)', async () => {
  const id = await refunded(await delivered());
  const asked = await Promise.all(Array.from({ length: 40 }, (_, index) => object(id, index % 2 ? second : world)));
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect((await upload(till.kitchen.owner, `/kitchen/refunds/${id}/appeal/photo`)).status).toBe(201);
  expect((await upload(till.kitchen.owner, `/kitchen/refunds/${id}/appeal/photo`)).status).toBe(409);
  const words = ['stands', 'moved'];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => decide(id, words[index % 2] ?? '', index % 4 > 1 ? second : world)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await kitchens(id)).body).toMatchObject({ can_appeal: false, photos: [{ by: 'appeal' }] });
  expect((await upload(till.kitchen.owner, `/kitchen/refunds/${id}/appeal/photo`)).status).toBe(409);
});

test('an open objection waits for the next statement; moved, it takes nothing in the end (refund-file-4, refund-file-5)', async () => {
  const number = await delivered();
  const id = await refunded(number);
  const before = (await till.order(number)).refunded_total;
  expect((await object(id)).status).toBe(201);
  world.clock.advance(week);
  await draftStatements(world.deps);
  expect(await deductions(id)).toEqual([]);
  expect((await decide(id, 'moved')).status).toBe(200);
  world.clock.advance(week);
  await draftStatements(world.deps);
  const rows = await deductions(id);
  expect(rows.map(({ kind }) => kind)).toEqual(['refund', 'refund_moved']);
  const payout_id = rows[0]?.payout_id ?? 0;
  const { net } = await world.deps.db
    .selectFrom('payouts')
    .select('net')
    .where('payout_id', '=', payout_id)
    .executeTakeFirstOrThrow();
  expect(net).toBe(0);
  expect((await till.order(number)).refunded_total).toBe(before);
});

test('a draft and an objection at once: one is first, and the deduction is there once (refund-file-5)', async () => {
  const ids: number[] = [];
  for (let round = 0; round < 4; round += 1) ids.push(await refunded(await delivered()));
  world.clock.advance(week);
  second.clock.set(world.clock.now().toISOString());
  const objecting = ids.map((id, index) => object(id, index % 2 ? second : world));
  const drafting = [world, second].map((side) => draftStatements(side.deps));
  const answers = await Promise.all(objecting);
  await Promise.all(drafting);
  for (const [index, id] of ids.entries()) {
    const isOpen = answers[index]?.status === 201;
    expect(await deductions(id)).toHaveLength(isOpen ? 0 : 1);
    expect((await decide(id, 'stands')).status).toBe(isOpen ? 200 : 404);
  }
  expect((await object(ids[0] ?? 0)).status).toBe(409);
  world.clock.advance(week);
  await draftStatements(world.deps);
  for (const id of ids) expect(await deductions(id)).toHaveLength(1);
});

test('a statement names the file of each deduction on screen and in its table (refund-file-6)', async () => {
  const id = await refunded(await delivered());
  world.clock.advance(week);
  await draftStatements(world.deps);
  const [row] = await deductions(id);
  const payout = row?.payout_id ?? 0;
  expect((await kitchens(id)).body).toMatchObject({ statement: null, can_appeal: false });
  await world.call(till.admin, { method: 'POST', path: `/admin/payouts/${payout}/issue`, body: {} });
  const { body } = await world.call(till.kitchen.owner, { method: 'GET', path: `/kitchen/payouts/${payout}` });
  expect(body.lines).toMatchObject([{ refund_files: [id] }]);
  const csv = await world.app.inject({
    url: `/api/kitchen/payouts/${payout}/csv`,
    headers: { authorization: `Bearer ${till.kitchen.owner.token}` },
  });
  expect(csv.body).toContain(`R-${id}`);
  expect((await kitchens(id)).body).toMatchObject({ statement: { payout_id: payout } });
});

test('without a file nothing is deducted, and a file that is missing is opened (refund-file-5)', async () => {
  const id = await refunded(await delivered());
  await world.deps.db.deleteFrom('refund_files').where('refund_id', '=', id).execute();
  world.clock.advance(week);
  await draftStatements(world.deps);
  expect(await deductions(id)).toEqual([]);
  await openFiles(world.deps);
  expect((await kitchens(id)).body).toMatchObject({ cause: 'other', payer: 'kitchen', explanation: wrongDish.reason });
  world.clock.advance(week);
  await draftStatements(world.deps);
  expect(await deductions(id)).toHaveLength(1);
});

test('photos carry the time at which they came, one from before the order says so, and the kitchen’s is kept once (refund-file-7)', async () => {
  const number = await till.place('upi');
  await till.act(await till.open(number), 'pay');
  await till.move(till.kitchen.owner, number, 'accepted');
  const path = `/kitchen/orders/${number}/packing-photo`;
  const rival = await addKitchen(world.deps);
  expect((await upload(rival.owner, path)).status).toBe(404);
  const answers = await Promise.all([upload(till.kitchen.owner, path), upload(till.kitchen.owner, path)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  for (const to of ['ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  expect((await upload(till.kitchen.owner, path)).status).toBe(409);
  const { handover_code: code } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  const form = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', message: 'It was another dish.' };
  const complaint = { ...form, userId: String(till.customer.userId), orderId: number, category: 'wrong_item' };
  const made = await world.call(till.customer, { method: 'POST', path: '/complaints', body: complaint });
  const complaint_id = Number(made.body.complaint_id);
  expect((await upload(till.customer, `/complaints/${complaint_id}/photos`)).status).toBe(201);
  const refund = { cause: 'wrong_dish', amount: 30 };
  const settled = await world.call(till.admin, {
    method: 'POST',
    path: `/admin/complaints/${complaint_id}/outcome`,
    body: { decision: 'resolved', version: 1, text: 'The photos differ.', refund },
  });
  expect(settled.status).toBe(200);
  const [row] = await till.refunds(number);
  const at = expect.stringMatching(/^2026-06-15T07:/);
  expect((await kitchens(Number(row?.refund_id))).body).toMatchObject({
    explanation: 'The photos differ.',
    complaint: { complaint_id, message: 'It was another dish.', photos: 1 },
    photos: [
      { by: 'customer', at, older_at: '2026-06-01T06:30:00.000Z' },
      { by: 'kitchen', at, older_at: null },
    ],
  });
});

test('from the set count on the office alone decides, which the person reads before (refund-file-8)', async () => {
  const counts = async () => (await world.call(till.customer, { method: 'GET', path: '/refunds/counts' })).body;
  const orders = [await delivered(), await delivered(), await delivered()];
  expect(await counts()).toEqual({ refunds: 0, orders: 3, days: 90, review_from: 4 });
  for (const number of orders) await refunded(number, { cause: 'goodwill', reason: 'Sorry', amount: 5 });
  expect(await counts()).toMatchObject({ refunds: 3, orders: 3 });
  const last = await delivered();
  const form = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', message: 'The curry was cold.' };
  const body = { ...form, userId: String(till.customer.userId), orderId: last };
  const made = await world.call(till.customer, { method: 'POST', path: '/complaints', body });
  const id = Number(made.body.complaint_id);
  const seen = await world.call(till.kitchen.owner, { method: 'GET', path: `/kitchen/complaints/${id}` });
  expect(seen.body).toMatchObject({ refundable: null, is_for_office: true });
  const give = { version: 1, amount: 10, message: 'It was our fault.' };
  const gift = await world.call(till.kitchen.owner, {
    method: 'POST',
    path: `/kitchen/complaints/${id}/refund`,
    body: give,
  });
  expect(gift.status).toBe(400);
  expect(
    await tellRefundCounts(world.deps.db, till.customer.userId, new Date(world.clock.now().getTime() + 91 * dayMs)),
  ).toMatchObject({
    refunds: 0,
    orders: 0,
  });
});
