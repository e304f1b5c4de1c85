import { minuteMs } from '../common/durations.ts';
import { unservedStates, type OrderStatus } from './order-states.ts';

/** People in one group, its host among them. */
export const groupGuestsMax = 30;
/** Lines that one of them may have. */
export const groupLinesMax = 12;
/** Characters of the name that stands on a bag. */
export const groupNameLengthMax = 30;
/** For how many minutes a group can be begun. */
export const groupMinutes = [15, 30, 60, 90] as const;
export const groupMinutesDefault = 30;
/** By how much its host puts the end off. */
export const groupExtraMinutes = 10;
/** Milliseconds from its beginning past which the end is put off no more. */
export const groupLongestMs = 4 * 60 * minuteMs;
/** Milliseconds after the end in which the host may still order. */
export const groupGraceMs = 30 * minuteMs;

export const groupPays = ['host', 'each'] as const;
/** Whether the host pays for all, or each their share. */
export type GroupPays = (typeof groupPays)[number];

/**
 * Open: everybody chooses. Closed: the lines are frozen, the host orders. Asking: everybody was asked for their share. Paying: the
 * host's order waits for its payment. The last two ended without an order.
 */
export type GroupState = 'open' | 'closed' | 'asking' | 'paying' | 'ordered' | 'cancelled' | 'lapsed';

export interface GroupFacts {
  closes_at: Date;
  /** Until when shares are paid; null where nobody was asked. */
  pay_by: Date | null;
  ended_as: string | null;
  /** What became of the order that was placed for it last; null before the first. */
  order_status: OrderStatus | null;
}

/** What a group is at a moment: an order that ended without food leaves its host as much time as is left. */
export function groupStateOf({ closes_at, pay_by, ended_as, order_status }: GroupFacts, now: Date): GroupState {
  if (order_status === 'pending_payment') return 'paying';
  if (order_status !== null && !unservedStates.some((each) => each === order_status)) return 'ordered';
  if (ended_as !== null) return ended_as === 'cancelled' ? 'cancelled' : 'lapsed';
  if (now >= lapseOf({ closes_at, pay_by })) return 'lapsed';
  if (pay_by !== null) return 'asking';
  return now < closes_at ? 'open' : 'closed';
}

/** Until when a group may be ordered. */
export const lapseOf = ({ closes_at, pay_by }: Pick<GroupFacts, 'closes_at' | 'pay_by'>): Date =>
  new Date((pay_by ?? closes_at).getTime() + groupGraceMs);

export const groupActs = ['extend', 'close', 'cancel', 'host_pays', 'each_pays'] as const;
export type GroupAct = (typeof groupActs)[number];

/** What a host does about the share of a guest who has not paid: asks again, pays it, or goes on without them. */
export const groupShareActs = ['remind', 'pay', 'drop'] as const;
export type GroupShareAct = (typeof groupShareActs)[number];

/** Milliseconds in which shares are paid, unless the office says otherwise. */
export const groupShareMs = 10 * minuteMs;

/** May its host do this with a group in this state? */
export function canAct(act: GroupAct, state: GroupState): boolean {
  if (act === 'close') return state === 'open';
  if (state === 'asking') return act === 'cancel' || act === 'host_pays';
  return state === 'open' || state === 'closed';
}

/** When a group closes that is put off once more, from what is later of its end and now; null when it has lasted too long. */
export function extendedEnd({ begun_at, closes_at }: { begun_at: Date; closes_at: Date }, now: Date): Date | null {
  const next = Math.max(closes_at.getTime(), now.getTime()) + groupExtraMinutes * minuteMs;
  return next > begun_at.getTime() + groupLongestMs ? null : new Date(next);
}

// Marks that turn the direction of what follows, and whatever a printer or a terminal takes for an order.
const unwritten = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** A name as it stands on a bag: one line, single spaces, nothing invisible; empty when nothing is left. */
export const tidyGroupName = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(unwritten, '').replaceAll(/ +/g, ' ').trim();

/** The first word of a person's name, as their bag has it; `fallback` where it leaves nothing. */
export const bagNameOf = (name: string, fallback: string): string =>
  (tidyGroupName(name).split(' ')[0] ?? '').slice(0, groupNameLengthMax).trim() || fallback;

/** Lines under the names of their bags, in the order in which each name first comes; lines without a name stand first, under null. */
export function groupByBag<T extends { for_name?: string | null | undefined }>(
  lines: readonly T[],
): { name: string | null; lines: T[] }[] {
  const bags = new Map<string | null, T[]>();
  for (const line of lines) {
    const name = line.for_name ?? null;
    const bag = bags.get(name);
    if (bag) bag.push(line);
    else bags.set(name, [line]);
  }
  const all = [...bags].map(([name, held]) => ({ name, lines: held }));
  return [...all.filter(({ name }) => name === null), ...all.filter(({ name }) => name !== null)];
}
