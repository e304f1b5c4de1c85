import type { StatisticsFilter } from '@tawa/contract/insight/statistics';
import { type Period, periodBefore, periodFrom, serviceDayStart } from '@tawa/domain/insight/statistics';
import { addDays } from '@tawa/domain/common/zoned-time';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whose orders are counted: one restaurant's, a city's, or everybody's. */
export interface Scope {
  restaurant_id?: number | undefined;
  city_id?: number | undefined;
}

/** A period as instants; the end is not in it. */
export interface Span {
  start: Date;
  end: Date;
}

/** Two periods that are read at once. */
export interface Spans {
  now: Span;
  before: Span;
  zone: string;
}

const spanOf = ({ from, to }: Period, zone: string): Span => ({
  start: serviceDayStart(from, zone),
  end: serviceDayStart(addDays(to, 1), zone),
});

/** The period that is asked for, the one beside it, and both as instants of a zone. */
export function periodsOf({ from, to, against }: StatisticsFilter, zone: string) {
  const period = { from, to };
  const former = against === undefined ? periodBefore(period) : periodFrom(against, period);
  return { period, former, spans: { now: spanOf(period, zone), before: spanOf(former, zone), zone } satisfies Spans };
}

const both = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> => sql`(${sql.join(parts, sql` and `)})`;
const all = sql<SqlBool>`true`;

/** The orders `o` of a scope. */
export const ordersOf = ({ restaurant_id, city_id }: Scope): RawBuilder<SqlBool> =>
  both([
    restaurant_id === undefined ? all : sql<SqlBool>`o.restaurant_id = ${restaurant_id}`,
    city_id === undefined ? all : sql<SqlBool>`o.city_id = ${city_id}`,
  ]);

/** The restaurants of a scope by the column that names one. */
export const restaurantsOf = ({ restaurant_id, city_id }: Scope, column: string): RawBuilder<SqlBool> =>
  both([
    restaurant_id === undefined ? all : sql<SqlBool>`${sql.ref(column)} = ${restaurant_id}`,
    city_id === undefined
      ? all
      : sql<SqlBool>`${sql.ref(column)} in (select restaurant_id from restaurants where city_id = ${city_id})`,
  ]);

export const inSpan = (column: string, { start, end }: Span): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} >= ${start}::timestamptz and ${sql.ref(column)} < ${end}::timestamptz)`;

export const inSpans = (column: string, { now, before }: Spans): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${inSpan(column, now)} or ${inSpan(column, before)})`;

/** Whether a row is of the later period; one that lies in both is counted for each by its own filter. */
export const isNow = (column: string, { now }: Spans): RawBuilder<SqlBool> => inSpan(column, now);
