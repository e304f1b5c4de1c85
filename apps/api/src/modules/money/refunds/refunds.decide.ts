// Owns refunds: what goes back, who bears it, and that it never is more than came in. The order is locked first, then its
// payment, which counts every refund. A decided refund is owed at once in the ledger and leaves by the worker.
import type { RefundDestination } from '@tawa/domain/money/ledger';
import type { RefundCauseWord } from '@tawa/domain/money/refund-files';
import { findOwn } from '@tawa/domain/common/own';
import { z } from 'zod/mini';
import type { Tx } from '#platform/database/db.ts';
import { addJob, task } from '#platform/jobs/tasks.ts';
import { postRefund, postRefundPaid } from '#modules/money/ledger/ledger.service.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import * as payments from '#modules/money/payments/payments.service.ts';
import { sendParts, type SharePart, splitRefund, splitTableRefund } from '#modules/money/shares/shares.service.ts';
import { tellDeducted } from './files/refunds.appeals.service.ts';
import { type ChosenFile, chooseFile, type FileInput, openFile } from './files/refunds.files.service.ts';
import { type RefundWhat, weighRefund } from './refund-cause.ts';
import { decidedAlready, nothingLeft, paidAtTable, tooMuch } from './refund-refusals.ts';
import * as store from './refunds.store.ts';

/** Lets a decided refund leave. */
export const processRefund = task('refunds.process', z.object({ refund_id: z.int() }));

export interface RefundInput {
  what: RefundWhat;
  reason: string;
  note?: string;
  file: FileInput;
  origin: 'automatic' | 'customer' | 'admin' | 'complaint' | 'kitchen' | 'restaurant';
  /** Where to, when it is not where the money came from. */
  to?: { destination: 'credit' } | { destination: 'upi'; upi_id: string };
  /** Who asks, and who decides. */
  by: number | null;
  at: Date;
}

type Order = Pick<store.RefundOrder, 'order_id' | 'order_number' | 'user_id' | 'source' | 'restaurant_id'>;

/** Where a refund goes: back where it came from; cash cannot, so it becomes credit unless a UPI id is given. */
function destinationOf(provider: string, { to }: Pick<RefundInput, 'to'>): RefundDestination {
  if (provider === 'credit') return 'credit';
  if (provider === 'cod') return to?.destination ?? 'credit';
  return to?.destination === 'credit' ? 'credit' : 'source';
}

/** How much (paise) of an amount cannot go back over the provider, for it came from the customer's credit. */
export const creditPartOf = (
  { received, credit_part }: Pick<payments.PaymentRow, 'received' | 'credit_part'>,
  amount: number,
  sentBack: number,
): number => Math.max(0, amount - (received - credit_part - sentBack));

/** What of a refund goes back over the provider and what becomes the credit again that had paid it. */
async function splitOf(
  tx: Tx,
  payment: payments.PaymentRow,
  { amount, destination, except = 0 }: { amount: number; destination: RefundDestination; except?: number },
): Promise<{ destination: RefundDestination; credit_part: number }> {
  if (payment.credit_part === 0 || destination !== 'source') return { destination, credit_part: 0 };
  const credit_part = creditPartOf(payment, amount, await store.sumSentBack(tx, payment.payment_id, except));
  return credit_part === amount ? { destination: 'credit', credit_part: 0 } : { destination, credit_part };
}

interface Shared {
  amount: number;
  items: readonly { order_item_id: number; quantity: number }[] | null;
  refund_id?: number;
}

/** What of a decided refund goes back to guests who had paid their shares, or online at their table; nothing where none did. */
async function partsOf(
  tx: Tx,
  { source }: Pick<Order, 'source'>,
  payment: payments.PaymentRow,
  { refund_id = 0, ...shared }: Shared,
): Promise<SharePart[]> {
  if (payment.held_part === 0) return [];
  if (source !== 'group') return splitTableRefund(tx, payment.order_id, shared.amount);
  const byHost = payment.amount - payment.held_part;
  return splitRefund(tx, { ...shared, order_id: payment.order_id, byHost, refund_id });
}

const sumOf = (parts: readonly SharePart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** Refunds a part or all of an order that the caller has locked, decided; answers the refund. */
export async function refund(tx: Tx, order: Order, input: RefundInput): Promise<store.RefundRow> {
  const row = await write(tx, order, input, chooseFile(input.file));
  await begin(tx, order, row, input.at);
  return row;
}

/** Asks for a refund of an order that the caller has locked; somebody decides later. */
export async function requestRefund(tx: Tx, order: Order, input: Omit<RefundInput, 'file'>): Promise<store.RefundRow> {
  const row = await write(tx, order, input, null);
  await tell(tx, order, row, 'requested');
  const facts = { order_number: order.order_number, amount: row.amount };
  await notify(tx, { to: 'office', kind: 'office_refund', facts, key: `refund:${row.refund_id}` });
  return row;
}

/** Refunds whatever is left of an order's payment; nothing when nothing came in. */
export async function refundRest(tx: Tx, order: Order, input: Omit<RefundInput, 'what'>): Promise<void> {
  const payment = await payments.lockPayment(tx, order.order_id);
  if (!payment || payment.held_reason || payment.received === payment.refunded) return;
  await refund(tx, order, { ...input, what: { all: true } });
}

/** Writes a refund: decided with its file, or without one as it is asked for. */
async function write(tx: Tx, order: Order, input: Omit<RefundInput, 'file'>, file: ChosenFile | null) {
  const payment = await payments.lockPayment(tx, order.order_id);
  if (!payment || payment.held_reason || payment.received === payment.refunded) throw nothingLeft();
  const left = payment.received - payment.refunded;
  const { order_id } = order;
  const liable = file?.liable ?? 'restaurant';
  const weighed = await weighRefund(tx, { order_id, what: input.what, liable, left });
  if (weighed.amount <= 0) throw nothingLeft();
  if (!(await payments.countRefund(tx, payment.payment_id, weighed.amount, input.at))) throw tooMuch();
  const isDecided = file !== null;
  const { amount } = weighed;
  const items = 'less' in input.what ? [{ ...input.what.of, quantity: 1 }] : weighed.items;
  const parts = isDecided ? await partsOf(tx, order, payment, { amount, items }) : [];
  const isAllOnline = sumOf(parts) === amount;
  if (order.source === 'at_table' && payment.provider === 'cod' && !isAllOnline && input.to?.destination !== 'upi')
    throw paidAtTable();
  const destination = isAllOnline ? 'source' : destinationOf(payment.provider, input);
  const row = await store.addRefund(tx, {
    order_id,
    payment_id: payment.payment_id,
    amount: weighed.amount,
    held_part: sumOf(parts),
    reason: input.reason,
    note: input.note ?? '',
    items: weighed.items,
    money: weighed.money,
    undoes_sale: isDecided && weighed.undoes_sale,
    liable_party: liable,
    ...(await splitOf(tx, payment, { amount, destination })),
    upi_id: destination === 'upi' && input.to?.destination === 'upi' ? input.to.upi_id : null,
    origin: input.origin,
    state: isDecided ? 'approved' : 'requested',
    requested_by: input.by,
    decided_by: isDecided ? input.by : null,
    requested_at: input.at,
    decided_at: isDecided ? input.at : null,
  });
  if (file) {
    await sendParts(tx, parts, row.refund_id, input.at);
    await postRefund(tx, row.refund_id, weighed.cause, { ...movementOf(order), at: input.at });
    await openFile(tx, row.refund_id, file, { cause: weighed.cause, at: input.at });
    // What it gave by itself, it knows of.
    if (input.origin !== 'restaurant') await tellDeducted(tx, row.refund_id, input.at);
  }
  return row;
}

const movementOf = ({ order_id, user_id, restaurant_id }: Order) => ({ order_id, user_id, restaurant_id });

const unmatched: Readonly<Record<string, readonly [RefundCauseWord, string]>> = {
  wrong_amount: ['overcharged', 'Another amount was paid'],
  paid_late: ['paid_late', 'Paid after the order had ended'],
};

/** Gives back money that no order may have; the payment is locked. */
export async function refundUnmatched(tx: Tx, order: Order, payment: payments.PaymentRow, at: Date): Promise<void> {
  const amount = payment.received - payment.refunded;
  if (amount <= 0 || !(await payments.countRefund(tx, payment.payment_id, amount, at))) throw nothingLeft();
  const [cause, reason] = findOwn(unmatched, payment.held_reason ?? '') ?? (['paid_twice', 'Paid twice'] as const);
  const row = await store.addRefund(tx, {
    order_id: order.order_id,
    payment_id: payment.payment_id,
    amount,
    reason,
    items: null,
    money: null,
    liable_party: 'platform',
    destination: 'source',
    origin: 'automatic',
    state: 'approved',
    requested_at: at,
    decided_at: at,
  });
  const movement = { of: 'unmatched', amount } as const;
  await postRefund(tx, row.refund_id, movement, { ...movementOf(order), at });
  await openFile(tx, row.refund_id, chooseFile({ cause, explanation: reason }), { cause: movement, at });
  await begin(tx, order, row, at);
}

/** What a decided refund does next: credit is there at once, all else leaves by the worker or by hand. */
async function begin(tx: Tx, order: Order, row: store.RefundRow, at: Date): Promise<void> {
  const { refund_id } = row;
  // What went back to guests alone has nothing to send over the host's own payment.
  if (row.destination === 'credit' || row.held_part === row.amount) {
    await store.moveRefund(tx, { refund_id, state: 'approved' }, { state: 'processing' });
    await finish(tx, order, { ...row, state: 'processing' }, { at, bank_reference: null, provider_refund_id: null });
    return;
  }
  await tell(tx, order, row, 'approved');
  if (row.destination === 'source') await addJob(tx, processRefund, { refund_id }, { jobKey: `refund:${refund_id}` });
}

interface End {
  at: Date;
  bank_reference: string | null;
  provider_refund_id: string | null;
}

/** A refund has left; once, whoever tells of it. */
export async function finish(tx: Tx, order: Order, row: store.RefundRow, { at, ...end }: End): Promise<boolean> {
  if (!(await store.moveRefund(tx, row, { state: 'processed', processed_at: at, ...end }))) return false;
  const { refund_id, amount } = row;
  const destination = row.destination === 'credit' || row.destination === 'upi' ? row.destination : 'source';
  const { credit_part, held_part } = row;
  const sent = amount - held_part;
  await postRefundPaid(tx, { refund_id, amount: sent, destination, credit_part }, { ...movementOf(order), at });
  await payments.noteRefunded(tx, row.payment_id, await store.sumProcessed(tx, row.payment_id), at);
  await tell(tx, order, row, destination === 'credit' ? 'credited' : 'processed');
  return true;
}

type Step = 'requested' | 'approved' | 'declined' | 'processed' | 'failed' | 'credited';

/** Tells the customer of a step, once for each try; guests at a table have no account. */
export const tell = (tx: Tx, order: Order, row: store.RefundRow, step: Step) =>
  notify(tx, {
    to: order.source === 'at_table' ? 'nobody' : { user_id: order.user_id },
    kind: 'refund',
    facts: {
      order_number: order.order_number,
      amount: row.amount,
      refund_id: row.refund_id,
      step,
      reason: step === 'declined' ? row.decline_reason : null,
    },
    key: `refund:${row.refund_id}:${step}:${row.tries}`,
  });

interface Decision {
  what?: RefundWhat;
  file: FileInput;
  by: number;
  at: Date;
}

/** Approves a refund that was asked for, as it was asked or for something else; the order is locked. */
export async function approve(tx: Tx, order: Order, row: store.RefundRow, decision: Decision): Promise<void> {
  const { by, at } = decision;
  const file = chooseFile(decision.file);
  const { liable } = file;
  if (row.state !== 'requested') throw decidedAlready();
  const what = decision.what ?? requestedPart(row);
  await payments.uncountRefund(tx, row.payment_id, row.amount, at);
  const payment = await payments.lockPayment(tx, order.order_id);
  if (!payment) throw nothingLeft();
  const left = payment.received - payment.refunded;
  const weighed = await weighRefund(tx, { order_id: order.order_id, what, liable, left, refund_id: row.refund_id });
  if (weighed.amount <= 0) throw nothingLeft();
  if (!(await payments.countRefund(tx, row.payment_id, weighed.amount, at))) throw tooMuch();
  const { amount, undoes_sale } = weighed;
  const parts = await partsOf(tx, order, payment, { ...weighed, refund_id: row.refund_id });
  const held_part = sumOf(parts);
  const preferred = row.destination === 'upi' || row.destination === 'credit' ? row.destination : 'source';
  const split = await splitOf(tx, payment, { amount, destination: preferred, except: row.refund_id });
  const changes = {
    ...split,
    amount,
    held_part,
    undoes_sale,
    items: weighed.items && JSON.stringify(weighed.items),
    money: weighed.money && JSON.stringify(weighed.money),
    liable_party: liable,
    decided_by: by,
    decided_at: at,
  };
  if (!(await store.moveRefund(tx, row, { state: 'approved', ...changes }))) throw decidedAlready();
  await sendParts(tx, parts, row.refund_id, at);
  await postRefund(tx, row.refund_id, weighed.cause, { ...movementOf(order), at });
  await openFile(tx, row.refund_id, file, { cause: weighed.cause, at });
  await tellDeducted(tx, row.refund_id, at);
  await begin(tx, order, { ...row, ...split, amount, held_part }, at);
}

const portions = z.array(z.object({ order_item_id: z.int(), quantity: z.int() }));

function requestedPart({ items, money, amount }: store.RefundRow): RefundWhat {
  if (items) return { items: z.parse(portions, items) };
  return money ? { all: true } : { sum: amount };
}

/** Declines a refund that was asked for; what it held is free again. */
export async function decline(
  tx: Tx,
  order: Order,
  row: store.RefundRow,
  { by, at, reason }: { by: number; at: Date; reason: string },
): Promise<void> {
  const changes = { state: 'declined', decided_by: by, decided_at: at, decline_reason: reason } as const;
  if (row.state !== 'requested' || !(await store.moveRefund(tx, row, changes))) throw decidedAlready();
  await payments.uncountRefund(tx, row.payment_id, row.amount, at);
  await tell(tx, order, { ...row, decline_reason: reason }, 'declined');
}
