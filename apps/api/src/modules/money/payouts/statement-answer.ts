import type { Payout, PayoutLine } from '@tawa/contract/money/payouts';
import { toRupees } from '@tawa/domain/common/money';
import { refundNumber } from '@tawa/domain/money/refund-files';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { writeCsv } from '#platform/http/csv.ts';
import * as store from './payouts.store.ts';

type Query = Parameters<typeof store.findPayout>[2];

const statuses = ['draft', 'issued', 'paid', 'disputed'] as const;

export const payoutAnswer = (row: store.PayoutRow): Payout => ({
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

const lineAnswer = ({ order_number, reason, at, food, discount, ...amounts }: store.LineRow): PayoutLine => ({
  order_number,
  reason,
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
  refund_files: amounts.refund_files,
  cash: toRupees(amounts.cash),
  adjustment: toRupees(amounts.adjustment),
  net: toRupees(amounts.net),
  gst_9_5: toRupees(amounts.gst_9_5),
});

/** A statement as somebody sees it who may; throws `not_found`. */
export async function getStatement(db: Db, payoutId: number, query: Query = {}): Promise<Payout> {
  const row = await store.findPayout(db, payoutId, query);
  if (!row) throw new AppError('not_found', 'Statement not found.');
  return payoutAnswer(row);
}

export async function getStatementWithLines(db: Db, payoutId: number, query: Query = {}) {
  const payout = await getStatement(db, payoutId, query);
  return { payout, lines: (await store.listLines(db, payoutId)).map((line) => lineAnswer(line)) };
}

/** Its lines as a file. */
export async function answerStatementCsv(db: Db, payoutId: number, query: Query = {}) {
  const { payout, lines } = await getStatementWithLines(db, payoutId, query);
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="statement-${payout.period_from}.csv"`,
  };
  const rows = lines.map(({ refund_files, ...line }) => ({
    ...line,
    refund_files: refund_files.map(refundNumber).join(' '),
  }));
  return { status: 200 as const, body: writeCsv(rows, { header: true }), headers };
}
