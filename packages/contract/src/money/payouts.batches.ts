import { answerWords } from '@tawa/domain/money/bank-files';
import {
  apartReasons,
  batchLinesMax,
  batchStates,
  lineOutcomes,
  lineProblems,
  runSteps,
  runTabs,
} from '@tawa/domain/money/payout-batches';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { auditEntry } from '../insight/audit.ts';
import { id, idParam, instant, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { bulkAnswer, bulkOf, csvOf, dayFilter, listAnswer, listQuery } from '../common/lists.ts';

const office = { access: ['admin'] } as const;
const byBatch = z.object({ payout_batch_id: idParam });
const reason = requiredText('Give a reason', reasonLengthMax);

/** A statement in a run of payouts: where it stands, and where its money would go. */
export const runRow = z.object({
  payout_id: id,
  restaurant_id: id,
  restaurant_name: z.string(),
  cityname: z.nullable(z.string()),
  period_from: z.string(),
  period_to: z.string(),
  net: rupees,
  tab: z.enum(runTabs),
  apart: z.nullable(z.enum(apartReasons)),
  /** Why the office holds it, or why the bank sent it back. */
  words: z.nullable(z.string()),
  /** 'HDFC •• 4410'; null where there is no bank account. */
  account: z.nullable(z.string()),
  /** When its restaurant was asked for bank details. */
  bank_asked_on: z.nullable(instant),
  /** The file that it stands in, or stood in last. */
  payout_batch_id: z.nullable(id),
});
export type RunRow = z.infer<typeof runRow>;

const runFilters = {
  tab: z.optional(z.enum(runTabs)),
  /** Any day of the week that a statement is for; without it all that is not paid. */
  week: dayFilter,
};

export const listRun = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/payout-run',
  summary: 'Statements that wait for their money, or that have it, 25 a page',
  query: listQuery(['returned', 'net', 'restaurant_name', 'period_from'], runFilters),
  responses: { 200: listAnswer(runRow) },
});
export const exportRun = endpoint(csvOf(listRun));

/** How many statements a place of the run holds, and their sum. */
const runSum = z.object({ tab: z.enum(runTabs), lines: z.int(), total: rupees });

/** How far a run is: who did a step last and when; null while nobody has. */
const runStep = z.object({
  step: z.enum(runSteps),
  done: z.int(),
  of: z.int(),
  by: z.nullable(z.string()),
  at: z.nullable(instant),
});
export type RunStep = z.infer<typeof runStep>;

export const getRunSums = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/payout-run/sums',
  summary: 'What the run adds up to, place by place, and what a file needs',
  query: z.object({ week: dayFilter }),
  responses: {
    200: z.object({
      sums: z.array(runSum),
      /** What the ledger says of the same statements, in rupees: it is what they add up to, or no file can be made. */
      ledger: rupees,
      steps: z.array(runStep),
      /** Whether the account that payouts leave from is set. */
      has_account: z.boolean(),
      /** Rupees of a file above which a second person releases it. */
      second_from: rupees,
      formats: z.array(z.object({ bank_format_id: id, name: z.string() })),
    }),
  },
});
export type RunSums = z.infer<(typeof getRunSums)['responses'][200]>;

export const holdPayouts = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payout-run/hold',
  summary: 'Keeps statements out of payouts until they are let go; each by itself',
  body: z.strictObject({ payout_ids: bulkOf(id), reason }),
  responses: { 200: bulkAnswer },
});

export const askForBank = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payout-run/ask-bank',
  summary: 'Asks restaurants for their bank details by notice and mail; each statement once',
  body: z.strictObject({ payout_ids: bulkOf(id) }),
  responses: { 200: bulkAnswer },
});

export const letPayoutsGo = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payout-run/let-go',
  summary: 'Lets held statements be paid again; each by itself',
  body: z.strictObject({ payout_ids: bulkOf(id) }),
  responses: { 200: bulkAnswer },
});

/** A file for the bank as lists tell it. */
export const batch = z.object({
  payout_batch_id: id,
  format: z.string(),
  state: z.enum(batchStates),
  /** What it pays: lines that were taken out do not count. */
  lines: z.int(),
  total: rupees,
  paid: z.int(),
  failed: z.int(),
  open: z.int(),
  needs_second: z.boolean(),
  made_by: id,
  made_by_name: z.string(),
  made_on: instant,
  released_by_name: z.nullable(z.string()),
  released_on: z.nullable(instant),
  /** When the file was first taken along; from then on only the bank can stop it. */
  taken_on: z.nullable(instant),
  drop_reason: z.nullable(z.string()),
});
export type Batch = z.infer<typeof batch>;

export const listBatches = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/payout-batches',
  summary: 'The files for the bank, the newest first, 25 a page',
  query: listQuery(['-made_on', 'total'], { state: z.optional(z.enum(batchStates)) }),
  responses: { 200: listAnswer(batch) },
});

const batchLine = z.object({
  payout_id: id,
  restaurant_id: id,
  restaurant_name: z.string(),
  reference: z.string(),
  mode: z.string(),
  amount: rupees,
  account: z.string(),
  outcome: z.enum(lineOutcomes),
  bank_reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Why it may not be paid as it is written, while the file waits for its release. */
  problem: z.nullable(z.enum(lineProblems)),
});
export type BatchLine = z.infer<typeof batchLine>;

export const batchAnswer = z.object({
  batch,
  sha256: z.string(),
  filename: z.string(),
  second_from: rupees,
  largest: z.nullable(batchLine),
  rows: z.array(batchLine),
  history: z.array(auditEntry),
});
export type WholeBatch = z.infer<typeof batchAnswer>;

export const getBatch = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/payout-batches/:payout_batch_id',
  summary: 'One file, line by line, and who did what to it',
  params: byBatch,
  responses: { 200: batchAnswer },
});

export const makeBatch = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payout-batches',
  summary:
    'Makes a file for the bank of ticked statements, or of all that match; refused when they are others than those that were seen',
  body: z.strictObject({
    bank_format_id: id,
    /** Ticked statements; without them all that can be paid. */
    payout_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(batchLinesMax))),
    week: z.optional(z.iso.date()),
    /** What was on the screen. */
    expected: z.strictObject({ lines: z.int().check(z.minimum(1), z.maximum(batchLinesMax)), total: rupees }),
  }),
  responses: { 200: batch },
});

export const getBatchFile = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/payout-batches/:payout_batch_id/csv',
  summary: 'The released file as the bank takes it; written down each time',
  params: byBatch,
  media: 'text/csv',
  responses: { 200: z.string() },
});

/** Who releases shows that they sit there: a code of the second step, or the password where none is set. */
export const releaseProof = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(200))),
  code: z.optional(z.string().check(z.maxLength(60))),
});

export const releaseBatch = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payout-batches/:payout_batch_id/release',
  summary: 'Releases a file; above the limit somebody else than its maker does',
  params: byBatch,
  body: z.strictObject({ ...releaseProof.shape, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  responses: { 200: batch },
});

export const dropBatch = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payout-batches/:payout_batch_id/drop',
  summary: 'Takes a file back before the bank may have it; its statements can be paid by another',
  params: byBatch,
  body: z.strictObject({ reason }),
  responses: { 200: batch },
});

export const removeBatchLines = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payout-batches/:payout_batch_id/lines/remove',
  summary: 'Takes statements out of a file, which is written anew and loses its release',
  params: byBatch,
  body: z.strictObject({ payout_ids: z.array(id).check(z.minLength(1), z.maxLength(batchLinesMax)), reason }),
  responses: { 200: batch },
});

const answerLine = z.object({
  row: z.int(),
  word: z.enum(answerWords),
  reference: z.string(),
  amount: z.string(),
  status: z.string(),
  bank_reference: z.string(),
  reason: z.string(),
  restaurant_name: z.nullable(z.string()),
});
export type AnswerLine = z.infer<typeof answerLine>;

const answerOutcome = z.object({ paid: z.int(), returned: z.int(), left: z.int() });

export const bankAnswer = z.object({
  bank_answer_id: id,
  filename: z.string(),
  uploaded_on: instant,
  /** When it counted; null while it is only looked at. */
  applied_on: z.nullable(instant),
  /** What applying it does now. */
  outcome: answerOutcome,
  paid_total: rupees,
  returned_total: rupees,
  rows: z.array(answerLine),
});
export type BankAnswer = z.infer<typeof bankAnswer>;

export const readBankAnswer = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payout-batches/:payout_batch_id/answers',
  summary: 'Reads the bank’s answer (multipart) and says line by line what it would do; nothing is paid yet',
  params: byBatch,
  responses: { 200: bankAnswer },
});

export const applyBankAnswer = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payout-batches/:payout_batch_id/answers/:bank_answer_id/apply',
  summary: 'Pays and returns what the answer says, all or nothing, and once however often it is called',
  params: z.object({ payout_batch_id: idParam, bank_answer_id: idParam }),
  body: z.strictObject({}),
  responses: { 200: z.object({ batch, outcome: answerOutcome, was_applied: z.boolean() }) },
});
