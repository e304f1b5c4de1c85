import type { OfficeRefund, Refund } from '@tawa/contract/money/refunds';
import { refundCommentMs } from '@tawa/domain/common/limits';
import { toRupees } from '@tawa/domain/common/money';
import { refundStates } from '@tawa/domain/money/refunds';
import type { RefundRow } from './refunds.read.store.ts';

/** A stored word in the type of the domain; the tables' checks allow no others. */
export function known<T extends string>(values: readonly T[], text: string): T {
  const value = values.find((entry) => entry === text);
  if (value === undefined) throw new Error(`The database holds an unknown word: ${text}`);
  return value;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A refund as its customer reads it. */
export const refundAnswer = (row: RefundRow): Refund => ({
  refund_id: row.refund_id,
  amount: toRupees(row.amount),
  state: known(refundStates, row.state),
  reason: row.reason,
  destination: known(['source', 'credit', 'upi'], row.destination),
  credit: toRupees(row.destination === 'credit' ? row.amount - row.held_part : row.credit_part),
  to_guests: row.held_part > 0 ? toRupees(row.held_part) : undefined,
  items: row.dishes,
  requested_at: row.requested_at.toISOString(),
  decided_at: iso(row.decided_at),
  processed_at: iso(row.processed_at),
  bank_reference: row.bank_reference,
  decline_reason: row.decline_reason,
});

/** A refund as the office reads it. */
export const officeAnswer = (row: RefundRow): OfficeRefund => ({
  ...refundAnswer(row),
  order_number: row.order_number,
  restaurant_name: row.restaurant_name,
  liable_party: known(['restaurant', 'platform', 'goodwill'], row.liable_party),
  origin: known(['automatic', 'customer', 'admin', 'complaint', 'kitchen', 'restaurant'], row.origin),
  note: row.note,
  is_objected: row.is_objected,
  failure: row.failure,
  upi_id: row.upi_id,
  restaurant_comment: row.restaurant_comment,
  comment_until: new Date(row.requested_at.getTime() + refundCommentMs).toISOString(),
});

/** The same for the kitchen: where the money goes is the customer's own affair. */
export const kitchenAnswer = (row: RefundRow): OfficeRefund => ({ ...officeAnswer(row), upi_id: null, note: '' });
