// A kitchen finds that it has the dish after all: nobody is asked any more, and the order is what it was.
import type { Deps } from '../../../../deps.ts';
import { removeJob } from '#platform/jobs/tasks.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { type Move, type Mover, notFound, refuse } from '../placing/attempt.ts';
import { amend } from '../orders.changes.ts';
import * as store from '../orders.store.ts';
import { endQuestions } from '../substitutes/orders.substitutes.store.ts';
import { keptNotice } from './order-notices.ts';
import { unmarkForToday } from './sold-out-today.ts';

/** Takes the question about a dish back, unless it was settled already; the dish is sold again. */
export function keepDish(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mover: Mover,
  order_number: string,
  order_item_id: number,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_number }, mover.scope);
    if (!order) throw notFound();
    const line = (await store.listLines(tx, order.order_id)).find((each) => each.order_item_id === order_item_id);
    if (!line) throw notFound();
    const [name] = await endQuestions(tx, order.order_id, order_item_id);
    if (name === undefined) return refuse(order, 'ILLEGAL_TRANSITION', 'This question is settled already.');
    await removeJob(tx, `order:${order.order_id}:question:${order_item_id}`);
    if (line.menu_id !== null) await unmarkForToday(tx, line.menu_id);
    const at = clock.now();
    await notify(tx, keptNotice(order, line, at));
    const meta = { order_item_id, name };
    return amend(tx, order, {}, { mover, type: 'line_kept', reason: null, meta, at });
  });
}
