/** Paise of a file for the bank above which somebody else than its maker releases it. */
export const payoutSecondPaise = 50_000_000;
/** Paise of the least statement that a file pays. */
export const payoutLeastPaise = 10_000;
/** Paise up to which a payout goes by IMPS, larger ones by NEFT. */
export const payoutImpsPaise = 2_000_000;
/** Days for which a bank account that took the place of another is paid by no file. */
export const newAccountDays = 7;
/** Lines of one file for the bank at most. */
export const batchLinesMax = 5000;
/** Bytes of the bank's answer at most. */
export const bankAnswerBytesMax = 2 * 1024 * 1024;

/** Where a statement stands in a run of payouts: each in one of them, so that the sums of all add up to the whole. */
export const runTabs = ['to_pay', 'returned', 'in_file', 'apart', 'no_account', 'below_zero', 'paid'] as const;
export type RunTab = (typeof runTabs)[number];

/** The steps of a run, in their order. */
export const runSteps = ['checked', 'filed', 'released', 'answered', 'paid'] as const;
export type RunStepName = (typeof runSteps)[number];

/** Where a statement can be put into a file from. */
export const payableTabs = ['to_pay', 'returned'] as const satisfies readonly RunTab[];

/** Why a statement is held apart from files, the first that holds. */
export const apartReasons = [
  'disputed',
  'held',
  'suspended',
  'below_zero',
  'under_least',
  'no_account',
  'new_account',
] as const;
export type ApartReason = (typeof apartReasons)[number];

/** Why a line that stands in a file cannot be released as it is written there. */
export const lineProblems = [...apartReasons, 'amount_changed', 'account_changed'] as const;
export type LineProblem = (typeof lineProblems)[number];

export const batchStates = ['made', 'released', 'answered', 'dropped'] as const;
export type BatchState = (typeof batchStates)[number];

export const lineOutcomes = ['open', 'paid', 'failed', 'dropped'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** Paise from which banks take RTGS. */
export const rtgsFromPaise = 20_000_000;

/** The way a payout of so many paise takes; RTGS where the bank's file has it. */
export function modeOf(amount: number, impsUpTo: number, hasRtgs: boolean): 'IMPS' | 'NEFT' | 'RTGS' {
  if (amount <= impsUpTo) return 'IMPS';
  return hasRtgs && amount >= rtgsFromPaise ? 'RTGS' : 'NEFT';
}

/** What names a payout in a file to the bank and back: 'TW12P3456', letters and digits alone. */
export const transferReference = (batchId: number, payoutId: number): string => `TW${batchId}P${payoutId}`;

interface Release {
  state: BatchState;
  madeBy: number;
  needsSecond: boolean;
  /** Who wants to release it. */
  by: number;
  /** Whether the file is still the one that was looked at. */
  isSame: boolean;
  /** Lines that may not be paid as they are written. */
  problems: number;
}

/** Whether a file may be released, and what keeps it back: somebody else must, it is another file by now, or lines are not right any more. */
export function decideRelease({
  state,
  madeBy,
  needsSecond,
  by,
  isSame,
  problems,
}: Release): 'release' | 'over' | 'second' | 'changed' | 'problems' {
  if (state !== 'made') return 'over';
  if (!isSame) return 'changed';
  if (needsSecond && madeBy === by) return 'second';
  return problems > 0 ? 'problems' : 'release';
}

/** Whether a file can still be changed or dropped: not after the bank may have it. */
export const canChangeBatch = ({ state, isTaken }: { state: BatchState; isTaken: boolean }): boolean =>
  state === 'made' || (state === 'released' && !isTaken);
