import {
  openStates,
  type OrderStatus,
  servedStates,
  type Serving,
  unservedStates,
} from '@tawa/domain/ordering/order-states';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

// Written as literals, as the partial indexes of orders have them, so that those serve these.
const listed = (states: readonly OrderStatus[]) => sql.join(states.map((state) => sql.lit(state)));
const statusOf = (table: string) => sql.ref(`${table}.status`);

/** How an order `o` is served, of the domain's words; the same decision as `servingOf`. */
export const servedBy = sql<Serving>`(case when o.booking_id is null and o.source <> 'at_table' then o.fulfilment else 'table' end)`;

/** Whether an order is with a kitchen. */
export const isOpenOrder = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${statusOf(table)} in (${listed(openStates)})`;

/** Whether the kitchen has an order still to cook, or is cooking it. */
export const isToCook = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${statusOf(table)} in (${listed(['placed', 'accepted', 'preparing'])})`;

/** Whether an order ended with food in somebody's hands. */
export const isServed = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${statusOf(table)} in (${listed(servedStates)})`;

/** Whether an order ended without food. */
export const isUnserved = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${statusOf(table)} in (${listed(unservedStates)})`;

/** Whether an order counts as one that somebody made: it is paid or need not be, and has not ended without food. */
export const isCounted = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${statusOf(table)} not in (${listed(['pending_payment', ...unservedStates])})`;

/** Whether an order reached a kitchen; one that nobody paid for never did. */
export const isPlaced = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${table}.accept_by`)} is not null or ${sql.ref(`${table}.accepted_at`)} is not null)`;

/** The moment past which an order is late: its promise, and the minutes that the office gave when it was placed. */
const lateFrom = (table: string): RawBuilder<Date> =>
  sql<Date>`${sql.ref(`${table}.promised_to`)} + ${sql.ref(`${table}.late_after_minutes`)} * interval '1 minute'`;

const isAwaited = (table: string) =>
  sql<SqlBool>`${isOpenOrder(table)} and not (${statusOf(table)} = 'ready' and ${sql.ref(`${table}.fulfilment`)} = 'pickup')`;

/** Whether an open order is late at a moment; the same decision as the domain's `isLate`. */
export const isLateOrder = (table: string, now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`${isAwaited(table)} and ${lateFrom(table)} < ${now}::timestamptz`;

/** Whether the promise of an order has passed with the food still to come; the same decision as the domain's `hasSlipped`. */
export const hasSlippedOrder = (table: string, now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`${isAwaited(table)} and ${sql.ref(`${table}.promised_to`)} < ${now}::timestamptz`;

/** Whether a served order was late by the time to which its kitchen had agreed; the opposite of `is_on_time` of the database. */
export const wasServedLate = (table: string): RawBuilder<SqlBool> => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<SqlBool>`(case ${of('fulfilment')} when 'pickup' then coalesce(${of('ready_at')}, ${of('delivered_at')})
      else ${of('delivered_at')} end
    > coalesce(${of('agreed_to')}, ${of('promised_to')}) + ${of('late_after_minutes')} * interval '1 minute')`;
};

/** When an order for later is to be begun; null for any other. */
export const cookBy = (table: string): RawBuilder<Date | null> => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<Date | null>`${of('scheduled_for')} - make_interval(mins => ${of('prep_minutes')} + ${of('travel_minutes')})`;
};

/**
 * When what is cooked is ready: as the kitchen said it. Before it did, and for a slot, it is counted back from the promise:
 * what comes for a slot arrives from its start on.
 */
export const readyBy = (table: string): RawBuilder<Date> => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<Date>`coalesce(${of('ready_by')},
    case when ${of('scheduled_for')} is null then ${of('promised_to')} else ${of('promised_from')} end
      - make_interval(mins => ${of('travel_minutes')}))`;
};

/** Whether the kitchen's screens call an order late at a moment; the same decision as the domain's `isTicketLate`. */
export const isTicketLateOrder = (table: string, now: Date): RawBuilder<SqlBool> => {
  const leaves = sql<SqlBool>`(${statusOf(table)} = 'out_for_delivery'
    or (${statusOf(table)} = 'ready' and ${sql.ref(`${table}.fulfilment`)} = 'delivery'))`;
  return sql<SqlBool>`(case when ${statusOf(table)} in ('accepted', 'preparing') then ${readyBy(table)}
    when ${leaves} then ${sql.ref(`${table}.promised_to`)} end < ${now}::timestamptz) is true`;
};
