import { dayMs, hourMs } from '../common/durations.ts';
import {
  complaintAcknowledgeHours,
  complaintRedressDays,
  complaintReopenDays,
  foodSafetyHours,
} from '../common/limits.ts';

export const complaintStates = [
  'open',
  'acknowledged',
  'in_progress',
  'waiting_customer',
  'resolved',
  'declined',
  'closed',
  'reopened',
] as const;
export type ComplaintState = (typeof complaintStates)[number];
export type ComplaintActor = 'customer' | 'restaurant' | 'admin' | 'system';

export const complaintCategories = [
  'missing_item',
  'wrong_item',
  'quality',
  'hygiene',
  'veg_mix_up',
  'late',
  'payment',
  'behaviour',
  'other',
] as const;
export type ComplaintCategory = (typeof complaintCategories)[number];

/** What a complaint is about, as everybody reads it. */
export const complaintCategoryWords: Readonly<Record<ComplaintCategory, string>> = {
  missing_item: 'Something is missing',
  wrong_item: 'Wrong dish',
  quality: 'Quality of the food',
  hygiene: 'Hygiene or illness',
  veg_mix_up: 'Veg and non-veg mixed up',
  late: 'Came late',
  payment: 'Payment or refund',
  behaviour: 'Behaviour',
  other: 'Something else',
};

/** The word a customer reads. */
export const complaintStateWords: Readonly<Record<ComplaintState, string>> = {
  open: 'Sent',
  acknowledged: 'Acknowledged',
  in_progress: 'In progress',
  waiting_customer: 'Waiting for you',
  resolved: 'Resolved',
  declined: 'Declined',
  closed: 'Closed',
  reopened: 'Opened again',
};

/** The word that restaurants and the office read. */
export const complaintPanelWords: Readonly<Record<ComplaintState, string>> = {
  ...complaintStateWords,
  open: 'New',
  waiting_customer: 'Waiting for the customer',
};

/** Reports about these are looked into within the shorter time that food safety has. */
export const isFoodSafety = (category: ComplaintCategory): boolean =>
  category === 'hygiene' || category === 'veg_mix_up';

/** Who is asked first: what happened in the kitchen is the kitchen's to explain. */
export const routeOf = (category: ComplaintCategory): 'restaurant' | 'office' =>
  category === 'payment' || category === 'behaviour' || category === 'other' ? 'office' : 'restaurant';

const settled: ReadonlySet<ComplaintState> = new Set(['resolved', 'declined', 'closed']);

/** Is somebody still to do something about it? */
export const isUnresolved = (state: ComplaintState): boolean => !settled.has(state);

interface ComplaintMove {
  from: ComplaintState;
  to: ComplaintState;
  by: readonly ComplaintActor[];
  /** The other side reads why. */
  needsWords?: true;
  /** Only this many days after the state began. */
  withinDays?: number;
  /** Only when the state has lasted this many days. */
  afterDays?: number;
}

const staff = ['restaurant', 'admin'] as const;

/** Every legal move of a complaint: what is not here is refused. */
export const complaintMoves: readonly ComplaintMove[] = [
  { from: 'open', to: 'acknowledged', by: staff },
  { from: 'reopened', to: 'acknowledged', by: staff },
  { from: 'acknowledged', to: 'in_progress', by: staff },
  { from: 'in_progress', to: 'waiting_customer', by: ['admin'] },
  { from: 'waiting_customer', to: 'in_progress', by: ['customer', 'admin'] },
  { from: 'in_progress', to: 'resolved', by: ['admin'], needsWords: true },
  { from: 'in_progress', to: 'declined', by: ['admin'], needsWords: true },
  { from: 'waiting_customer', to: 'resolved', by: ['admin'], needsWords: true },
  { from: 'waiting_customer', to: 'declined', by: ['admin'], needsWords: true },
  { from: 'waiting_customer', to: 'closed', by: ['system'], afterDays: complaintReopenDays },
  { from: 'resolved', to: 'reopened', by: ['customer'], needsWords: true, withinDays: complaintReopenDays },
  { from: 'resolved', to: 'closed', by: ['system'], afterDays: complaintReopenDays },
];

export interface ComplaintMoveInput {
  from: ComplaintState;
  to: ComplaintState;
  actor: ComplaintActor;
  /** When the present state began. */
  since: Date;
  now: Date;
  has_words?: boolean;
}
export type ComplaintRefusal = 'ILLEGAL_TRANSITION' | 'TOO_LATE' | 'TOO_EARLY' | 'NEEDS_WORDS';
export type ComplaintDecision = { ok: true } | { ok: false; code: ComplaintRefusal; message: string };

const refuse = (code: ComplaintRefusal, message: string): ComplaintDecision => ({ ok: false, code, message });

/** May this actor move a complaint so, now? Otherwise why not, in plain words. */
export function decideComplaintMove(input: ComplaintMoveInput): ComplaintDecision {
  const { from, to, actor, since, now, has_words = false } = input;
  const move = complaintMoves.find((each) => each.from === from && each.to === to);
  const stateText = complaintPanelWords[from].toLowerCase();
  if (!move?.by.includes(actor))
    return refuse('ILLEGAL_TRANSITION', `This complaint is ${stateText}, so that is not possible now.`);
  const lasted = now.getTime() - since.getTime();
  if (move.withinDays !== undefined && lasted > move.withinDays * dayMs)
    return refuse(
      'TOO_LATE',
      `A resolved complaint can be opened again for ${move.withinDays} days. Please file a new one.`,
    );
  if (move.afterDays !== undefined && lasted < move.afterDays * dayMs)
    return refuse('TOO_EARLY', 'There is still time to answer.');
  return move.needsWords && !has_words ? refuse('NEEDS_WORDS', 'Please write why.') : { ok: true };
}

/** The states on the shortest legal way for this actor, without the first; undefined where none leads there. */
export function findComplaintWay(
  from: ComplaintState,
  to: ComplaintState,
  actor: ComplaintActor,
): ComplaintState[] | undefined {
  const ways: ComplaintState[][] = [[from]];
  const visited = new Set<ComplaintState>([from]);
  for (const way of ways) {
    const last = way.at(-1);
    if (last === to) return way.slice(1);
    const next = complaintMoves.filter(
      (move) => move.from === last && move.by.includes(actor) && !visited.has(move.to),
    );
    for (const move of next) {
      visited.add(move.to);
      ways.push([...way, move.to]);
    }
  }
  return undefined;
}

export interface ComplaintTimes {
  status: ComplaintState;
  category: ComplaintCategory;
  /** When it was written, or opened again. */
  clock_from: Date;
  acknowledged_at: Date | null;
  /** When somebody began to look into it. */
  investigated_at: Date | null;
  /** When it was resolved, declined or closed. */
  settled_at: Date | null;
}
export interface ComplaintClock {
  key: 'acknowledge' | 'food_safety' | 'redress';
  due_at: Date;
  done_at: Date | null;
}

/** What the rules ask for, each with the moment until which and the moment at which it was done. */
export function complaintClocks(times: ComplaintTimes): ComplaintClock[] {
  const { category, clock_from, acknowledged_at, investigated_at, settled_at } = times;
  const after = (ms: number) => new Date(clock_from.getTime() + ms);
  const acknowledge: ComplaintClock = {
    key: 'acknowledge',
    due_at: after(complaintAcknowledgeHours * hourMs),
    done_at: acknowledged_at ?? settled_at,
  };
  const safety: ComplaintClock = {
    key: 'food_safety',
    due_at: after(foodSafetyHours * hourMs),
    done_at: investigated_at ?? settled_at,
  };
  const redress: ComplaintClock = { key: 'redress', due_at: after(complaintRedressDays * dayMs), done_at: settled_at };
  return isFoodSafety(category) ? [acknowledge, safety, redress] : [acknowledge, redress];
}

/** The next moment by which something is owed; null once it is settled. */
export function complaintDue(times: ComplaintTimes): Date | null {
  if (!isUnresolved(times.status)) return null;
  const open = complaintClocks(times).filter(({ done_at }) => done_at === null);
  return open.reduce<Date | null>((first, { due_at }) => (first && first <= due_at ? first : due_at), null);
}

/** Is something owed that should have been done? The clock rests while the customer is asked. */
export const isComplaintOverdue = (
  { status, due_at }: { status: ComplaintState; due_at: Date | null },
  now: Date,
): boolean => due_at !== null && status !== 'waiting_customer' && due_at < now;

/** Until when a resolved complaint can be opened again; null for any other. */
export const reopenUntil = (status: ComplaintState, since: Date): Date | null =>
  status === 'resolved' ? new Date(since.getTime() + complaintReopenDays * dayMs) : null;

export const complaintOutcomes = ['explanation', 'refund', 'credit'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/** 'C-1042', as people name a complaint. */
export const complaintNumber = (complaintId: number): string => `C-${complaintId}`;
