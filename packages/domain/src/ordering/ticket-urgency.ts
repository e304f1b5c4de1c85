import { minuteMs } from '../common/durations.ts';
import type { Fulfilment, OrderStatus } from './order-states.ts';

/** From nothing to worry about to past its time; colour on the kitchen's screens only ever grows along this row. */
export const urgencyLevels = ['calm', 'soon', 'urgent', 'late'] as const;
export type UrgencyLevel = (typeof urgencyLevels)[number];

type Instant = string | Date;

/** What an order says of its times; instants as they are on the wire or in the database. */
export interface TicketTimes {
  status: OrderStatus;
  fulfilment: Fulfilment;
  placed_at: Instant;
  /** When it must be answered. */
  accept_by: Instant | null;
  /** Minutes before `accept_by` from which it warns. */
  warn_minutes: number;
  accepted_at: Instant | null;
  /** When an order for later is to be begun. */
  cook_by: Instant | null;
  ready_by: Instant;
  promised_to: Instant;
}

export interface TicketUrgency {
  level: UrgencyLevel;
  /** Until it must have moved on (ms); below zero once that is past. */
  left_ms: number;
  /** How much of its time is used, from 0 to 1. */
  used: number;
}

/** Time left (ms) below which a level begins; at the time itself it has not begun. */
type Steps = Readonly<Record<Exclude<UrgencyLevel, 'calm'>, number>>;

const cookingSteps: Steps = { soon: 8 * minuteMs, urgent: 3 * minuteMs, late: 0 };
// A customer who waits for an answer is lost at its end, so its last minute already counts as late.
const answerLateMs = minuteMs;
const answerSoonMs = 2 * minuteMs;

const ms = (instant: Instant): number => (typeof instant === 'string' ? Date.parse(instant) : instant.getTime());

const waitsForAnswer = ({ status }: Pick<TicketTimes, 'status'>): boolean => status === 'placed';

/** Is it with the cooks: accepted, and not ready yet? */
export const isCooking = ({ status }: Pick<TicketTimes, 'status'>): boolean =>
  status === 'accepted' || status === 'preparing';

const leavesKitchen = ({ status, fulfilment }: TicketTimes): boolean =>
  status === 'out_for_delivery' || (status === 'ready' && fulfilment === 'delivery');

/** When a ticket must have moved on (ms): the answer, the cooking, or the promise to the customer. */
export function ticketDueAt(ticket: TicketTimes): number {
  if (waitsForAnswer(ticket)) return ms(ticket.accept_by ?? ticket.promised_to);
  return ms(isCooking(ticket) ? ticket.ready_by : ticket.promised_to);
}

/**
 * Is a ticket past its time (`now` in ms): not ready when it had to be, or not with its customer when that was promised?
 * Never while it waits for an answer, nor on the counter for a customer who comes for it.
 */
export const isTicketLate = (ticket: TicketTimes, now: number): boolean =>
  (isCooking(ticket) || leavesKitchen(ticket)) && ticketDueAt(ticket) < now;

function startOf({ status, placed_at, accept_by, accepted_at, cook_by }: TicketTimes): number {
  if (status === 'placed' && accept_by !== null) return ms(placed_at);
  return ms(cook_by ?? accepted_at ?? placed_at);
}

function shareUsed(ticket: TicketTimes, now: number): number {
  const [from, to] = [startOf(ticket), ticketDueAt(ticket)];
  if (now >= to) return 1;
  return Math.max(0, Math.min(1, (now - from) / (to - from)));
}

const stepsOf = (ticket: TicketTimes): Steps => {
  const urgent = ticket.warn_minutes * minuteMs;
  return waitsForAnswer(ticket) ? { soon: urgent + answerSoonMs, urgent, late: answerLateMs } : cookingSteps;
};

function levelOf(ticket: TicketTimes, left: number): UrgencyLevel {
  if (!waitsForAnswer(ticket) && !isCooking(ticket)) return leavesKitchen(ticket) && left < 0 ? 'late' : 'calm';
  const steps = stepsOf(ticket);
  if (left < steps.late) return 'late';
  if (left < steps.urgent) return 'urgent';
  return left < steps.soon ? 'soon' : 'calm';
}

/** How urgent a ticket is (`now` in ms), the time it has left, and the share of its time that is used. */
export function decideUrgency(ticket: TicketTimes, now: number): TicketUrgency {
  const left_ms = ticketDueAt(ticket) - now;
  return { level: levelOf(ticket, left_ms), left_ms, used: shareUsed(ticket, now) };
}

/** How many tickets are late, and how many of those are still cooked, wait to leave, or are on their way. */
export function countLate(
  tickets: readonly TicketTimes[],
  now: number,
): { late: number; cooking: number; ready: number; out: number } {
  const late = tickets.filter((ticket) => isTicketLate(ticket, now));
  const out = late.filter(({ status }) => status === 'out_for_delivery').length;
  const ready = late.filter(({ status }) => status === 'ready').length;
  return { late: late.length, cooking: late.length - out - ready, ready, out };
}
