import { dayMs, minuteMs } from '../common/durations.ts';
import { timeZoneDefault } from '../common/limits.ts';
import { addDays, instantAt, minutesAt, zonedParts } from '../common/zoned-time.ts';

/** The ways of a broadcast; a push is the notice of the inbox on the phone, so it goes with that alone. */
export const broadcastChannels = ['in_app', 'email', 'web_push'] as const;
export type BroadcastChannel = (typeof broadcastChannels)[number];

export const broadcastStates = ['draft', 'planned', 'sending', 'paused', 'stopped', 'done'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/** What a screen calls it: beside the states, one that waits for the end of the quiet hours. */
export const broadcastPhases = [...broadcastStates, 'night'] as const;
export type BroadcastPhase = (typeof broadcastPhases)[number];

/** Why somebody of the segment hears nothing, in the order in which it is asked. */
export const broadcastLeft = ['suspended', 'no_consent', 'unreachable', 'heard'] as const;
export type BroadcastLeft = (typeof broadcastLeft)[number];

/** What the office may agree with each account about: offers by letter, as notices, and by what they eat. */
export const offerConsents = ['mail', 'notices', 'diet'] as const;
export type OfferConsent = (typeof offerConsents)[number];

/** Characters of a broadcast's words, as a notice can hold them. */
export const broadcastTitleMax = 80;
export const broadcastBodyMax = 400;
/** Days within which a segment may look back. */
export const broadcastLookBackMax = 730;
/** Days ahead for which a broadcast may be planned. */
export const broadcastAheadMax = 60;
/** Nobody hears more than one broadcast in so many days. */
export const broadcastEveryDays = 7;
/** Hours of the day in India between which nothing is sent that somebody did not ask for. */
export const quietHours = { from: 21, to: 9 } as const;

/** Is this within the hours in which no offer is sent? */
export function isQuiet(now: Date): boolean {
  const minutes = minutesAt(now, timeZoneDefault);
  return minutes >= quietHours.from * 60 || minutes < quietHours.to * 60;
}

/** When offers may be sent again: the instant itself by day, else the end of its quiet hours. */
export function afterQuiet(now: Date): Date {
  if (!isQuiet(now)) return now;
  const { date } = zonedParts(now, timeZoneDefault);
  const isEvening = minutesAt(now, timeZoneDefault) >= quietHours.from * 60;
  return instantAt(isEvening ? addDays(date, 1) : date, quietHours.to * 60, timeZoneDefault);
}

/** Whoever heard a broadcast after this instant hears no other one now. */
export const heardSince = (now: Date): Date => new Date(now.getTime() - broadcastEveryDays * dayMs);

/** What one press does. */
export const broadcastActs = ['pause', 'go_on', 'stop', 'take_back'] as const;
export type BroadcastAct = (typeof broadcastActs)[number];

const acts: Readonly<Record<BroadcastAct, { from: readonly BroadcastState[]; to: BroadcastState }>> = {
  pause: { from: ['planned', 'sending'], to: 'paused' },
  go_on: { from: ['paused'], to: 'sending' },
  stop: { from: ['planned', 'sending', 'paused'], to: 'stopped' },
  take_back: { from: ['planned'], to: 'draft' },
};

/** Where an act leads from a state; null where it does not. */
export const decideBroadcast = (state: BroadcastState, act: BroadcastAct): BroadcastState | null =>
  acts[act].from.includes(state) ? acts[act].to : null;

/** What a screen calls a broadcast now. */
export function phaseOf(state: BroadcastState, starts_at: Date | null, now: Date): BroadcastPhase {
  const isDue = starts_at !== null && starts_at.getTime() <= now.getTime();
  return (state === 'planned' || state === 'sending') && isDue && isQuiet(now) ? 'night' : state;
}

/** What is wrong with a wish to begin at an instant, in words; null for one that is allowed. A minute ago still counts as now. */
export function startProblem(starts_at: Date, now: Date): string | null {
  if (starts_at.getTime() < now.getTime() - minuteMs) return 'This time has passed.';
  return starts_at.getTime() > now.getTime() + broadcastAheadMax * dayMs
    ? `At most ${broadcastAheadMax} days ahead.`
    : null;
}

/** Accounts that a preview looks at; a house with more is judged by as many, spread evenly. */
export const broadcastSampleMax = 1500;

/** A count from a sample in which each account stands for `step` others: two digits are known of it, no more. */
export function roundCount(counted: number, step: number): number {
  const whole = counted * step;
  if (step === 1 || whole === 0) return whole;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(whole)) - 1);
  return Math.round(whole / unit) * unit;
}

/** What a count stays under, with 95 of 100, where a sample found nobody. */
export const leastSeen = (step: number): number => (step === 1 ? 0 : roundCount(3, step));
