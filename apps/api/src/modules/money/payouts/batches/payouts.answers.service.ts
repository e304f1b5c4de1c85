// Owns what the bank answers to a file: it is kept as it came, shown line by line, and counts once. All of an answer counts in one
// transaction, so what was killed in the middle has not happened and is applied again.
import type { BankAnswer } from '@tawa/contract/money/payouts.batches';
import { decideAnswer, readAnswerRows, type AnsweredLine, type AnswerRow } from '@tawa/domain/money/bank-files';
import { bankAnswerBytesMax, batchLinesMax } from '@tawa/domain/money/payout-batches';
import { toRupees } from '@tawa/domain/common/money';
import { parse } from 'csv-parse/sync';
import { z } from 'zod/mini';
import { transaction } from '#platform/database/transaction.ts';
import type { Tx } from '#platform/database/db.ts';
import type { Upload } from '#platform/files/upload.ts';
import { AppError, messageOf } from '#platform/http/errors.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { payHeld, returnHeld, tellReturned } from '../payouts.service.ts';
import { lockPayout } from '../payouts.store.ts';
import { conflict, layoutOf, sha256Of, type BatchDeps } from './payouts.batches.service.ts';
import { findFormat } from './payouts.banks.store.ts';
import * as store from './payouts.batches.store.ts';
import { holdPayouts } from './payouts.run.store.ts';

type Answer = Awaited<ReturnType<typeof store.keepAnswer>>;
type Batch = NonNullable<Awaited<ReturnType<typeof store.lockBatch>>>;

const filenameLengthMax = 120;
const reasonLengthMax = 300;
const unreadable = (text: string) => new AppError('invalid', text, { fields: { file: text } });

// Banks write in UTF-8, in what Excel calls Unicode (UTF-16 with its mark), or in the code page of Windows.
function textOf(bytes: Buffer): string {
  if (bytes.length === 0) throw unreadable('The file is empty.');
  if (bytes.length > bankAnswerBytesMax) throw new AppError('too_large', 'The file is larger than 2 MB.');
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw unreadable('This is an Excel file. Save it as CSV and choose that one.');
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff')
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.includes('\0')) throw unreadable('This is no text. Save the answer as CSV and choose that one.');
  return text;
}

function cellsOf(text: string): string[][] {
  const [head = ''] = text.split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t', '|'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  try {
    return parse(text, { bom: true, relax_column_count: true, trim: true, delimiter, skip_empty_lines: true });
  } catch (error) {
    throw unreadable(`This is no CSV file: ${messageOf(error)}`);
  }
}

function rowsOf(batch: Batch, layout: unknown, content: string): AnswerRow[] {
  const { rows, missing } = readAnswerRows(layoutOf(layout), cellsOf(content));
  if (missing.length > 0) throw unreadable(`These columns are missing: ${missing.join(', ')}.`);
  if (rows.length === 0) throw unreadable('The file has no line below its headings.');
  if (rows.length > batchLinesMax * 2)
    throw unreadable(`More than ${batchLinesMax * 2} lines. This answers no file of ours.`);
  return rows;
}

/** What each line does now, with the lines of the file by their references. */
async function decide(tx: Tx, batch: Batch, content: string) {
  const format = await findFormat(tx, batch.bank_format_id);
  const rows = rowsOf(batch, format?.layout, content);
  const lines = new Map((await store.listLines(tx, batch.payout_batch_id)).map((line) => [line.reference, line]));
  const known = new Map(
    [...lines].map(([reference, { amount, outcome, status, net }]): [string, AnsweredLine] => [
      reference,
      {
        reference,
        amount,
        outcome: outcomes.find((one) => one === outcome) ?? 'dropped',
        isPayable: status === 'issued' && net === amount,
      },
    ]),
  );
  const strange = rows.map(({ reference }) => reference).filter((reference) => !known.has(reference));
  const elsewhere = new Set(await store.listElsewhere(tx, batch.payout_batch_id, strange));
  return { lines, decided: decideAnswer(rows, { layout: layoutOf(format?.layout), lines: known, elsewhere }) };
}
const outcomes = ['open', 'paid', 'failed'] as const;
type Decided = Awaited<ReturnType<typeof decide>>;

function sumsOf({ lines, decided }: Decided) {
  const of = (word: string) => decided.filter((one) => one.word === word);
  const total = (word: string) =>
    toRupees(of(word).reduce((sum, { row }) => sum + (lines.get(row.reference)?.amount ?? 0), 0));
  const [paid, returned] = [of('pays').length, of('returns').length + of('comes_back').length];
  const left = decided.length - paid - returned - of('known').length;
  return {
    outcome: { paid, returned, left },
    paid_total: total('pays'),
    returned_total: total('returns') + total('comes_back'),
  };
}

const seen = (answer: Answer, decided: Decided): BankAnswer => ({
  bank_answer_id: answer.bank_answer_id,
  filename: answer.filename,
  uploaded_on: answer.uploaded_on.toISOString(),
  applied_on: answer.applied_on?.toISOString() ?? null,
  ...sumsOf(decided),
  rows: decided.decided.map(({ row, word }) => ({
    ...row,
    word,
    restaurant_name: decided.lines.get(row.reference)?.restaurant_name ?? null,
  })),
});

async function lockAnswered(tx: Tx, batchId: number): Promise<Batch> {
  const batch = await store.lockBatch(tx, batchId);
  if (!batch) throw new AppError('not_found', 'File not found.');
  if (batch.state !== 'released' && batch.state !== 'answered')
    throw conflict('The bank can only answer a file that was released.');
  return batch;
}

/** Keeps the answer as it came and says line by line what it would do. */
export const readAnswer = (
  deps: BatchDeps,
  batchId: number,
  { actor_id, upload }: { actor_id: number; upload: Upload },
) =>
  transaction(deps.db, async (tx) => {
    const batch = await lockAnswered(tx, batchId);
    const content = textOf(upload.bytes);
    const decided = await decide(tx, batch, content);
    const answer = await store.keepAnswer(tx, {
      payout_batch_id: batchId,
      sha256: sha256Of(upload.bytes),
      filename: upload.filename.slice(-filenameLengthMax) || 'answer.csv',
      content,
      uploaded_by: actor_id,
      uploaded_on: deps.clock.now(),
    });
    const after = { file: answer.filename, sha256: answer.sha256, lines: decided.decided.length };
    await record(tx, { actor_id, action: 'payout_batch.read_answer', subject_id: batchId, after });
    return seen(answer, decided);
  });

interface Applied {
  actor_id: number;
  answer: Answer;
  at: Date;
}

async function settle(tx: Tx, { lines, decided }: Decided, { actor_id, answer, at }: Applied): Promise<void> {
  const acting = decided.flatMap(({ row, word }) => {
    const line = lines.get(row.reference);
    return line && (word === 'pays' || word === 'returns' || word === 'comes_back') ? [{ row, word, line }] : [];
  });
  await holdPayouts(
    tx,
    acting.map(({ line }) => line.payout_id),
  );
  const answered = { bank_answer_id: answer.bank_answer_id, answered_on: at };
  for (const { row, word, line } of acting) {
    const payout = await lockPayout(tx, line.payout_id);
    if (!payout) continue;
    if (word !== 'pays') {
      const reason = row.reason.slice(0, reasonLengthMax) || row.status;
      if (word === 'comes_back') await returnHeld(tx, payout, { actor_id, at, reason });
      else await tellReturned(tx, payout, line.payout_batch_id, reason);
      await store.answerLine(tx, line, { ...answered, outcome: 'failed', bank_reference: null, reason });
      continue;
    }
    await payHeld(tx, payout, { actor_id, at, reference: row.bank_reference });
    await store.answerLine(tx, line, { ...answered, outcome: 'paid', bank_reference: row.bank_reference });
  }
}

const noneDone = z.object({ paid: z.int(), returned: z.int(), left: z.int() });

/** Lets an answer count: what arrived is paid with its reference, what came back can be paid again. Once for each answer. */
export const applyAnswer = (
  deps: BatchDeps,
  batchId: number,
  { actor_id, answerId }: { actor_id: number; answerId: number },
) =>
  transaction(deps.db, async (tx) => {
    const batch = await lockAnswered(tx, batchId);
    const answer = await store.lockAnswer(tx, batchId, answerId);
    if (!answer) throw new AppError('not_found', 'There is no such answer to this file.');
    if (answer.applied_on !== null) {
      await record(tx, { actor_id, action: 'payout_batch.answer_again', subject_id: batchId });
      return { outcome: z.parse(noneDone, answer.outcome), was_applied: true };
    }
    const decided = await decide(tx, batch, answer.content);
    const at = deps.clock.now();
    await settle(tx, decided, { actor_id, answer, at });
    const { outcome } = sumsOf(decided);
    await store.noteApplied(tx, answerId, { by: actor_id, at, outcome });
    const isOver = batch.state === 'released' && (await store.countOpen(tx, batchId)) === 0;
    if (isOver) await store.updateBatch(tx, batchId, { state: 'answered', ended_on: at });
    const change = { before: { state: batch.state }, after: { state: isOver ? 'answered' : batch.state, ...outcome } };
    await record(tx, { actor_id, action: 'payout_batch.answer', subject_id: batchId, ...change });
    return { outcome, was_applied: false };
  });
