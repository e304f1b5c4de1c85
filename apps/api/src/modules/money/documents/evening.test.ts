import { dayMs } from '@tawa/domain/common/durations';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { refuseViolations } from '#testing/invariants.ts';
import { addCoupon } from '#modules/ordering/orders/testing/people.ts';
import { draftStatements } from '#modules/money/payouts/payouts.service.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';
import { issueDue } from './documents.service.ts';
import { facts, type Group } from './facts.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Sale {
  method: 'upi' | 'card' | 'cod';
  price: number;
  quantity: number;
  tip: number;
  hasCoupon: boolean;
  back: 'nothing' | 'portion' | 'sum' | 'all';
  cause: 'quality' | 'overcharged';
}

const sale: fc.Arbitrary<Sale> = fc.record({
  method: fc.constantFrom('upi', 'card', 'cod'),
  price: fc.integer({ min: 10_001, max: 29_999 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  tip: fc.constantFrom(0, 20, 50),
  hasCoupon: fc.boolean(),
  back: fc.constantFrom('nothing', 'portion', 'sum', 'all'),
  cause: fc.constantFrom('quality', 'overcharged'),
});

const db = () => world.deps.db;

/** What the ledger owes on an account (paise), of one order or of one restaurant. */
async function owed(account: string, of: { order_id: number } | { restaurant_id: number }): Promise<number> {
  const which = 'order_id' in of ? sql`t.order_id = ${of.order_id}` : sql`t.restaurant_id = ${of.restaurant_id}`;
  const { rows } = await sql<{ sum: number }>`select (0 - coalesce(sum(e.amount), 0))::bigint as sum
    from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
    where e.account = ${account} and ${which}`.execute(db());
  return rows[0]?.sum ?? 0;
}

async function sell(till: Till, code: string, { method, price, quantity, tip, hasCoupon }: Sale): Promise<string> {
  await db().updateTable('dishes').set({ price, daily_stock: null }).where('menu_id', '=', till.dish).execute();
  const number = await till.place(method, { tip, ...(hasCoupon && { coupon_code: code }) }, quantity);
  if (method !== 'cod') await till.act(await till.open(number), 'pay');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: handover } = await till.order(number);
  expect((await till.move(till.kitchen.owner, number, 'delivered', { code: handover })).status).toBe(200);
  return number;
}

async function giveBack(till: Till, number: string, { back, cause, method }: Sale): Promise<void> {
  if (back === 'nothing') return;
  const { order_id } = await till.order(number);
  const line = db().selectFrom('order_items').select('order_item_id').where('order_id', '=', order_id);
  const items = [{ ...(await line.executeTakeFirstOrThrow()), quantity: 1 }];
  const what = { nothing: {}, portion: { items }, sum: { amount: 12.34 }, all: {} }[back];
  const refunded = await world.call(till.admin, {
    method: 'POST',
    path: `/admin/orders/${number}/refunds`,
    body: { reason: 'Of the evening', cause, ...what, ...(method === 'cod' && { as_credit: true }) },
  });
  expect(refunded).toMatchObject({ status: 201 });
}

const pdfOf = (path: string, { token }: Till['admin']) =>
  world.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });

const taxOf = (groups: readonly Group[], of: string) =>
  groups
    .filter((group) => group.of === of)
    .flatMap(({ rows }) => rows)
    .reduce((sum, row) => sum + row.cgst + row.sgst, 0);

/** Invoices less credit notes of an order, as they were kept. */
async function papersOf(order_id: number) {
  const rows = await db().selectFrom('documents').select('facts').where('order_id', '=', order_id).execute();
  const papers = rows.map((row) => z.parse(facts, row.facts));
  const sumOf = (kind: string, figure: (paper: (typeof papers)[number]) => number) =>
    papers.filter(({ of }) => of === kind).reduce((sum, paper) => sum + figure(paper), 0);
  const ownTax = (paper: (typeof papers)[number]) =>
    paper.of === 'statement' ? 0 : taxOf(paper.groups, 'platform_9_5');
  return {
    invoiced: sumOf('invoice', ({ total }) => total),
    back: sumOf('credit_note', ({ total }) => total) + sumOf('refund_voucher', ({ total }) => total),
    tax: sumOf('invoice', ownTax) - sumOf('credit_note', ownTax),
  };
}

async function compareOrder(till: Till, number: string): Promise<void> {
  const { order_id, total, refunded_total } = await till.order(number);
  const { invoiced, back, tax } = await papersOf(order_id);
  expect([invoiced, back, tax]).toEqual([total, refunded_total, await owed('gst_9_5', { order_id })]);
}

async function compareStatement({ kitchen: { restaurant_id }, admin }: Till): Promise<void> {
  world.clock.advance(7 * dayMs);
  await draftStatements(world.deps);
  const drafted = db().selectFrom('payouts').select('payout_id').where('restaurant_id', '=', restaurant_id);
  const { payout_id } = await drafted.executeTakeFirstOrThrow();
  await world.call(admin, { method: 'POST', path: `/admin/payouts/${payout_id}/issue`, body: {} });
  expect((await pdfOf(`/admin/payouts/${payout_id}/pdf`, admin)).statusCode).toBe(200);
  const kept = db().selectFrom('documents').select(['facts', 'total']).where('payout_id', '=', payout_id);
  const paper = await kept.executeTakeFirstOrThrow();
  const due = await owed('restaurant_payable', { restaurant_id });
  expect(paper).toMatchObject({ total: due, facts: { total: due, sums: { net: due } } });
}

test('after any evening invoices, credit notes and the statement say what the ledger says, to the paisa (documents-7)', async () => {
  const evening = fc.array(sale, { minLength: 2, maxLength: 5 });
  let number = 0;
  await fc.assert(
    fc.asyncProperty(evening, async (sales) => {
      const till = await openTill(world);
      const code = `EVENING${number++}`;
      await addCoupon(world.deps, { code, value: 4999, per_user_limit: null });
      const sold: string[] = [];
      for (const one of sales) {
        const order = await sell(till, code, one);
        await giveBack(till, order, one);
        sold.push(order);
      }
      await world.deps.jobs.runDue();
      await issueDue(world.deps);
      expect(sold).toHaveLength(sales.length);
      for (const order of sold) await compareOrder(till, order);
      await compareStatement(till);
      await refuseViolations(db());
    }),
    { seed: 20_261_122, numRuns: 4, endOnFailure: true },
  );
}, 120_000);
