import type { Received } from '@tawa/contract/common/endpoint';
import type { moveOrder, refusal } from '@tawa/contract/ordering/orders';
import type { Actor } from '@tawa/domain/ordering/orders';
import type { z } from 'zod/mini';
import { AppError } from '#platform/http/errors.ts';
import type { OrderRow, Scope } from '../orders.store.ts';
import { statusOf } from '../history/stored-words.ts';

export interface Mover {
  actor: Actor;
  actor_id: number | null;
  /** The key of another system that moves it in the name of `actor_id`. */
  partner_key_id?: number | undefined;
  scope: Scope;
}
export type Body = Received<typeof moveOrder>['body'];
export type Step = Omit<Body, 'version'>;
export type Refusal = z.infer<typeof refusal>;
/** One wish to move an order. */
export interface Attempt {
  order: OrderRow;
  mover: Mover;
  step: Step;
  now: Date;
  /** Paise of credit that the customer is given with a cancelled order. */
  goodwill?: number;
  /** When the kitchen must have answered an order that is placed by this. */
  accept_by?: Date;
}
export type Move = { ok: true; order: OrderRow } | { ok: false; refusal: Refusal };

export const notFound = () => new AppError('not_found', 'Order not found.');

export function refuse(
  { status, version }: Pick<OrderRow, 'status' | 'version'>,
  code: Refusal['code'],
  message: string,
  triesLeft?: number,
): Move {
  const tries = triesLeft === undefined ? {} : { tries_left: triesLeft };
  return { ok: false, refusal: { code, message, status: statusOf(status), version, ...tries } };
}
