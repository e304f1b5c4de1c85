import { openStates, type OrderStatus, servedStates, unservedStates } from '@tawa/domain/ordering/order-states';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

// Written as literals, as the partial indexes of orders have them, so that those serve these.
const listed = (states: readonly OrderStatus[]) => sql.join(states.map((state) => sql.lit(state)));
const statusOf = (table: string) => sql.ref(`${table}.status`);

/** Whether an order is with a kitchen. */
export const isOpenOrder = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${statusOf(table)} in (${listed(openStates)})`;

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
export const lateFrom = (table: string): RawBuilder<Date> =>
  sql<Date>`${sql.ref(`${table}.promised_to`)} + ${sql.ref(`${table}.late_after_minutes`)} * interval '1 minute'`;

/** Whether an open order is late at a moment; the same decision as the domain's `isLate`. */
export const isLateOrder = (table: string, now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`${isOpenOrder(table)} and ${lateFrom(table)} < ${now}::timestamptz`;
