import { sql } from 'kysely';
import { figureOf, secondsSince, type HouseFigure } from '#platform/metrics/house-figures.ts';

const graceMinutes = 5;

// The reconciler asks the provider each minute, and the end of the time to pay ends the order.
const unsettled = (now: Date) => sql`orders o join payments p on p.order_id = o.order_id and not p.is_extra
  where o.status = 'pending_payment' and p.expires_at < ${now}::timestamptz - ${sql.lit(graceMinutes)} * interval '1 minute'`;

/** Money of which nobody knows yet. */
export const settlementFigures: readonly HouseFigure[] = [
  {
    name: 'tawa_house_unsettled_payments',
    help: `Payments that are neither paid nor over ${graceMinutes} minutes after their time`,
    rows: (now) => figureOf(sql`count(*)`, unsettled(now)),
  },
  {
    name: 'tawa_house_unsettled_payment_seconds',
    help: 'How long the time of the first of them has been over',
    rows: (now) => figureOf(secondsSince(sql`p.expires_at`, sql`${now}::timestamptz`), unsettled(now)),
  },
  {
    name: 'tawa_house_held_payments',
    help: 'Payments that are held back because the sum is wrong or they came twice',
    rows: () => figureOf(sql`count(*)`, sql`payments where held_reason is not null`),
  },
];
