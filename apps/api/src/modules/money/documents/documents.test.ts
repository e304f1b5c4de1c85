import { changeSetting } from '@tawa/contract/content/settings';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { refuseViolations } from '#testing/invariants.ts';
import { addPerson } from '#modules/ordering/orders/testing/people.ts';
import type { Person } from '#modules/ordering/orders/testing/world.ts';
import { draftStatements } from '#modules/money/payouts/payouts.service.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';
import { issueDue } from './documents.service.ts';
import { invoice, refundNote, statement } from './facts.ts';
import { textOf } from './testing/pdf-text.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
});
afterEach(() => refuseViolations(world.deps.db));

const db = () => world.deps.db;

async function delivered(method = 'upi', quote = {}): Promise<string> {
  const number = await till.place(method, quote);
  if (method !== 'cod') await till.act(await till.open(number), 'pay');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  expect((await till.move(till.kitchen.owner, number, 'delivered', { code })).status).toBe(200);
  return number;
}

const listed = z.object({
  documents: z.array(z.object({ document_id: z.int(), kind: z.string(), number: z.string(), total: z.number() })),
});
const read = (path: string, who: Person = till.customer) => world.call(who, { method: 'GET', path });
const papersOf = async (number: string, who?: Person) =>
  z.parse(listed, (await read(`/orders/${number}/documents`, who)).body).documents;
const pdfOf = (path: string, who: Person = till.customer) =>
  world.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${who.token}` } });
const factsOf = async (document_id = 0) =>
  (await db().selectFrom('documents').select('facts').where('document_id', '=', document_id).executeTakeFirstOrThrow())
    .facts;

/** What the ledger holds of an order on an account, in paise; what we owe is positive. */
async function balanceOf(number: string, account: string): Promise<number> {
  const { order_id } = await till.order(number);
  const { rows } = await sql<{ sum: number }>`select (0 - coalesce(sum(e.amount), 0))::bigint as sum
    from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
    where t.order_id = ${order_id} and e.account = ${account}`.execute(db());
  return rows[0]?.sum ?? 0;
}

describe('the invoice of an order', () => {
  test('says to the paisa what the ledger says, line by line and in words (documents-2)', async () => {
    const number = await delivered('upi', { tip: 20 });
    const [paper] = await papersOf(number);
    const order = await till.order(number);
    expect(paper).toMatchObject({ kind: 'invoice', total: order.total / 100 });
    const made = z.parse(invoice, await factsOf(paper?.document_id));
    expect(made.total).toBe(order.total);
    expect(made.tip).toBe(2000);
    const taxOf = (of: string) =>
      made.groups
        .filter((group) => group.of === of)
        .flatMap(({ rows }) => rows)
        .reduce((sum, row) => sum + row.cgst + row.sgst, 0);
    expect(taxOf('platform_9_5')).toBe(await balanceOf(number, 'gst_9_5'));
    const commissionGst = Math.round((order.item_total * 0.2 * 18) / 100);
    expect(taxOf('platform')).toBe((await balanceOf(number, 'gst_output')) - commissionGst);
    expect(made.sums.cgst + made.sums.sgst).toBe(order.tax_total);

    const page = await pdfOf(`/documents/${paper?.document_id}/pdf`);
    expect(page.headers['content-type']).toBe('application/pdf');
    const text = textOf(page.rawPayload);
    for (const shown of [
      paper?.number ?? '',
      number,
      'Veg Biryani',
      '996331',
      'Tax invoice',
      `₹${(order.total / 100).toFixed(2)}`,
    ])
      expect(text).toContain(shown);
    expect(text.replaceAll('\n', ' ')).toContain('Rupees Five Hundred');
  });

  test('is issued once, whoever asks and however often, and is the same file ever after (documents-1, documents-2)', async () => {
    const numbers = [await delivered(), await delivered('cod'), await delivered()];
    await Promise.all([...numbers, ...numbers, ...numbers].map((number) => papersOf(number)));
    await Promise.all([issueDue(world.deps), issueDue(world.deps)]);
    const rows = await db()
      .selectFrom('documents')
      .select(['serial', 'order_id'])
      .where('kind', '=', 'invoice')
      .execute();
    const serials = rows.map(({ serial }) => serial).toSorted((a, b) => a - b);
    expect(serials).toEqual(serials.map((_serial, index) => index + 1));
    expect(new Set(rows.map(({ order_id }) => order_id)).size).toBe(rows.length);
    const [paper] = await papersOf(numbers[0] ?? '');
    const path = `/documents/${paper?.document_id}/pdf`;
    const first = await pdfOf(path);
    await db().updateTable('dishes').set({ dish_name: 'Another name' }).where('menu_id', '=', till.dish).execute();
    await db()
      .updateTable('restaurants')
      .set({ restaurant_name: 'Another house' })
      .where('restaurant_id', '=', till.kitchen.restaurant_id)
      .execute();
    expect((await pdfOf(path)).rawPayload.equals(first.rawPayload)).toBe(true);
  });

  test('is there for its customer, its kitchen and the office, and for nobody else (documents-5)', async () => {
    const number = await delivered();
    const [paper] = await papersOf(number);
    const path = `/documents/${paper?.document_id}/pdf`;
    for (const who of [till.customer, till.kitchen.owner, till.admin]) {
      expect((await pdfOf(path, who)).statusCode).toBe(200);
      expect(await papersOf(number, who)).toHaveLength(1);
    }
    const stranger = await openTill(world);
    for (const who of [stranger.customer, stranger.kitchen.owner, await addPerson(world.deps, 'user')]) {
      expect((await pdfOf(path, who)).statusCode).toBe(404);
      expect((await read(`/orders/${number}/documents`, who)).status).toBe(404);
    }
  });

  test('comes only when the food was handed over and paid (documents-1)', async () => {
    const number = await till.place('upi');
    await till.act(await till.open(number), 'pay');
    expect(await papersOf(number)).toEqual([]);
    await till.move(till.kitchen.owner, number, 'rejected', { reason: 'TOO_BUSY' });
    await world.deps.jobs.runDue();
    expect(await papersOf(number)).toMatchObject([{ kind: 'refund_voucher' }]);
  });

  test('cannot be changed or removed (documents-2)', async () => {
    const [paper] = await papersOf(await delivered());
    const where = (id = 0) => sql`where document_id = ${id}`;
    for (const statement of [
      sql`update documents set total = 1 ${where(paper?.document_id)}`,
      sql`delete from documents ${where(paper?.document_id)}`,
      sql`truncate documents cascade`,
    ])
      await expect(statement.execute(db())).rejects.toThrow('never changed');
  });
});

describe('the paper of a refund', () => {
  const refund = (number: string, body: object) =>
    world.call(till.admin, {
      method: 'POST',
      path: `/admin/orders/${number}/refunds`,
      body: { reason: 'It was cold', ...body },
    });
  const lineOf = async (number: string) => {
    const { order_id } = await till.order(number);
    return db().selectFrom('order_items').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
  };

  test('that undoes a part of the sale is a credit note over those rows; together they undo the whole invoice (documents-3)', async () => {
    const number = await delivered('upi', { tip: 20 });
    const { order_item_id } = await lineOf(number);
    const items = [{ order_item_id, quantity: 1 }];
    expect((await refund(number, { items, cause: 'quality' })).status).toBe(201);
    await world.deps.jobs.runDue();
    expect((await refund(number, { cause: 'quality' })).status).toBe(201);
    await world.deps.jobs.runDue();
    const [sold, part, rest] = await papersOf(number);
    expect([sold?.kind, part?.kind, rest?.kind]).toEqual(['invoice', 'credit_note', 'credit_note']);
    const whole = z.parse(invoice, await factsOf(sold?.document_id));
    const notes = [
      z.parse(refundNote, await factsOf(part?.document_id)),
      z.parse(refundNote, await factsOf(rest?.document_id)),
    ];
    const back = (of: 'taxable' | 'cgst' | 'sgst') => notes.reduce((sum, { sums }) => sum + sums[of], 0);
    expect([back('taxable'), back('cgst'), back('sgst')]).toEqual([
      whole.sums.taxable,
      whole.sums.cgst,
      whole.sums.sgst,
    ]);
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(whole.total);
    expect(await balanceOf(number, 'gst_9_5')).toBe(0);
    expect(notes[0]).toMatchObject({ invoice: { number: sold?.number }, groups: [{ rows: [{ quantity: 1 }] }] });
    const page = await pdfOf(`/documents/${part?.document_id}/pdf`);
    expect(textOf(page.rawPayload)).toContain('Credit note');
    const stranger = await openTill(world);
    for (const who of [stranger.customer, stranger.kitchen.owner])
      for (const { document_id } of [part, rest].filter((one) => one !== undefined))
        expect((await pdfOf(`/documents/${document_id}/pdf`, who)).statusCode).toBe(404);
  });

  test('that leaves the sale as it is stands beside the invoice (documents-3)', async () => {
    const number = await delivered();
    await refund(number, { amount: 50, cause: 'goodwill', as_credit: true });
    const [, voucher] = await papersOf(number);
    expect(voucher).toMatchObject({ kind: 'refund_voucher', total: 50 });
    const made = z.parse(refundNote, await factsOf(voucher?.document_id));
    expect(made).toMatchObject({ destination: 'credit', groups: [], sums: { taxable: 0 } });
  });
});

describe('the paper of a statement', () => {
  async function drafted(): Promise<number> {
    world.clock.advance(7 * dayMs);
    await draftStatements(world.deps);
    const { restaurant_id } = till.kitchen;
    const rows = db().selectFrom('payouts').select('payout_id').where('restaurant_id', '=', restaurant_id);
    return (await rows.executeTakeFirstOrThrow()).payout_id;
  }
  const desk = (id: number, word: string, body = {}) =>
    world.call(till.admin, { method: 'POST', path: `/admin/payouts/${id}/${word}`, body });
  const kept = async (id: number) =>
    (await db().selectFrom('documents').selectAll().where('payout_id', '=', id).orderBy('edition').execute()).map(
      (row) => ({
        ...row,
        facts: z.parse(statement, row.facts),
      }),
    );

  test('is the ledger’s sum; it comes with the issue, and a correction makes another in its place (documents-4)', async () => {
    await delivered('upi');
    await delivered('cod');
    const id = await drafted();
    const path = `/kitchen/payouts/${id}/pdf`;
    expect((await pdfOf(path, till.kitchen.owner)).statusCode).toBe(404);
    await desk(id, 'issue');
    const first = await pdfOf(path, till.kitchen.owner);
    expect(first.statusCode).toBe(200);
    expect((await pdfOf(`/admin/payouts/${id}/pdf`, till.admin)).rawPayload.equals(first.rawPayload)).toBe(true);
    const { net } = await db()
      .selectFrom('payouts')
      .select('net')
      .where('payout_id', '=', id)
      .executeTakeFirstOrThrow();
    const [one] = await kept(id);
    expect(one?.facts).toMatchObject({ total: net, sums: { net } });
    expect(one?.facts.lines).toHaveLength(2);
    expect(textOf(first.rawPayload)).toContain('Payout statement');

    await desk(id, 'adjust', { amount: 12.34, reason: 'Rounding' });
    await pdfOf(path, till.kitchen.owner);
    await pdfOf(path, till.kitchen.owner);
    const editions = await kept(id);
    expect(editions.map(({ edition, total }) => [edition, total])).toEqual([
      [1, net],
      [2, net + 1234],
    ]);
    expect(editions[1]?.facts.replaces).toBe(one?.number);
    const stranger = await openTill(world);
    expect((await pdfOf(path, stranger.kitchen.owner)).statusCode).toBe(404);
  });

  test('names the rates by which the ledger kept its part: of when an order was placed, not of when it came (ledger-2)', async () => {
    const office = world.callerOf(await addPerson(world.deps, 'admin'));
    const set = (value: number) =>
      office.ok(changeSetting, { body: { key: 'commission_gst', value, reason: 'New law' } });
    const number = await till.place('upi');
    await till.act(await till.open(number), 'pay');
    world.clock.advance(1000);
    await set(1200);
    for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
    const { handover_code: code } = await till.order(number);
    await till.move(till.kitchen.owner, number, 'delivered', { code });
    const id = await drafted();
    await desk(id, 'issue');
    await pdfOf(`/kitchen/payouts/${id}/pdf`, till.kitchen.owner);
    const [paper] = await kept(id);
    expect(paper?.facts.rates.commission_gst).toEqual([1800]);
    expect(paper?.facts.sums.commission_gst).toBe(((paper?.facts.sums.commission ?? 0) * 1800) / 10_000);
    world.clock.advance(1000);
    await set(1800);
  });
});
