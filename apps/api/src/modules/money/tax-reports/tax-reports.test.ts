import { getTaxReports, getTaxReportsCsv, type TaxMonthAnswer } from '@tawa/contract/money/tax-reports';
import { dayMs, hourMs, minuteMs } from '@tawa/domain/common/durations';
import type { TaxColumn, TaxReportKey } from '@tawa/domain/money/tax-reports';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { addCoupon, addDish, addKitchen, addPerson, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { noon } from '#modules/ordering/orders/testing/world.ts';
import { issueDue } from '#modules/money/documents/documents.service.ts';
import { countMonths } from './tax-reports.count.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';

let world: World;
let till: Till;
let bottle: number;
let run = 0;
const db = () => world.deps.db;
const start = Date.parse(noon);

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => openShop());

/** A kitchen with a tax number in Maharashtra, away from the platform's seat, that sells a dish and a bottle. */
async function openShop(): Promise<void> {
  till = await openTill(world);
  const { kitchen } = till;
  const change = { gstin: '27AABFG1234K1ZX', statename: 'Maharashtra' };
  await db().updateTable('restaurants').set(change).where('restaurant_id', '=', kitchen.restaurant_id).execute();
  bottle = await addDish(world.deps, kitchen, { dish_name: 'Soda', price: 3333, tax_category: 'packaged' });
  run++;
  // The clock goes back to the same noon for each shop.
  await sql`update tax_progress set seen_on = 'epoch'`.execute(db());
  await addCoupon(world.deps, { code: `OURS${run}`, value: 4999, per_user_limit: null });
  const theirs = { code: `THEIRS${run}`, value: 3333, per_user_limit: null, funded_by: 'restaurant' };
  const agreed = {
    restaurant_id: kitchen.restaurant_id,
    budget: 9_000_000,
    valid_to: new Date('2027-06-01T00:00:00Z'),
  };
  const coupon_id = await addCoupon(world.deps, theirs);
  await db()
    .insertInto('coupon_consents')
    .values({ coupon_id, ...agreed })
    .execute();
}

const at = (day: number) => world.clock.set(new Date(start + day * dayMs).toISOString());

interface Sale {
  price: number;
  quantity: number;
  method: 'upi' | 'cod';
  tip: number;
  bottles: number;
  coupon: '' | 'OURS' | 'THEIRS';
}
const plain: Sale = { price: 20_001, quantity: 2, method: 'upi', tip: 0, bottles: 0, coupon: '' };

async function place({ price, quantity, method, tip, bottles, coupon }: Sale): Promise<string> {
  await db().updateTable('dishes').set({ price, daily_stock: null }).where('menu_id', '=', till.dish).execute();
  if (bottles > 0) await putInCart(world.deps, till.customer, bottle, bottles);
  const number = await till.place(method, { tip, ...(coupon && { coupon_code: `${coupon}${run}` }) }, quantity);
  if (method !== 'cod') await till.act(await till.open(number), 'pay');
  return number;
}

async function deliver(number: string): Promise<string> {
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  expect((await till.move(till.kitchen.owner, number, 'delivered', { code })).status).toBe(200);
  return number;
}

const sell = async (change: Partial<Sale> = {}) => deliver(await place({ ...plain, ...change }));

// Sessions end after a month, and the months here go on.
const officer = () => addPerson(world.deps, 'admin');

/** Gives one portion of the first line back, a sum, or everything. */
async function giveBack(number: string, back: 'portion' | 'sum' | 'all', cause = 'quality'): Promise<void> {
  const { order_id, payment_method } = await till.order(number);
  const line = db().selectFrom('order_items').select('order_item_id').where('order_id', '=', order_id);
  const items = [{ ...(await line.orderBy('position').executeTakeFirstOrThrow()), quantity: 1 }];
  const what = { portion: { items }, sum: { amount: 12.34 }, all: {} }[back];
  const body = {
    reason: 'Cold',
    cause,
    ...what,
    ...(payment_method === 'cod' && { as_credit: true }),
  };
  const path = `/admin/orders/${number}/refunds`;
  expect(await world.call(await officer(), { method: 'POST', path, body })).toMatchObject({ status: 201 });
}

async function send(): Promise<void> {
  await world.deps.jobs.runDue();
  await issueDue(world.deps);
}

const notCounted = async () => {
  const { rows } =
    await sql`select (select count(*)::int from documents d where d.document_id > p.document_id) as documents,
    (select count(*)::int from ledger_transactions t where t.ledger_transaction_id > p.ledger_transaction_id) as movements
    from tax_progress p`.execute(db());
  return rows[0];
};

const read = async (month: string) => world.callerOf(await officer()).ok(getTaxReports, { query: { month } });
const reportOf = ({ reports }: TaxMonthAnswer, key: TaxReportKey) => {
  const found = reports.find((report) => report.key === key);
  if (!found) throw new Error(`There is no ${key}`);
  return found;
};
const rowsOf = (month: TaxMonthAnswer, key: TaxReportKey, ...columns: TaxColumn[]) => {
  const report = reportOf(month, key);
  return report.rows.map(({ cells }) => columns.map((column) => cells[report.columns.indexOf(column)]));
};
const totalOf = (month: TaxMonthAnswer, key: TaxReportKey, column: TaxColumn) => {
  const report = reportOf(month, key);
  return report.total[report.columns.indexOf(column)] ?? 0;
};
const unequal = ({ reports }: Pick<TaxMonthAnswer, 'reports'>) =>
  reports.flatMap(({ key, checks }) =>
    checks.filter(({ difference }) => difference !== 0).map((one) => ({ key, ...one })),
  );

test('a refund of a later month is a credit note of that month, and both equal the ledger (tax-reports-1, tax-reports-3)', async () => {
  const number = await sell();
  await send();
  const june = await read('2026-06');
  at(20);
  await giveBack(number, 'portion');
  await send();
  expect(await read('2026-06')).toEqual({ ...june, is_closed: true, read_at: expect.any(String) });
  const july = await read('2026-07');
  expect([unequal(june), unequal(july)]).toEqual([[], []]);
  expect(rowsOf(july, 'gstr1_9b', 'gstin', 'state', 'taxable', 'igst', 'cgst')).toEqual([
    ['27AABFG1234K1ZX', 'Maharashtra', 40, 7.2, 0],
  ]);
  expect(rowsOf(july, 'gstr1_15', 'supplier', 'rate', 'supplied', 'credited', 'taxable', 'cgst')).toEqual([
    ['registered', 500, 0, 200.01, -200.01, -5],
  ]);
  expect(rowsOf(july, 'tds', 'gross', 'withheld')).toEqual([[-200.01, expect.any(Number)]]);
});

test('what was decided in one month and sent in the next is named between table and ledger (tax-reports-3)', async () => {
  const number = await sell();
  await send();
  world.clock.set('2026-06-30T18:20:00.000Z');
  await giveBack(number, 'all');
  world.clock.set('2026-06-30T18:40:00.000Z');
  await send();
  const [june, july] = [await read('2026-06'), await read('2026-07')];
  expect([unequal(june), unequal(july)]).toEqual([[], []]);
  const waitingOf = (month: TaxMonthAnswer) => reportOf(month, 'gstr1_15').checks.map(({ waiting }) => waiting);
  const [waiting = 0] = waitingOf(june);
  expect(waiting).toBeGreaterThan(0);
  expect(waitingOf(july)).toEqual([0 - waiting]);
  expect([june.is_closed, july.is_closed]).toEqual([true, false]);
});

test('an order whose invoice is being made is named, one that has none after that is a difference (tax-reports-2)', async () => {
  await send();
  const before = await read('2026-06');
  const waitingOf = (month: TaxMonthAnswer) => reportOf(month, 'gstr1_15').checks[0]?.waiting ?? 0;
  await sell({ quantity: 1 });
  const fresh = await read('2026-06');
  expect([unequal(before), unequal(fresh), fresh.without_invoice]).toEqual([[], [], 1]);
  expect(waitingOf(fresh) - waitingOf(before)).toBeCloseTo(-18.02);
  world.clock.advance(11 * minuteMs);
  const found = unequal(await read('2026-06'));
  expect(found.find(({ key }) => key === 'gstr1_15')).toMatchObject({ figure: 'gst_9_5', difference: -18.02 });
  expect(found.find(({ figure }) => figure === 'invoiced')?.difference).toBeLessThan(-200);
  await send();
  const papered = await read('2026-06');
  expect([unequal(papered), papered.without_invoice]).toEqual([[], 0]);
});

test('rates that change in the middle of a month stand in rows of their own (tax-reports-4)', async () => {
  const { restaurant_id } = till.kitchen;
  const turn = start + 3 * dayMs;
  const set = (key: string, value: number) => sql`insert into settings (key, value, valid_from, reason, set_by)
    values (${key}, ${value}::text::jsonb, ${new Date(turn)}, 'New law', ${till.admin.userId})`;
  await set('commission_gst', 1200).execute(db());
  await set('tds', 100).execute(db());
  await sql`update tax_rates set valid_to = '2026-06-18' where category = 'restaurant_service'`.execute(db());
  await sql`insert into tax_rates (category, rate_bp, valid_from, reason)
    values ('restaurant_service', 700, '2026-06-18', 'New law')`.execute(db());
  await sell();
  world.clock.set(new Date(turn - minuteMs).toISOString());
  const early = await place(plain);
  at(3);
  // An order keeps the rates of when it was placed.
  await deliver(early);
  at(5);
  await sell();
  await giveBack(early, 'portion');
  await send();
  const month = await read('2026-06');
  expect(unequal(month)).toEqual([]);
  const { restaurant_name: name } = await db()
    .selectFrom('restaurants')
    .select('restaurant_name')
    .where('restaurant_id', '=', restaurant_id)
    .executeTakeFirstOrThrow();
  const ids = reportOf(month, 'gstr1_4').rows.filter(({ id }) =>
    id.startsWith(`${name}|${String(restaurant_id).padStart(9, '0')}`),
  );
  expect(ids).toHaveLength(2);
  const byRate = rowsOf(month, 'gstr1_15', 'code', 'rate').filter(([code]) => code === '996331');
  expect(byRate.map(([, rate]) => rate)).toEqual(expect.arrayContaining([500, 700]));
  expect(rowsOf(month, 'tds', 'rate').flat()).toEqual(expect.arrayContaining([10, 100]));
});

const sale: fc.Arbitrary<
  Sale & { days: number; later: number; cause: string; back: 'nothing' | 'portion' | 'sum' | 'all' | 'cancelled' }
> = fc.record({
  price: fc.integer({ min: 10_001, max: 29_999 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  method: fc.constantFrom('upi', 'cod'),
  tip: fc.constantFrom(0, 20),
  bottles: fc.integer({ min: 0, max: 3 }),
  coupon: fc.constantFrom('', 'OURS', 'THEIRS'),
  days: fc.integer({ min: 0, max: 4 }),
  cause: fc.constantFrom('quality', 'quality', 'overcharged'),
  later: fc.constantFrom(0, 0, 12),
  back: fc.constantFrom('nothing', 'portion', 'sum', 'all', 'cancelled'),
});

test('whatever is sold, cancelled and given back, every table of every month equals the ledger, before it is added up and after (tax-reports-1, tax-reports-8)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 3, maxLength: 6 }), async (sales) => {
      await openShop();
      const back: (() => Promise<void>)[] = [];
      let day = 0;
      for (const { days, later, cause, back: what, ...one } of sales) {
        at((day += days));
        const number = await place(one);
        if (what === 'cancelled') await till.move(till.kitchen.owner, number, 'rejected', { reason: 'TOO_BUSY' });
        else await deliver(number);
        const isBack = what !== 'nothing' && what !== 'cancelled';
        if (isBack && later === 0) await giveBack(number, what, cause);
        if (isBack && later > 0) back.push(() => giveBack(number, what, cause));
        await send();
        await countMonths(world.deps);
      }
      at(day + 12);
      for (const give of back) await give();
      await send();
      const months = ['2026-06', '2026-07'];
      const live = [];
      for (const month of months) live.push((await read(month)).reports);
      expect(live.map((reports) => unequal({ reports }))).toEqual([[], []]);
      // What was seen an hour ago is counted, and then what came since is seen.
      for (let look = 0; look < 2; look++) {
        world.clock.advance(2 * hourMs);
        await countMonths(world.deps);
      }
      world.clock.advance(2 * hourMs);
      await Promise.all([countMonths(world.deps), countMonths(world.deps)]);
      const kept = [];
      for (const month of months) kept.push((await read(month)).reports);
      expect(kept).toEqual(live);
      expect(await notCounted()).toEqual({ documents: 0, movements: 0 });
      await refuseViolations(db());
    }),
    { seed: 20_261_128, numRuns: 4, endOnFailure: true },
  );
}, 180_000);

test('a file has two decimals, signs and no formula, one table or all of them, and is written down (tax-reports-5)', async () => {
  await db()
    .updateTable('restaurants')
    .set({ restaurant_name: '=HYPERLINK("x")' })
    .where('restaurant_id', '=', till.kitchen.restaurant_id)
    .execute();
  const number = await sell();
  at(20);
  await giveBack(number, 'portion');
  await send();
  const { token } = await officer();
  const fileOf = async (query: string) => {
    const url = `/api${getTaxReportsCsv.path}?${query}`;
    return (await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).body;
  };
  const one = await fileOf('month=2026-07&report=tds');
  expect(one.split('\n')[0]).toBe(
    'restaurant,legal_name,pan,holder,year_gross,gross,rate,withheld,law_rate,due,remark',
  );
  expect(one).toContain(`"'=HYPERLINK(""x"")",,AABFG1234K,firm,`);
  expect(one).toMatch(/,-200\.01,0\.10,-0\.20,0\.10,-0\.20,\n/);
  const all = await fileOf('month=2026-07');
  expect(all.match(/^(gstr\w+|tds),2026-07,running,/gm)).toHaveLength(9);
  expect(all).toContain('check,table,ledger,waiting,difference');
  const taken = await db()
    .selectFrom('audit_entries')
    .select(['subject_id', 'after'])
    .where('action', '=', 'export.take')
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(taken).toMatchObject({ subject_id: '/admin/tax-reports/csv', after: { filter: 'month=2026-07' } });
});

test.each([['2026-13'], ['2026'], ['next'], ['2031-01'], ['1999-01'], ['']])('no month: %s', async (month) => {
  const { status, body } = await world.callerOf(till.admin).call(getTaxReports, { query: { month } });
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: { month: 'Choose a month' } } });
});

test('a month without sales is a month of empty tables that equal an empty ledger', async () => {
  const empty = await read('2026-02');
  expect(empty.is_closed).toBe(true);
  expect(empty.reports.map(({ rows }) => rows.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(unequal(empty)).toEqual([]);
  expect(totalOf(empty, 'gstr3b', 'taxable')).toBe(0);
});

test('the office’s people for money and its owners read them, nobody else (tax-reports-6)', async () => {
  const kitchen = await addKitchen(world.deps);
  const support = await addPerson(world.deps, 'admin');
  const finance = await addPerson(world.deps, 'admin');
  const roleOf = ({ userId }: typeof support, office_role: 'support' | 'finance') =>
    db().updateTable('users').set({ office_role }).where('user_id', '=', userId).execute();
  await roleOf(support, 'support');
  await roleOf(finance, 'finance');
  const query = { month: '2026-06' };
  const statusOf = async (who?: typeof support) => (await world.callerOf(who).call(getTaxReports, { query })).status;
  expect([await statusOf(), await statusOf(till.customer), await statusOf(kitchen.owner)]).toEqual([401, 403, 403]);
  expect([await statusOf(support), await statusOf(finance)]).toEqual([403, 200]);
});
