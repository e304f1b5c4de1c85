import {
  getAttention,
  getOwnStatistics,
  getOwnStatisticsCsv,
  getOwnStatisticsPdf,
  type Statistics,
} from '@tawa/contract/insight/statistics';
import { formatRupees } from '@tawa/domain/common/money';
import { listKitchenOrders } from '@tawa/contract/ordering/orders.kitchen';
import { listOwnPayouts, getOwnPayout } from '@tawa/contract/money/payouts';
import { countLate } from '@tawa/domain/ordering/ticket-urgency';
import { addDays } from '@tawa/domain/common/zoned-time';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '@tawa/demo/world/demo';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';
import { textOf } from '#modules/money/documents/testing/pdf-text.ts';
import { getStatistics } from './statistics.service.ts';

let world: TestApp;
let account: { userId: number; role: 'restaurant' };
let owner: TestCaller;
let restaurantId: number;
let today: string;
/** Every order of the busiest restaurant as it is kept, and the service day that a wall clock in India gives it. */
let orders: Awaited<ReturnType<typeof readOrders>>;

const dayInIndia = (at: Date) => new Date(at.getTime() + (5.5 - 5) * 3_600_000).toISOString().slice(0, 10);
const hourInIndia = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).getUTCHours();
const rupees = (paise: number) => Math.round(paise) / 100;
const isServed = ({ status }: { status: string }) => status === 'delivered' || status === 'picked_up';

async function readOrders() {
  const rows = await world.db.selectFrom('orders').selectAll().execute();
  return rows
    .filter((row) => row.accept_by !== null || row.accepted_at !== null)
    .map((row) => ({ ...row, day: dayInIndia(row.placed_at), hour: hourInIndia(row.placed_at) }));
}

const own = () => orders.filter((order) => order.restaurant_id === restaurantId);
const within = (from: string, to: string) => own().filter(({ day }) => day >= from && day <= to);
const grossOf = (rows: typeof orders) =>
  rupees(rows.filter(isServed).reduce((sum, { item_total }) => sum + item_total, 0));

beforeAll(async () => {
  world = await startTestApp();
  await seedDemo(world.deps, undefined, 30);
  orders = await readOrders();
  const busiest = await world.db
    .selectFrom('orders')
    .innerJoin('restaurants', 'restaurants.restaurant_id', 'orders.restaurant_id')
    .select(({ fn }) => ['restaurants.restaurant_id', 'restaurants.owner_id', fn.countAll().as('orders')])
    .groupBy(['restaurants.restaurant_id', 'restaurants.owner_id'])
    .orderBy('orders', 'desc')
    .executeTakeFirstOrThrow();
  restaurantId = busiest.restaurant_id;
  account = { userId: busiest.owner_id, role: 'restaurant' };
  owner = world.as(account);
  today = dayInIndia(world.clock.now());
});
afterAll(() => world.close());

const read = (from: string, to: string, against?: string) =>
  owner.ok(getOwnStatistics, { query: { from, to, ...(against !== undefined && { against }) } });

describe('the figures of a restaurant', () => {
  test('agree with its orders day by day and in sum (statistics-1)', async () => {
    const from = addDays(today, -29);
    const { days, figures } = await read(from, today);
    expect(figures.delivered).toBeGreaterThan(20);
    expect(days).toHaveLength(30);
    for (const day of days)
      expect(day).toMatchObject({
        orders: within(day.day, day.day).length,
        delivered: within(day.day, day.day).filter(isServed).length,
        gross: grossOf(within(day.day, day.day)),
      });
    expect(figures.gross).toBe(grossOf(within(from, today)));
    expect(rupees(days.reduce((sum, day) => sum + day.gross * 100, 0))).toBe(figures.gross);
    expect(rupees(days.reduce((sum, day) => sum + Math.round(day.net * 100), 0))).toBe(figures.net);
  });

  test.each([
    [0, 0],
    [1, 1],
    [6, 0],
    [20, 7],
  ])('agree with its orders from %i days ago to %i days ago', async (first, last) => {
    const [from, to] = [addDays(today, -first), addDays(today, -last)];
    const rows = within(from, to);
    const served = rows.filter(isServed);
    const { figures, before, against_from, against_to } = await read(from, to);
    const cancelled = (by: string) =>
      rows.filter(({ status, cancelled_by }) => status === 'cancelled' && cancelled_by === by).length;
    expect(figures).toMatchObject({
      placed: rows.length,
      delivered: served.length,
      gross: grossOf(rows),
      accepted: rows.filter(({ accepted_at }) => accepted_at !== null).length,
      missed: rows.filter(({ status, cancelled_by }) => status === 'rejected' && cancelled_by === 'system').length,
      rejected: rows.filter(({ status, cancelled_by }) => status === 'rejected' && cancelled_by !== 'system').length,
      cancelled_by_customer: cancelled('customer'),
      cancelled_by_restaurant: cancelled('restaurant'),
      new_customers: served.filter(({ first_order }) => first_order).length,
      returning_customers: served.filter(({ first_order }) => !first_order).length,
      cash: served.filter(({ payment_method }) => payment_method === 'cod').length,
      with_coupon: served.filter(({ coupon_id }) => coupon_id !== null).length,
      late: served.filter(({ fulfilment, ready_at, delivered_at, agreed_to, promised_to }) => {
        const handed = fulfilment === 'pickup' ? (ready_at ?? delivered_at) : delivered_at;
        return handed && handed.getTime() > (agreed_to ?? promised_to).getTime() + 600_000;
      }).length,
    });
    expect(addDays(against_to, 1)).toBe(from);
    expect(before).toMatchObject({ gross: grossOf(within(against_from, against_to)) });
  });

  test('count every order in one hour of the week (statistics-1)', async () => {
    const { heat, hours, figures } = await read(addDays(today, -29), today);
    const sum = (rows: readonly { orders: number }[]) => rows.reduce((all, row) => all + row.orders, 0);
    expect([sum(heat), sum(hours)]).toEqual([figures.placed, figures.placed]);
    const nights = within(addDays(today, -29), today).filter(({ hour }) => hour < 5);
    expect(sum(heat.filter(({ hour }) => hour < 5))).toBe(nights.length);
  });

  test('know how long half and nine of ten orders cooked', async () => {
    const { figures } = await read(addDays(today, -29), today);
    const seconds = within(addDays(today, -29), today)
      .flatMap(({ ready_at, accepted_at, scheduled_for }) =>
        ready_at && accepted_at && !scheduled_for
          ? [Math.round((ready_at.getTime() - accepted_at.getTime()) / 1000)]
          : [],
      )
      .toSorted((one, other) => one - other);
    const ofShare = (share: number) => Math.round((seconds[Math.ceil(seconds.length * share) - 1] ?? 0) / 6) / 10;
    expect([figures.prep_half, figures.prep_most]).toEqual([ofShare(0.5), ofShare(0.9)]);
  });

  test('name the dishes that brought most', async () => {
    const from = addDays(today, -29);
    const { dishes, dishes_sold } = await read(from, today);
    const { rows } = await sql<{ name: string; sales: number; quantity: number }>`
      select i.name, sum(i.gross)::float8 / 100 as sales, sum(i.quantity)::int as quantity from order_items i
      where i.order_id = any(${within(from, today)
        .filter(isServed)
        .map((order) => order.order_id)}) group by i.name order by 2 desc, 3 desc, 1`.execute(world.db);
    expect(dishes.map(({ name, sales, quantity }) => ({ name, sales, quantity }))).toEqual(rows.slice(0, 20));
    expect(dishes_sold).toBe(rows.length);
  });

  test('of another day are compared with it when asked', async () => {
    const against = addDays(today, -8);
    const { before, against_to } = await read(today, today, against);
    expect(against_to).toBe(against);
    expect(before.gross).toBe(grossOf(within(against, against)));
  });
});

test('net and payout are those of the statements, order by order (statistics-2)', async () => {
  const from = addDays(today, -29);
  const { fall, figures } = await read(from, today);
  const { payouts } = await owner.ok(listOwnPayouts, {});
  const shown = new Set(within(from, today).map(({ order_number }) => order_number));
  const statements = await Promise.all(
    payouts.map(({ payout_id }) => owner.ok(getOwnPayout, { params: { payout_id } })),
  );
  const lines = statements.flatMap((statement) => statement.lines);
  const covered = lines.filter(({ order_number }) => order_number !== null && shown.has(order_number));
  expect(covered.length).toBeGreaterThan(5);
  const { rows } = await sql<{ paise: number }>`select (0 - sum(e.amount))::bigint as paise
    from ledger_entries e join ledger_transactions t using (ledger_transaction_id) join orders o using (order_id)
    where e.account = 'restaurant_payable' and o.order_number = any(${[...shown]})`.execute(world.db);
  expect(rupees(fall.payout * 100 - fall.cash_held * 100)).toBe(rupees(rows[0]?.paise ?? 0));
  const sum = fall.gross + fall.discounts + fall.refunds;
  expect(rupees(sum * 100)).toBe(fall.net);
  expect(figures.net).toBe(fall.net);
});

test('the restaurants come to the whole and the cities too (statistics-1)', async () => {
  const wanted = { from: addDays(today, -13), to: today };
  const all = await getStatistics(world.deps, {}, wanted);
  const of = async (scopes: readonly { restaurant_id?: number; city_id?: number }[]) => {
    const parts: Statistics[] = [];
    for (const scope of scopes) parts.push(await getStatistics(world.deps, scope, wanted));
    const sum = (one: (part: Statistics) => number) =>
      rupees(parts.reduce((paise, part) => paise + Math.round(one(part) * 100), 0));
    return [sum(({ figures }) => figures.gross), sum(({ figures }) => figures.placed), sum(({ fall }) => fall.payout)];
  };
  const whole = [all.figures.gross, all.figures.placed, all.fall.payout];
  const restaurants = [...new Set(orders.map((order) => order.restaurant_id))];
  expect(await of(restaurants.map((restaurant_id) => ({ restaurant_id })))).toEqual(whole);
  expect(await of([...new Set(orders.map((order) => order.city_id))].map((city_id) => ({ city_id })))).toEqual(whole);
});

test('the spreadsheet says the same numbers (statistics-3)', async () => {
  const query = { from: addDays(today, -13), to: today };
  const { figures, days } = await owner.ok(getOwnStatistics, { query });
  const reply = await world.app.inject({
    url: `/api${getOwnStatisticsCsv.path}?from=${query.from}&to=${query.to}`,
    headers: { authorization: `Bearer ${await world.tokenOf(account)}` },
  });
  const rows: Record<string, string>[] = parse(reply.body, { columns: true });
  const value = (section: string, name: string) =>
    Number(rows.find((row) => row.section === section && row.name === name)?.now);
  expect(value('Figures', 'Gross sales')).toBe(figures.gross);
  expect(value('Figures', 'Orders placed')).toBe(figures.placed);
  expect(days.map(({ day }) => value('Gross sales by day', day))).toEqual(days.map(({ gross }) => gross));
});

test('a new restaurant has zeros and no rates', async () => {
  const newcomer = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: newcomer.userId });
  const query = { from: addDays(today, -6), to: today };
  const { figures, days, dishes, fall } = await world.as(newcomer).ok(getOwnStatistics, { query });
  expect(figures).toMatchObject({ placed: 0, gross: 0, average: null, rating: null, prep_half: null });
  expect(days.every(({ orders: count }) => count === 0)).toBe(true);
  expect([dishes, fall.payout]).toEqual([[], 0]);
});

test.each([
  ['the last day before the first', { from: '2026-02-02', to: '2026-02-01' }],
  ['a day that is none', { from: '2026-02-30', to: '2026-03-02' }],
  ['more than a year', { from: '2024-01-01', to: '2026-01-01' }],
])('%s is refused', async (_what, query) => {
  expect((await owner.call(getOwnStatistics, { query })).status).toBe(400);
});

test('the pages to print are a PDF', async () => {
  const reply = await world.app.inject({
    url: `/api${getOwnStatisticsPdf.path}?from=${addDays(today, -13)}&to=${today}`,
    headers: { authorization: `Bearer ${await world.tokenOf(account)}` },
  });
  expect(reply.headers['content-type']).toBe('application/pdf');
  const text = textOf(reply.rawPayload);
  const { figures } = await read(addDays(today, -13), today);
  expect(text).toContain(formatRupees(figures.gross));
});

test('what waits for a restaurant is counted from its own rows, and late is what its board calls late (statistics-4, kitchen-board-7)', async () => {
  const found = await owner.ok(getAttention, {});
  const { orders: tickets } = await owner.ok(listKitchenOrders, {});
  const rows = await world.db.selectFrom('dishes').selectAll().where('restaurant_id', '=', restaurantId).execute();
  const shown = rows.filter(({ isactive, deleted_on, published_on }) => isactive && !deleted_on && published_on);
  expect(found.sold_out + found.on_sale).toBe(shown.length);
  expect(found).toMatchObject({
    unanswered: own().filter(({ status }) => status === 'placed').length,
    late: countLate(tickets, world.clock.now().getTime()).late,
  });
  const newcomer = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: newcomer.userId });
  expect(await world.as(newcomer).ok(getAttention, {})).toEqual({
    unanswered: 0,
    late: 0,
    sold_out: 0,
    on_sale: 0,
    unanswered_reviews: 0,
    open_complaints: 0,
    complaint_due_at: null,
    rating: null,
    recent_rating: null,
    licence_until: null,
  });
});
