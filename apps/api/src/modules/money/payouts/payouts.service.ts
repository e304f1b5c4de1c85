// Owns payouts: a weekly statement for each restaurant, made of the ledger's own movements. A line never changes; what was
// wrong is corrected by a line of its own.
import { dayMs } from '@tawa/domain/common/durations';
import { formatPaise } from '@tawa/domain/common/money';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { postAdjustment, postPayout, postPayoutReturn } from '#modules/money/ledger/ledger.service.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { answerLine, findOpenLine, findPaidLine, lockBatch } from './batches/payouts.batches.store.ts';
import * as store from './payouts.store.ts';

export { draftWeek, findPayout, listLines as listStatementLines, lockPayout } from './payouts.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
const indiaAheadMs = 5.5 * 3_600_000;

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The last whole week, Monday to Sunday in India's time, that is over at this moment. */
export function weekBefore(now: Date): store.Week {
  const { weekday } = zonedParts(now, timeZoneDefault);
  const today = Math.floor((now.getTime() + indiaAheadMs) / dayMs) * dayMs;
  const monday = today - ((weekday + 6) % 7) * dayMs;
  return { from: dateOf(monday - 7 * dayMs), to: dateOf(monday), over: new Date(monday - indiaAheadMs) };
}

/** Drafts the statements of the week that is over; once, however often it is called. */
export async function draftStatements({ db, clock }: ServiceDeps): Promise<void> {
  await transaction(db, (tx) => store.draftWeek(tx, weekBefore(clock.now())));
}

/** The same by the hand of somebody who does not wait for Monday; answers the week and how many are new. */
export const draftNow = ({ db, clock }: ServiceDeps, actor_id: number) =>
  transaction(db, async (tx) => {
    const week = weekBefore(clock.now());
    const drafted = await store.draftWeek(tx, week);
    await record(tx, { actor_id, action: 'payout.draft', subject_id: week.from, after: { drafted } });
    return { period_from: week.from, period_to: week.to, drafted };
  });

type Row = NonNullable<Awaited<ReturnType<typeof store.lockPayout>>>;

async function withPayout(
  { db }: Pick<ServiceDeps, 'db'>,
  payoutId: number,
  work: (tx: Tx, row: Row) => Promise<unknown>,
) {
  await transaction(db, async (tx) => {
    const row = await store.lockPayout(tx, payoutId);
    if (!row) throw new AppError('not_found', 'Statement not found.');
    await work(tx, row);
  });
}

const periodOf = ({ period_from, period_to }: Row) => `${period_from} to ${dateOf(Date.parse(period_to) - dayMs)}`;
const movementOf = ({ restaurant_id }: Row, at: Date) => ({ order_id: null, user_id: null, restaurant_id, at });

/** Shows a draft to its restaurant. */
export const issue = (deps: ServiceDeps, payoutId: number, actor_id: number): Promise<void> =>
  withPayout(deps, payoutId, async (tx, row) => {
    if (row.status !== 'draft') throw new AppError('conflict', 'This statement was issued already.');
    await store.updatePayout(tx, payoutId, { status: 'issued', issued_at: deps.clock.now() });
    const change = { before: { status: row.status }, after: { status: 'issued' } };
    await record(tx, { actor_id, action: 'payout.issue', subject_id: payoutId, ...change });
  });

interface Transfer {
  actor_id: number;
  at: Date;
  /** The bank's own number of it. */
  reference: string;
}

/** Notes the transfer of a statement that is held by this transaction, once. */
export async function payHeld(tx: Tx, row: Row, { actor_id, at, reference }: Transfer): Promise<void> {
  if (row.status !== 'issued') throw new AppError('conflict', 'Only an issued statement can be paid.');
  await store.updatePayout(tx, row.payout_id, { status: 'paid', paid_at: at, reference });
  await postPayout(tx, row.payout_id, row.net, { ...movementOf(row, at), again: row.returns });
  const change = { before: { status: row.status }, after: { status: 'paid', reference } };
  await record(tx, { actor_id, action: 'payout.pay', subject_id: row.payout_id, ...change });
  await tellPayout(tx, row, {}, row.returns === 0 ? '' : `:${row.returns}`);
}

interface News {
  step?: 'returned';
  reason?: string;
}

/** Tells the restaurant of a statement's money, once for every `what`. */
const tellPayout = (tx: Tx, row: Row, news: News, what: string) => {
  const to = { restaurant_id: row.restaurant_id };
  const facts = { amount: row.net, period: periodOf(row), ...news };
  return notify(tx, { to, kind: 'kitchen_payout', facts, key: `payout:${row.payout_id}${what}` });
};

/** Tells the restaurant that a transfer did not arrive, and why. */
export const tellReturned = (tx: Tx, row: Row, file: number, reason: string) =>
  tellPayout(tx, row, { step: 'returned', reason }, `:failed:${file}`);

/** Takes the payment of a held statement back, for the bank sent its money back: it is owed again, and can be paid once more. */
export async function returnHeld(tx: Tx, row: Row, { actor_id, at, reason }: Returned): Promise<void> {
  if (row.status !== 'paid') throw new AppError('conflict', 'Only a paid statement can come back.');
  if (row.net <= 0) throw new AppError('conflict', 'Nothing was transferred for this statement.');
  await store.updatePayout(tx, row.payout_id, {
    status: 'issued',
    paid_at: null,
    reference: null,
    bank_asked_on: null,
    returns: row.returns + 1,
  });
  await postPayoutReturn(tx, row.payout_id, row.net, { ...movementOf(row, at), again: row.returns });
  const change = { before: { status: row.status, reference: row.reference }, after: { status: 'issued' } };
  await record(tx, { actor_id, action: 'payout.return', subject_id: row.payout_id, reason, ...change });
  await tellPayout(tx, row, { step: 'returned', reason }, `:back:${row.returns}`);
}

interface Returned {
  actor_id: number;
  at: Date;
  reason: string;
}

/** The same by hand, for a bank that says it by letter. Its line of a file, if it has one, is held as an answer would hold it. */
export async function takeBackPayment(
  deps: ServiceDeps,
  payoutId: number,
  by: Pick<Returned, 'actor_id' | 'reason'>,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const line = await findPaidLine(tx, payoutId);
    if (line) await lockBatch(tx, line.payout_batch_id);
    const row = await store.lockPayout(tx, payoutId);
    if (!row) throw new AppError('not_found', 'Statement not found.');
    const now = await findPaidLine(tx, payoutId);
    if (now?.payout_batch_id !== line?.payout_batch_id) throw new AppError('conflict', 'It was paid anew meanwhile.');
    await returnHeld(tx, row, { ...by, at: deps.clock.now() });
    if (line) await answerLine(tx, line, { outcome: 'failed', bank_reference: null, reason: by.reason });
  });
}

/** Asks a restaurant for bank details, by notice and mail; once for each statement, and in one letter a day. */
export const askForBank = (deps: ServiceDeps, payoutId: number, actor_id: number): Promise<void> =>
  withPayout(deps, payoutId, async (tx, row) => {
    if (row.status !== 'issued') throw new AppError('conflict', 'This statement does not wait for its money.');
    if (row.bank_asked_on !== null) throw new AppError('conflict', 'Its restaurant was asked already.');
    const at = deps.clock.now();
    await store.updatePayout(tx, payoutId, { bank_asked_on: at });
    await record(tx, {
      actor_id,
      action: 'payout.ask_bank',
      subject_id: payoutId,
      after: { asked_on: at.toISOString() },
    });
    const to = { restaurant_id: row.restaurant_id };
    const facts = { amount: row.net, period: periodOf(row), step: 'bank_asked' } as const;
    const key = `payout_bank:${row.restaurant_id}:${zonedParts(at, timeZoneDefault).date}`;
    await notify(tx, { to, kind: 'kitchen_payout', facts, key });
  });

async function refuseFiled(tx: Tx, { payout_id }: Row, isAllowedBeforeRelease = false): Promise<void> {
  const file = await findOpenLine(tx, payout_id);
  if (!file || (isAllowedBeforeRelease && file.state === 'made')) return;
  throw new AppError(
    'conflict',
    `This statement is being paid by file ${file.payout_batch_id}. Wait for the bank’s answer.`,
  );
}

/** Notes the transfer of a statement by hand; not of one that a file pays. */
export const pay = (deps: ServiceDeps, payoutId: number, actor_id: number, reference: string): Promise<void> =>
  withPayout(deps, payoutId, async (tx, row) => {
    await refuseFiled(tx, row);
    await payHeld(tx, row, { actor_id, at: deps.clock.now(), reference });
  });

/** Keeps a statement out of payouts for a reason, or lets it go with none. */
export const hold = (deps: ServiceDeps, payoutId: number, { actor_id, held }: Hold): Promise<void> =>
  withPayout(deps, payoutId, async (tx, row) => {
    if (row.status === 'paid') throw new AppError('conflict', 'This statement is paid.');
    if (held === null && row.held === null) throw new AppError('conflict', 'This statement was not held.');
    await refuseFiled(tx, row, true);
    await store.updatePayout(tx, payoutId, { held });
    const action = held === null ? 'payout.let_go' : 'payout.hold';
    await record(tx, {
      actor_id,
      action,
      subject_id: payoutId,
      reason: held ?? '',
      before: { held: row.held },
      after: { held },
    });
  });
interface Hold {
  actor_id: number;
  held: string | null;
}

/** The restaurant says what is wrong; until it is corrected nothing is paid. */
export const dispute = (deps: ServiceDeps, payoutId: number, restaurantId: number, text: string): Promise<void> =>
  withPayout(deps, payoutId, async (tx, row) => {
    if (row.restaurant_id !== restaurantId || row.status === 'draft')
      throw new AppError('not_found', 'Statement not found.');
    if (row.status !== 'issued') throw new AppError('conflict', 'Only an issued statement can be disputed.');
    await refuseFiled(tx, row, true);
    await store.updatePayout(tx, payoutId, { status: 'disputed', dispute: text, disputed_at: deps.clock.now() });
  });

interface Correction {
  /** Paise, in the restaurant's favour when positive. */
  amount: number;
  reason: string;
}

/** Corrects a statement by a line of its own, whose reason its restaurant reads; a dispute ends with it. */
export const adjust = (
  deps: ServiceDeps,
  payoutId: number,
  actor_id: number,
  { amount, reason }: Correction,
): Promise<void> =>
  withPayout(deps, payoutId, async (tx, row) => {
    if (row.status === 'paid') throw new AppError('conflict', 'A paid statement is closed: correct the next one.');
    await refuseFiled(tx, row, true);
    const posted = await postAdjustment(tx, `${payoutId}:${randomUUID()}`, amount, movementOf(row, deps.clock.now()));
    if (posted !== undefined)
      await store.addTransaction(tx, { payout_id: payoutId, ledger_transaction_id: posted, reason });
    const status = row.status === 'disputed' ? 'issued' : row.status;
    await store.updatePayout(tx, payoutId, { net: row.net + amount, status });
    const change = {
      before: { net: formatPaise(row.net), status: row.status },
      after: { net: formatPaise(row.net + amount), status },
    };
    await record(tx, { actor_id, action: 'payout.adjust', subject_id: payoutId, reason, ...change });
  });

/** The work of the clock: on Monday mornings in India. */
export function payoutJobs(deps: ServiceDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.every('30 0 * * 1', 'payouts.draft', () => draftStatements(deps));
}
