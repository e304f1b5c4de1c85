// How a decided refund leaves. Each try goes to the provider with the refund's one key, outside of any transaction, so a
// repeated or unanswered call pays nothing twice.
import type { Deps } from '../../../deps.ts';
import { messageOf } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { findPaymentById, ProviderRefusal, type ProviderRefund } from '#modules/money/payments/payments.service.ts';
import { openMissingFiles } from './files/refunds.files.service.ts';
import { finish, processRefund, tell } from './refunds.decide.ts';
import * as store from './refunds.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'providers'>;
const overdueMs = 2 * 60_000;

/** Takes a refund into work; undefined when there is nothing left to do with it. */
async function take({ db }: ServiceDeps, refundId: number): Promise<store.RefundRow | undefined> {
  const row = await store.findRefund(db, refundId);
  if (row?.destination !== 'source' || !['approved', 'processing', 'failed'].includes(row.state)) return undefined;
  if (row.state !== 'processing') {
    const changes = { state: 'processing', tries: row.tries + 1, failure: null } as const;
    const isMoved = await transaction(db, (tx) => store.moveRefund(tx, row, changes));
    if (!isMoved) return undefined;
  }
  return store.findRefund(db, refundId);
}

async function ask({ db, providers }: ServiceDeps, row: store.RefundRow): Promise<ProviderRefund> {
  const payment = await findPaymentById(db, row.payment_id);
  const provider = providers.named(payment.provider);
  if (!provider || !payment.provider_payment_id) throw new Error('Nobody can send this refund back.');
  if (row.provider_refund_id) return provider.findRefund(row.provider_refund_id);
  const { call_key, tries } = row;
  const amount = row.amount - row.credit_part - row.held_part;
  // A try that was refused for good is over; the next one is another call.
  const key = tries > 1 ? `${call_key}-${tries}` : call_key;
  return provider.refund({ key, amount, provider_payment_id: payment.provider_payment_id });
}

/** Sends a refund to its provider, or asks what became of it. Throws when that is not known, to be tried again. */
export async function sendRefund(deps: ServiceDeps, refundId: number): Promise<void> {
  const row = await take(deps, refundId);
  if (!row) return;
  const reply = await ask(deps, row).catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return { refused: messageOf(error) };
    throw error;
  });
  if ('refused' in reply) await fail(deps, row.refund_id, reply.refused);
  else await noteRefundReply(deps, row.refund_id, reply);
}

/** What a provider says of a refund, from wherever it was heard. */
export async function noteRefundReply(
  { db, clock }: ServiceDeps,
  refundId: number,
  reply: ProviderRefund,
): Promise<void> {
  if (reply.state === 'failed') return fail({ db, clock }, refundId, 'The bank did not take it.');
  const known = await store.findRefund(db, refundId);
  if (!known) return;
  await transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_id: known.order_id });
    const row = await store.lockRefund(tx, refundId);
    if (!order || row?.state !== 'processing') return;
    const { provider_refund_id, bank_reference } = reply;
    if (reply.state === 'processed')
      await finish(tx, order, row, { at: clock.now(), provider_refund_id, bank_reference });
    else await store.updateRefund(tx, refundId, { provider_refund_id, bank_reference });
  });
}

async function fail({ db }: Pick<ServiceDeps, 'db' | 'clock'>, refundId: number, failure: string): Promise<void> {
  const known = await store.findRefund(db, refundId);
  if (!known) return;
  await transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_id: known.order_id });
    const row = await store.lockRefund(tx, refundId);
    if (!order || row?.state !== 'processing') return;
    await store.moveRefund(tx, row, { state: 'failed', failure: failure.slice(0, 300), provider_refund_id: null });
    await tell(tx, order, row, 'failed');
  });
}

/** Looks after refunds that a lost job or a silent provider left on their way. */
export async function sweepRefunds(deps: ServiceDeps & Pick<Deps, 'log'>): Promise<void> {
  const waiting = await store.listUnfinished(deps.db, new Date(deps.clock.now().getTime() - overdueMs));
  for (const { refund_id } of waiting)
    await sendRefund(deps, refund_id).catch((error: unknown) =>
      deps.log.warn({ refund_id, reason: messageOf(error) }, 'a refund is still on its way'),
    );
}

/** Opens every file that is missing: a process of the release before decides refunds without one. */
export async function openFiles({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>): Promise<void> {
  for (let opened = 1; opened > 0;) opened = await openMissingFiles(db, clock.now());
}

/** The work of the clock on refunds. */
export function refundJobs(deps: ServiceDeps & Pick<Deps, 'log' | 'jobs'>): void {
  deps.jobs.handle(processRefund, ({ refund_id }) => sendRefund(deps, refund_id));
  deps.jobs.every('* * * * *', 'refunds.sweep', () => sweepRefunds(deps));
  deps.jobs.every('* * * * *', 'refunds.files', () => openFiles(deps));
}
