// What stands in the file of a refund: why it was given, who bears it, and until when a restaurant may object.
import type { ComplaintCategory } from '../care/complaints.ts';
import { dayMs } from '../common/durations.ts';
import { refundBusinessDays, timeZoneDefault } from '../common/limits.ts';
import { zonedParts } from '../common/zoned-time.ts';
import type { LiableParty } from './ledger.ts';

export const refundCauses = [
  'wrong_dish',
  'missing_dish',
  'quality',
  'mixed_up',
  'hygiene',
  'late',
  'spilled',
  'never_came',
  'cancelled_by_kitchen',
  'cancelled_by_customer',
  'cancelled_by_office',
  'not_answered',
  'sold_out',
  'cheaper_dish',
  'overcharged',
  'paid_twice',
  'paid_late',
  'goodwill',
  'other',
] as const;
export type RefundCauseWord = (typeof refundCauses)[number];

/** What the office may choose from; the others are what the product itself gives back for. */
export const officeCauses = [
  'wrong_dish',
  'missing_dish',
  'quality',
  'mixed_up',
  'hygiene',
  'late',
  'spilled',
  'never_came',
  'cancelled_by_kitchen',
  'overcharged',
  'goodwill',
  'other',
] as const satisfies readonly RefundCauseWord[];
export type OfficeCause = (typeof officeCauses)[number];

/** A cause as everybody reads it. */
export const refundCauseWords: Readonly<Record<RefundCauseWord, string>> = {
  wrong_dish: 'Wrong dish',
  missing_dish: 'Something was missing',
  quality: 'Quality of the food',
  mixed_up: 'Veg and non-veg mixed up',
  hygiene: 'Hygiene or illness',
  late: 'Came late',
  spilled: 'Spilled on the way',
  never_came: 'Never came',
  cancelled_by_kitchen: 'Cancelled by the restaurant',
  cancelled_by_customer: 'Cancelled by the customer',
  cancelled_by_office: 'Cancelled by Tawa',
  not_answered: 'Not answered by the restaurant',
  sold_out: 'Sold out',
  cheaper_dish: 'A cheaper dish came instead',
  overcharged: 'Charged too much',
  paid_twice: 'Paid twice',
  paid_late: 'Paid after the order had ended',
  goodwill: 'Goodwill',
  other: 'Something else',
};

export const refundPayers = ['kitchen', 'rider', 'platform', 'nobody'] as const;
export type RefundPayer = (typeof refundPayers)[number];
/** Who may be chosen to pay: of what was earned, somebody has to. */
export const choosablePayers = ['kitchen', 'rider', 'platform'] as const satisfies readonly RefundPayer[];
export type ChosenPayer = (typeof choosablePayers)[number];

/** Who pays as everybody reads it. */
export const refundPayerWords: Readonly<Record<RefundPayer, string>> = {
  kitchen: 'The kitchen',
  rider: 'The delivery of the restaurant',
  platform: 'Tawa',
  nobody: 'Nobody',
};

const payers: Readonly<Record<RefundCauseWord, RefundPayer>> = {
  wrong_dish: 'kitchen',
  missing_dish: 'kitchen',
  quality: 'kitchen',
  mixed_up: 'kitchen',
  hygiene: 'kitchen',
  late: 'rider',
  spilled: 'rider',
  never_came: 'rider',
  cancelled_by_kitchen: 'kitchen',
  cancelled_by_customer: 'nobody',
  cancelled_by_office: 'platform',
  not_answered: 'nobody',
  sold_out: 'kitchen',
  cheaper_dish: 'kitchen',
  overcharged: 'platform',
  paid_twice: 'nobody',
  paid_late: 'nobody',
  goodwill: 'platform',
  other: 'platform',
};

/** Who pays for what happened so, of money that somebody has earned. */
export const payerOf = (cause: RefundCauseWord): RefundPayer => payers[cause];

/** On whose account it stands in the ledger. Restaurants bring with their own people, so their delivery is on theirs. */
export function liableOf(payer: RefundPayer, cause: RefundCauseWord): LiableParty {
  if (payer === 'kitchen' || payer === 'rider') return 'restaurant';
  return cause === 'goodwill' ? 'goodwill' : 'platform';
}

/** What is decided of a refund beside its sum. */
export interface FileChoice {
  cause: RefundCauseWord;
  /** Another payer than the cause has. */
  payer?: ChosenPayer | undefined;
  /** Why another one pays. */
  departure?: string | undefined;
}

export type FileDecision = { ok: true; payer: RefundPayer; departure: string | null } | { ok: false; message: string };

/** Who pays by cause and choice; somebody else than the table says only with a written reason. */
export function decidePayer({ cause, payer, departure = '' }: FileChoice): FileDecision {
  const usual = payerOf(cause);
  const chosen = payer ?? usual;
  if (chosen === usual) return { ok: true, payer: chosen, departure: null };
  if (departure.trim() === '')
    return { ok: false, message: `Write why ${refundPayerWords[chosen]} pays. It stands in the file.` };
  return { ok: true, payer: chosen, departure: departure.trim() };
}

const byCategory: Readonly<Record<ComplaintCategory, OfficeCause>> = {
  missing_item: 'missing_dish',
  wrong_item: 'wrong_dish',
  quality: 'quality',
  hygiene: 'hygiene',
  veg_mix_up: 'mixed_up',
  late: 'late',
  payment: 'overcharged',
  behaviour: 'other',
  other: 'other',
};

/** The cause that a complaint speaks of, before anybody looked into it. */
export const causeOfComplaint = (category: ComplaintCategory): OfficeCause => byCategory[category];

export const appealStates = ['open', 'stands', 'moved'] as const;
export type AppealState = (typeof appealStates)[number];

/** 'R-1042', as people name the file of a refund. */
export const refundNumber = (refundId: number): string => `R-${refundId}`;

const weekdayOf = (at: Date): number => zonedParts(at, timeZoneDefault).weekday;

/** The end of the week (Monday to Sunday in India) in which a movement falls: from then on its statement may be drafted. */
export function weekEndOf(at: Date): Date {
  const { weekday, minutes } = zonedParts(at, timeZoneDefault);
  const days = 7 - ((weekday + 6) % 7);
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000 - minutes * 60_000 + days * dayMs);
}

/** The last day by which money that left at this moment has arrived, weekends left out. */
export function arrivesBy(leftAt: Date): Date {
  let day = leftAt;
  for (let left = refundBusinessDays.to; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    const weekday = weekdayOf(day);
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

/** Orders of a customer in the days that count, and how many of them had a refund that somebody was asked for. */
export interface RefundCounts {
  refunds: number;
  orders: number;
}

/** Does the office alone decide about one more refund? By the count and nothing else. */
export const isOfficeAlone = ({ refunds }: RefundCounts, from: number): boolean => refunds + 1 >= from;
