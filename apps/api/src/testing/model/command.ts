import type * as fc from 'fast-check';
import type { Model, ModelOrder } from './model.ts';
import type { Shop } from './shop.ts';

/** One thing that happens, to the shop and to its model alike. */
export type Command = fc.AsyncCommand<Model, Shop>;
/** The process that is asked. */
export type Side = 0 | 1;

/** Says what differs, with everything that happened before it. */
export function agree(what: string, real: unknown, expected: unknown): void {
  const [actual, wanted] = [JSON.stringify(real), JSON.stringify(expected)];
  if (actual !== wanted) throw new Error(`${what}: the shop says ${actual}, the model ${wanted}`);
}

export const ofOrder = (model: Readonly<Model>, place: number): ModelOrder | undefined =>
  model.orders[place % Math.max(1, model.orders.length)];

/** What the database has of an order that only a person at the counter or the door would know. */
export const rowOf = ({ worlds }: Shop, { number }: ModelOrder) =>
  worlds[0].deps.db
    .selectFrom('orders')
    .select(['order_id', 'version', 'handover_code', 'total', 'refunded_total'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
