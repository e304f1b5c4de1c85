// Several orders moved by one press of a kitchen. Each has a transaction of its own: one that somebody else answered first
// leaves the others alone, and no order is locked for longer than its own move.
import type { Received } from '@tawa/contract/common/endpoint';
import type { moveKitchenOrders as contract } from '@tawa/contract/ordering/orders.kitchen';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Body, Mover } from '../placing/attempt.ts';
import { moveOrder } from './transitions.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

/** Why an order stayed where it was, in words; null where it moved. */
async function refusalOf(deps: ServiceDeps, mover: Mover, order_number: string, body: Body): Promise<string | null> {
  try {
    const move = await moveOrder(deps, mover, order_number, body);
    return move.ok ? null : move.refusal.message;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** Moves orders one after the other and answers each on its own. */
export async function moveSeveral(
  deps: ServiceDeps,
  mover: Mover,
  { to, prep_minutes, orders }: Received<typeof contract>['body'],
): Promise<{ order_number: string; refused: string | null }[]> {
  const answers = [];
  for (const { order_number, version } of orders)
    answers.push({ order_number, refused: await refusalOf(deps, mover, order_number, { to, prep_minutes, version }) });
  return answers;
}
