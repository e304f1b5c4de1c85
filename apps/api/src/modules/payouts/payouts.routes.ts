import { answer } from '@tawa/contract/endpoint';
import * as contract from '@tawa/contract/payouts';
import { tablePageSize } from '@tawa/domain/limits';
import { toPaise, toRupees } from '@tawa/domain/money';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/route.ts';
import * as service from './payouts.service.ts';
import * as store from './payouts.store.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;
type Wanted = Parameters<typeof store.countPayouts>[1];

const statuses = ['draft', 'issued', 'paid', 'disputed'] as const;

const payoutAnswer = (row: store.PayoutRow): contract.Payout => ({
  payout_id: row.payout_id,
  restaurant_id: row.restaurant_id,
  restaurant_name: row.restaurant_name,
  period_from: row.period_from,
  period_to: row.period_to,
  status: statuses.find((status) => status === row.status) ?? 'draft',
  orders: row.orders,
  net: toRupees(row.net),
  issued_at: row.issued_at?.toISOString() ?? null,
  paid_at: row.paid_at?.toISOString() ?? null,
  reference: row.reference,
  dispute: row.dispute,
});

const lineAnswer = ({ order_number, at, food, discount, ...amounts }: store.LineRow): contract.PayoutLine => ({
  order_number,
  at: at.toISOString(),
  item_total: toRupees(food + discount),
  discount: toRupees(0 - discount),
  packaging: toRupees(amounts.packaging),
  delivery: toRupees(amounts.delivery),
  tip: toRupees(amounts.tip),
  own_gst: toRupees(amounts.own_gst),
  commission: toRupees(amounts.commission),
  commission_gst: toRupees(amounts.commission_gst),
  tds: toRupees(amounts.tds),
  refunds: toRupees(amounts.refunds),
  cash: toRupees(amounts.cash),
  adjustment: toRupees(amounts.adjustment),
  net: toRupees(amounts.net),
  gst_9_5: toRupees(amounts.gst_9_5),
});

async function shown(db: Deps['db'], payoutId: number, wanted: Wanted = {}): Promise<store.PayoutRow> {
  const row = await store.findPayout(db, payoutId, wanted);
  if (!row) throw new AppError('not_found', 'Statement not found.');
  return row;
}

async function statementOf(db: Deps['db'], payoutId: number, wanted: Wanted = {}) {
  const payout = payoutAnswer(await shown(db, payoutId, wanted));
  return { payout, lines: (await store.listLines(db, payoutId)).map((line) => lineAnswer(line)) };
}

async function pageOf(db: Deps['db'], wanted: Wanted, page: number) {
  const total = await store.countPayouts(db, wanted);
  const rows = await store.listPayouts(db, wanted, { limit: tablePageSize, offset: (page - 1) * tablePageSize });
  const total_pages = Math.max(1, Math.ceil(total / tablePageSize));
  return { payouts: rows.map((row) => payoutAnswer(row)), total, total_pages };
}

/** Statements for their restaurants and the office. */
export function payoutRoutes(app: FastifyInstance, deps: Needs): void {
  ownRoutes(app, deps);
  officeRoutes(app, deps);
}

function ownRoutes(app: FastifyInstance, deps: Needs): void {
  const { db } = deps;
  const own = (restaurantId: number | null) => ({ restaurant_id: restaurantId ?? 0 });
  route(app, contract.listOwnPayouts, async ({ caller, query: { page } }) =>
    answer(200, await pageOf(db, own(caller.restaurantId), page)),
  );

  route(app, contract.getOwnPayout, async ({ caller, params }) =>
    answer(200, await statementOf(db, params.payout_id, own(caller.restaurantId))),
  );

  route(app, contract.getOwnPayoutCsv, async ({ caller, params }) => {
    const { payout, lines } = await statementOf(db, params.payout_id, own(caller.restaurantId));
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-${payout.period_from}.csv"`,
    };
    return { ...answer(200, stringify(lines, { header: true, escape_formulas: true })), headers };
  });

  route(app, contract.disputePayout, async ({ caller, params, body }) => {
    await service.dispute(deps, params.payout_id, caller.restaurantId ?? 0, body.text);
    return answer(200, payoutAnswer(await shown(db, params.payout_id)));
  });
}

function officeRoutes(app: FastifyInstance, deps: Needs): void {
  const { db } = deps;
  const done = async (id: number) => answer(200, payoutAnswer(await shown(db, id)));
  route(app, contract.listPayouts, async ({ query: { status, page } }) =>
    answer(200, await pageOf(db, { status }, page)),
  );

  route(app, contract.getPayout, async ({ params }) => answer(200, await statementOf(db, params.payout_id)));

  route(app, contract.issuePayout, async ({ caller, params: { payout_id } }) => {
    await service.issue(deps, payout_id, caller.userId);
    return done(payout_id);
  });

  route(app, contract.payPayout, async ({ caller, params: { payout_id }, body }) => {
    await service.pay(deps, payout_id, caller.userId, body.reference);
    return done(payout_id);
  });

  route(app, contract.adjustPayout, async ({ caller, params: { payout_id }, body }) => {
    await service.adjust(deps, payout_id, caller.userId, toPaise(body.amount));
    return done(payout_id);
  });
}
