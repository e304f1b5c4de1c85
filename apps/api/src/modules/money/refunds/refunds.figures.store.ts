import { sql } from 'kysely';
import { figureOf, secondsSince, type HouseFigure } from '#platform/metrics/house-figures.ts';

const states = ['requested', 'approved', 'processing', 'failed'] as const;
const hourS = 3600;

// Written as in the index of open refunds, so that it serves.
const isOpen = sql`state not in ('processed', 'declined')`;
const decidedAt = sql`decided_at`;
// What guests of a group had paid leaves by returns of its own.
const onTheWay = (now: Date) => sql`(
  select coalesce(decided_at, requested_at) as decided_at from refunds where ${isOpen} and state <> 'requested'
  union all select decided_at from share_refunds where state in ('approved', 'processing')
  union all select decided_at from share_refunds where state = 'failed') w
  where decided_at < ${now}::timestamptz - ${sql.lit(hourS)} * interval '1 second'`;

/** What is to go back and has not. */
export const refundFigures: readonly HouseFigure[] = [
  {
    name: 'tawa_house_open_refunds',
    help: 'Refunds that are not done, by their state',
    label: 'state',
    rows: () => sql`select w.state, count(r.state)::float8 from unnest(${[...states]}::text[]) w (state)
      left join (select state from refunds where ${isOpen}) r using (state) group by w.state`,
  },
  {
    name: 'tawa_house_stuck_refunds',
    help: 'Refunds that were decided more than an hour ago and are not done',
    rows: (now) => figureOf(sql`count(*)`, onTheWay(now)),
  },
  {
    name: 'tawa_house_stuck_refund_seconds',
    help: 'How long ago the first of them was decided',
    rows: (now) => figureOf(secondsSince(decidedAt, sql`${now}::timestamptz`), onTheWay(now)),
  },
];
