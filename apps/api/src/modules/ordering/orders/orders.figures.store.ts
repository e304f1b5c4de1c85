import { sql } from 'kysely';
import { openStates, servedStates, type OrderStatus } from '@tawa/domain/ordering/order-states';
import { figureOf, secondsSince, type HouseFigure } from '#platform/metrics/house-figures.ts';

const recentMinutes = 15;

const listed = (states: readonly OrderStatus[]) => sql.join(states.map((state) => sql.lit(state)));
const cooking = openStates.filter((state) => state !== 'placed');

/** What became of an order, in the words of whoever watches over all of them. */
const outcome = sql`case when o.status = 'pending_payment' then 'unpaid' when o.status = 'placed' then 'unanswered'
  when o.status in (${listed(cooking)}) then 'open' when o.status in (${listed(servedStates)}) then 'served' else o.status end`;
const outcomes = ['unpaid', 'unanswered', 'open', 'served', 'rejected', 'cancelled', 'expired'] as const;

const overdue = (now: Date) => sql`orders where status = 'placed' and accept_by < ${now}::timestamptz`;

/** How ordering goes. */
export const orderFigures: readonly HouseFigure[] = [
  {
    name: 'tawa_house_recent_orders',
    help: `Orders of the last ${recentMinutes} minutes by what has become of them`,
    label: 'outcome',
    rows: (now) => sql`select w.outcome, count(r.outcome)::float8 from unnest(${[...outcomes]}::text[]) w (outcome)
      left join (select ${outcome} as outcome from orders o
        where o.placed_at > ${now}::timestamptz - ${sql.lit(recentMinutes)} * interval '1 minute') r using (outcome)
      group by w.outcome`,
  },
  {
    name: 'tawa_house_unanswered_orders',
    help: 'Orders that wait for the answer of their kitchen',
    rows: () => figureOf(sql`count(*)`, sql`orders where status = 'placed'`),
  },
  {
    name: 'tawa_house_overdue_orders',
    help: 'Those of them whose time to be answered is over',
    rows: (now) => figureOf(sql`count(*)`, overdue(now)),
  },
  {
    name: 'tawa_house_overdue_order_seconds',
    help: 'For how long the time of the first of them has been over',
    rows: (now) => figureOf(secondsSince(sql`accept_by`, sql`${now}::timestamptz`), overdue(now)),
  },
];
