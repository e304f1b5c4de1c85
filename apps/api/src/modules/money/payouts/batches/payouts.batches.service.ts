// Owns the files for the bank. Each act holds the file, then its statements in the order of their ids; the database refuses a
// statement in two open files whatever the code does.
import type { makeBatch as makeCall } from '@tawa/contract/money/payouts.batches';
import { bankLayout } from '@tawa/contract/money/payouts.banks';
import type { Received } from '@tawa/contract/common/endpoint';
import { bankRows, type BankLayout } from '@tawa/domain/money/bank-files';
import {
  batchLinesMax,
  batchStates,
  canChangeBatch,
  decideRelease,
  modeOf,
  transferReference,
} from '@tawa/domain/money/payout-batches';
import { formatPaise, toPaise } from '@tawa/domain/common/money';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { stringify } from 'csv-stringify/sync';
import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import type { Deps } from '../../../../deps.ts';
import { readPage } from '#platform/database/listing.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { requirePresence } from '#modules/accounts/auth/auth.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as banks from './payouts.banks.store.ts';
import * as store from './payouts.batches.store.ts';
import * as run from './payouts.run.store.ts';

export type BatchDeps = Pick<Deps, 'db' | 'clock'>;
export type ReleaseDeps = BatchDeps & Pick<Deps, 'log' | 'sealer' | 'passwords' | 'rateLimit'>;
type BatchRow = NonNullable<Awaited<ReturnType<typeof store.lockBatch>>>;

export const sha256Of = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
export const conflict = (text: string) => new AppError('conflict', text);
export const stateOf = (row: { state: string }) => batchStates.find((state) => state === row.state) ?? 'dropped';
const gone = () => new AppError('not_found', 'File not found.');

/** A format's layout as the contract has it. */
export const layoutOf = (stored: unknown): BankLayout => z.parse(bankLayout, stored);

/** What decides where statements stand now. */
export async function findTerms({ db, clock }: BatchDeps) {
  const now = clock.now();
  const settings = await findSettings(db, now);
  return { settings, least: settings('payout_least'), now };
}

interface Written {
  layout: BankLayout;
  debit_account: string;
  at: Date;
}
type Payee = Pick<store.LineRow, 'reference' | 'mode' | 'holder' | 'account' | 'ifsc' | 'amount' | 'period_from'>;

/** The file as the bank takes it; no cell of it can begin a formula. */
function writeFile({ layout, debit_account, at }: Written, lines: readonly Payee[]): string {
  const date = zonedParts(at, timeZoneDefault).date;
  const told = lines.map(({ holder, period_from, ...line }) => ({
    ...line,
    name: holder,
    debit_account,
    date,
    narration: `Tawa payout week of ${period_from}`,
  }));
  return stringify(bankRows(layout, told), { record_delimiter: 'windows' });
}

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((all, { amount }) => all + amount, 0);

const facts = (lines: number, total: number, sha256: string) => ({ lines, total: formatPaise(total), sha256 });

interface Maker {
  actor_id: number;
  /** Whether they may change the limit above which somebody else releases a file. */
  setsLimit: boolean;
}

/** Makes a file of the statements that were seen; throws `conflict` when others would be in it, or another sum. */
export const makeBatch = (deps: BatchDeps, { actor_id, setsLimit }: Maker, body: Received<typeof makeCall>['body']) =>
  transaction(deps.db, async (tx) => {
    const { settings, ...terms } = await findTerms({ db: tx, clock: deps.clock });
    const format = await banks.holdFormat(tx, body.bank_format_id);
    if (!format) throw new AppError('not_found', 'This format is not there any more.');
    const debit_account = settings('payout_account');
    if (debit_account === '')
      throw new AppError('unprocessable', 'Set the account that payouts leave from first: Settings, Payouts.');
    const ids = body.payout_ids ?? (await run.listPayable(tx, { ...terms, week: body.week }));
    await run.holdPayouts(tx, ids);
    const rows = await run.listPayableOf(tx, ids, terms);
    const total = rows.reduce((sum, { net }) => sum + net, 0);
    if (rows.length !== body.expected.lines || total !== toPaise(body.expected.total))
      throw conflict(
        `The list changed: ${rows.length} of these can be paid now, ${formatPaise(total)}. Look at it again.`,
      );
    if (rows.length > batchLinesMax)
      throw new AppError('unprocessable', `One file holds ${batchLinesMax} payouts at most.`);
    const unequal = await run.listUnequal(
      tx,
      rows.map(({ payout_id }) => payout_id),
    );
    if (unequal.length > 0)
      throw conflict(`The ledger says another sum for statement ${unequal.join(', ')}. Nothing was filed.`);
    const payout_batch_id = await store.nextBatchId(tx);
    const layout = layoutOf(format.layout);
    const lines = rows.map(({ payout_id, net, holder, account, ifsc, period_from }) => ({
      payout_batch_id,
      payout_id,
      holder,
      account,
      ifsc,
      period_from,
      amount: net,
      reference: transferReference(payout_batch_id, payout_id),
      mode: modeOf(net, settings('payout_imps'), layout.rtgs === true),
    }));
    const content = writeFile({ layout, debit_account, at: terms.now }, lines);
    const sha256 = sha256Of(content);
    // A form can send every line to one account, so nobody who cannot lift the limit anyway writes one and pays by it alone.
    const own_form = !setsLimit && (await banks.findWriter(tx, format.bank_format_id))?.actor_id === actor_id;
    await store.addBatch(tx, {
      payout_batch_id,
      debit_account,
      content,
      sha256,
      total,
      bank_format_id: format.bank_format_id,
      lines: lines.length,
      own_form,
      needs_second: own_form || total > settings('payout_second'),
      made_by: actor_id,
      made_on: terms.now,
    });
    await store.addLines(tx, lines);
    const after = facts(lines.length, total, sha256);
    await record(tx, { actor_id, action: 'payout_batch.make', subject_id: payout_batch_id, after });
    return payout_batch_id;
  });

const withBatch = <T>(deps: BatchDeps, batchId: number, work: (tx: Tx, row: BatchRow) => Promise<T>): Promise<T> =>
  transaction(deps.db, async (tx) => {
    const row = await store.lockBatch(tx, batchId);
    if (!row) throw gone();
    return work(tx, row);
  });

const refusals = {
  over: 'This file was released or taken back already.',
  changed: 'The file was changed since you looked at it. Look at it again.',
  second: 'You made this file: above the limit, or in a form that you wrote, somebody else releases it.',
  problems: 'Some of its payouts may not be paid any more. Take them out first.',
} as const;

interface Release {
  actor_id: number;
  sha256: string;
  password?: string | undefined;
  code?: string | undefined;
}

/** Releases a file as it was looked at; above the limit by somebody else than its maker. */
export async function releaseBatch(deps: ReleaseDeps, batchId: number, { actor_id, sha256, ...proof }: Release) {
  await requirePresence(deps, actor_id, proof);
  await withBatch(deps, batchId, async (tx, row) => {
    const { settings: _, ...terms } = await findTerms({ db: tx, clock: deps.clock });
    const lines = await store.listLines(tx, batchId);
    await run.holdPayouts(
      tx,
      lines.map(({ payout_id }) => payout_id),
    );
    const problems = await run.listProblems(tx, batchId, terms);
    const decided = decideRelease({
      state: stateOf(row),
      madeBy: row.made_by,
      needsSecond: row.needs_second,
      by: actor_id,
      isSame: row.sha256 === sha256,
      problems: problems.length,
    });
    if (decided === 'second') throw new AppError('forbidden', refusals.second);
    if (decided !== 'release') throw conflict(refusals[decided]);
    await store.updateBatch(tx, batchId, { state: 'released', released_by: actor_id, released_on: terms.now });
    const change = {
      before: { state: row.state },
      after: { state: 'released', ...facts(row.lines, row.total, row.sha256) },
    };
    await record(tx, { actor_id, action: 'payout_batch.release', subject_id: batchId, ...change });
  });
}

function refuseTaken(row: BatchRow): void {
  if (canChangeBatch({ state: stateOf(row), isTaken: row.taken_on !== null })) return;
  throw conflict(
    row.taken_on === null
      ? 'This file is closed.'
      : 'The released file was taken along, so the bank may have it: only the bank can stop it now.',
  );
}

const unreleased = { state: 'made', released_by: null, released_on: null } as const;

interface Why {
  actor_id: number;
  reason: string;
}

/** Takes a file back before the bank may have it. */
export const dropBatch = (deps: BatchDeps, batchId: number, { actor_id, reason }: Why) =>
  withBatch(deps, batchId, async (tx, row) => {
    refuseTaken(row);
    await store.dropLines(tx, batchId);
    const ended = { state: 'dropped', dropped_by: actor_id, drop_reason: reason, ended_on: deps.clock.now() };
    await store.updateBatch(tx, batchId, { ...unreleased, ...ended });
    const change = { before: { state: row.state }, after: { state: 'dropped' } };
    await record(tx, { actor_id, action: 'payout_batch.drop', subject_id: batchId, reason, ...change });
  });

/** Takes statements out of a file; it is written anew, and whoever released it has not released this one. */
export const removeLines = (deps: BatchDeps, batchId: number, { payout_ids, ...why }: Why & { payout_ids: number[] }) =>
  withBatch(deps, batchId, async (tx, row) => {
    refuseTaken(row);
    const removed = await store.dropLines(tx, batchId, payout_ids);
    if (removed.length === 0) throw conflict('None of these stands in the file any more.');
    const lines = (await store.listLines(tx, batchId)).filter(({ outcome }) => outcome === 'open');
    if (lines.length === 0) throw conflict('Nothing would be left of the file. Take it back instead.');
    const format = await banks.findFormat(tx, row.bank_format_id);
    const content = writeFile(
      { layout: layoutOf(format?.layout), debit_account: row.debit_account, at: row.made_on },
      lines,
    );
    const { settings } = await findTerms({ db: tx, clock: deps.clock });
    const total = sumOf(lines);
    const sha256 = sha256Of(content);
    const needs_second = row.own_form || total > settings('payout_second');
    await store.updateBatch(tx, batchId, { ...unreleased, lines: lines.length, total, content, sha256, needs_second });
    const change = {
      before: { state: row.state, ...facts(row.lines, row.total, row.sha256) },
      after: { state: 'made', ...facts(lines.length, total, sha256), removed },
    };
    await record(tx, { ...why, action: 'payout_batch.change', subject_id: batchId, ...change });
  });

export const filenameOf = (row: { payout_batch_id: number; made_on: Date }): string =>
  `tawa-payouts-${zonedParts(row.made_on, timeZoneDefault).date}-${row.payout_batch_id}.csv`;

/** The released file; from its first taking on nothing of it can be changed here. */
export const takeFile = (deps: BatchDeps, batchId: number) =>
  withBatch(deps, batchId, async (tx, row) => {
    if (row.state !== 'released' && row.state !== 'answered')
      throw conflict('The file can be taken along once it is released.');
    if (row.taken_on === null) await store.updateBatch(tx, batchId, { taken_on: deps.clock.now() });
    return { content: row.content, filename: filenameOf(row), lines: row.lines };
  });

/** A file as lists tell it; throws `not_found`. */
export async function getBatch(db: Db, batchId: number) {
  const { rows } = await readPage(db, store.batchListing({ search: '', id: batchId }), { sort: '-made_on', page: 1 });
  const [found] = rows;
  if (!found) throw gone();
  return found;
}
