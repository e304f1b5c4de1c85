import { dayMs, hourMs } from '@tawa/domain/common/durations';
import { payoutEntries } from '@tawa/domain/money/ledger';
import { draftWeek, weekBefore } from '@tawa/api/modules/money/payouts/payouts.service';
import type { Tx } from '@tawa/api/platform/database/db';
import { insertRows, reserveIn } from './write.ts';

const weekMs = 7 * dayMs;
/** Hours after a week's end at which its statements are shown, and paid. */
const issuedAfter = 7;
const paidAfter = 36;

/** The weekly statements of the past: all paid but those of the last week, which are issued, or left for the office to draft. */
export async function seedPayouts(
  tx: Tx,
  now: Date,
  days: number,
  lastWeek: 'issued' | 'open' = 'issued',
): Promise<void> {
  for (let back = Math.ceil(days / 7) + 1; back >= (lastWeek === 'open' ? 1 : 0); back--)
    await draftWeek(tx, weekBefore(new Date(now.getTime() - back * weekMs)));
  const last = weekBefore(now);
  const drafts = await tx
    .selectFrom('payouts')
    .select(['payout_id', 'restaurant_id', 'period_from', 'period_to', 'net'])
    .where('status', '=', 'draft')
    .execute();
  const idsOf = (day: string) => drafts.filter(({ period_to }) => period_to === day).map(({ payout_id }) => payout_id);
  const endOf = (day: string) => Date.parse(`${day}T00:00:00+05:30`);
  const paid = drafts.filter(({ period_from }) => period_from !== last.from);
  const ids = await reserveIn(tx)('ledger_transactions', 'ledger_transaction_id', paid.length);
  const rows = paid
    .map((payout, index) => ({
      ...payout,
      id: ids[index] ?? 0,
      at: new Date(endOf(payout.period_to) + paidAfter * hourMs),
    }))
    .filter(({ net }) => net !== 0);
  await insertRows(
    tx,
    'ledger_transactions',
    rows.map(({ id, payout_id, restaurant_id, at }) => ({
      ledger_transaction_id: id,
      posting_key: `payout:${payout_id}`,
      kind: 'payout',
      restaurant_id,
      at,
    })),
  );
  await insertRows(
    tx,
    'ledger_entries',
    rows.flatMap(({ id, net }) =>
      payoutEntries(net).map((entry, position) => ({ ...entry, position: position + 1, ledger_transaction_id: id })),
    ),
  );
  for (const period_to of new Set(drafts.map((payout) => payout.period_to))) {
    const issued_at = new Date(Math.min(now.getTime(), endOf(period_to) + issuedAfter * hourMs));
    await tx
      .updateTable('payouts')
      .set({ status: 'issued', issued_at })
      .where('payout_id', 'in', idsOf(period_to))
      .execute();
    if (period_to === last.to) continue;
    const paid_at = new Date(endOf(period_to) + paidAfter * hourMs);
    const reference = `UTR${period_to.replaceAll('-', '')}`;
    await tx
      .updateTable('payouts')
      .set({ status: 'paid', paid_at, reference })
      .where('payout_id', 'in', idsOf(period_to))
      .execute();
  }
}
