// How money goes back to whoever paid a share: counted and owed at once, leaving by the worker under one key. What the bank refused
// so often that the worker gives up waits for the office.
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError, messageOf } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { addJob, task } from '#platform/jobs/tasks.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { postShareBack, postShareRefundPaid } from '#modules/money/ledger/ledger.service.ts';
import { ProviderRefusal, type ProviderRefund } from '#modules/money/payments/payments.service.ts';
import * as store from './shares.back.store.ts';
import { findPayment, type SharePayment } from './shares.store.ts';

type BackDeps = Pick<Deps, 'db' | 'clock' | 'providers'>;

/** Lets a return leave. */
export const sendBack = task('shares.send-back', z.object({ share_refund_id: z.int() }));

export type BackReason =
  | 'taken_back'
  | 'group_ended'
  | 'unused'
  | 'wrong_amount'
  | 'paid_twice'
  | 'paid_late'
  | 'refund';

interface Back {
  payment: Pick<SharePayment, 'share_payment_id' | 'held_reason'>;
  /** Paise. */
  amount: number;
  reason: BackReason;
  /** The refund of the order that it is a part of. */
  refund_id?: number;
  at: Date;
}

/** Decides that something goes back of what was paid for a share. Throws where more would go back than came in. */
export async function giveBack(tx: Tx, { payment, amount, reason, refund_id, at }: Back): Promise<void> {
  const { share_payment_id } = payment;
  if (!(await store.countReturn(tx, share_payment_id, amount)))
    throw new Error('More of a share would go back than came in.');
  const row = await store.addBack(tx, {
    share_payment_id,
    refund_id: refund_id ?? null,
    amount,
    reason,
    state: 'approved',
    decided_at: at,
  });
  const { share_refund_id } = row;
  // With a refund, the refund of the order says in the ledger that it is owed.
  if (refund_id === undefined)
    await postShareBack(tx, share_refund_id, { amount, isHeld: payment.held_reason === null }, at);
  await addJob(tx, sendBack, { share_refund_id }, { jobKey: `share-refund:${share_refund_id}` });
}

async function take({ db }: BackDeps, id: number): Promise<store.BackRow | undefined> {
  const row = await store.findBack(db, id);
  if (!row || !['approved', 'processing', 'failed'].includes(row.state)) return undefined;
  if (row.state !== 'processing') {
    const changes = { state: 'processing', tries: row.tries + 1, failure: null };
    if (!(await transaction(db, (tx) => store.moveBack(tx, row, changes)))) return undefined;
  }
  return store.findBack(db, id);
}

async function ask({ db, providers }: BackDeps, row: store.BackRow): Promise<ProviderRefund> {
  const payment = await findPayment(db, row.share_payment_id);
  const provider = payment && providers.named(payment.provider);
  if (!provider || !payment.provider_payment_id) throw new Error('Nobody can send this share back.');
  if (row.provider_refund_id) return provider.findRefund(row.provider_refund_id);
  const { call_key, tries, amount } = row;
  const key = tries > 1 ? `${call_key}-${tries}` : call_key;
  return provider.refund({ key, amount, provider_payment_id: payment.provider_payment_id });
}

/** Sends a return to its provider, or asks what became of it. Throws when that is not known, to be tried again. */
export async function sendShareBack(deps: BackDeps, id: number): Promise<void> {
  const row = await take(deps, id);
  if (!row) return;
  const reply = await ask(deps, row).catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return { refused: messageOf(error) };
    throw error;
  });
  if ('refused' in reply) await fail(deps, id, reply.refused);
  else await noteBackReply(deps, id, reply);
}

/** What a provider says of a return, from wherever it was heard. */
export async function noteBackReply(
  deps: Pick<BackDeps, 'db' | 'clock'>,
  id: number,
  reply: ProviderRefund,
): Promise<void> {
  const { provider_refund_id, bank_reference } = reply;
  if (reply.state === 'failed') return fail(deps, id, 'The bank did not take it.');
  const at = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const row = await store.lockBack(tx, id);
    if (row?.state !== 'processing') return;
    const isOver = reply.state === 'processed';
    const moved = isOver ? { state: 'processed', processed_at: at } : { state: row.state };
    await store.moveBack(tx, row, { ...moved, provider_refund_id, bank_reference });
    if (isOver)
      await postShareRefundPaid(tx, { id, amount: row.amount }, { ...(await store.movementOf(tx, row.refund_id)), at });
  });
}

async function fail({ db }: Pick<BackDeps, 'db'>, id: number, failure: string): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await store.lockBack(tx, id);
    if (row?.state !== 'processing') return;
    await store.moveBack(tx, row, { state: 'failed', failure: failure.slice(0, 300), provider_refund_id: null });
  });
}

const overdueMs = 2 * 60_000;
/** What was refused so often is looked at by people: the figure of stuck refunds counts it. */
const triesMax = 8;

/** Looks after returns that a lost job or a silent provider left on their way. */
export async function sweepBacks(deps: BackDeps & Pick<Deps, 'log'>): Promise<void> {
  const now = deps.clock.now();
  const decidedBefore = new Date(now.getTime() - overdueMs);
  const waiting = await store.listUnfinished(deps.db, { now, decidedBefore, triesMax });
  for (const { share_refund_id } of waiting)
    await sendShareBack(deps, share_refund_id).catch((error: unknown) =>
      deps.log.warn({ share_refund_id, reason: messageOf(error) }, 'a share is still on its way back'),
    );
}

type Work = (tx: Tx, row: store.BackRow) => Promise<void>;

/** Does something to a return that the bank refused, held still; a send that is under way is faster, or waits and finds it done. */
async function withRefused({ db }: Pick<BackDeps, 'db'>, id: number, otherwise: string, work: Work): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await store.lockBack(tx, id);
    if (!row) throw new AppError('not_found', 'Refund not found.');
    if (row.state !== 'failed') throw new AppError('conflict', otherwise);
    await work(tx, row);
  });
}

const hand = (actor_id: number, subject_id: number) => ({ actor_id, subject_id });

/** Lets what the bank refused leave once more. Throws `conflict` for what is on its way or has left. */
export const retryBack = (deps: Pick<BackDeps, 'db'>, id: number, by: number): Promise<void> =>
  withRefused(deps, id, 'Only a refund that failed can be sent again.', async (tx) => {
    await addJob(tx, sendBack, { share_refund_id: id }, { jobKey: `share-refund:${id}` });
    await record(tx, { ...hand(by, id), action: 'share_refund.retry' });
  });

/** Notes that what the bank refused was transferred by hand. Throws `conflict` for what is on its way or has left. */
export const markBackPaid = (
  deps: Pick<BackDeps, 'db' | 'clock'>,
  id: number,
  { by, reference }: { by: number; reference: string },
): Promise<void> =>
  withRefused(deps, id, 'This refund is not waiting for a transfer.', async (tx, row) => {
    const at = deps.clock.now();
    await store.moveBack(tx, row, { state: 'processed', processed_at: at, bank_reference: reference, failure: null });
    const movement = { ...(await store.movementOf(tx, row.refund_id)), at };
    await postShareRefundPaid(tx, { id, amount: row.amount, isByHand: true }, movement);
    const change = { before: { state: row.state }, after: { state: 'processed', reference } };
    await record(tx, { ...hand(by, id), action: 'share_refund.paid', ...change });
  });
