import { minuteMs } from '../common/durations.ts';
/** The states of a table booking, in the order in which they are reached. */
export const bookingStates = [
  'held',
  'requested',
  'confirmed',
  'arrived',
  'seated',
  'completed',
  'declined',
  'expired',
  'cancelled',
  'no_show',
] as const;
export type BookingState = (typeof bookingStates)[number];
/** The states in which a booking keeps its tables. */
export const livingBookingStates = ['held', 'requested', 'confirmed', 'arrived', 'seated'] as const;
export type BookingActor = 'customer' | 'restaurant' | 'admin' | 'system';

/** Does a booking in this state keep its tables? */
export const isLiving = (state: BookingState): boolean => livingBookingStates.some((living) => living === state);

/** The word that everybody reads. */
export const bookingStateWords: Readonly<Record<BookingState, string>> = {
  held: 'Held',
  requested: 'Requested',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  seated: 'Seated',
  completed: 'Completed',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
  no_show: 'No-show',
};

/** What a table may be booked for. */
export const bookingOccasions = ['birthday', 'anniversary', 'date', 'business', 'other'] as const;
export type BookingOccasion = (typeof bookingOccasions)[number];
export const bookingOccasionWords: Readonly<Record<BookingOccasion, string>> = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  date: 'Date night',
  business: 'Business meal',
  other: 'Something else',
};

export interface BookingMove {
  from: BookingState;
  to: BookingState;
  by: readonly BookingActor[];
  /** These actors must say why. */
  reasonFrom?: readonly BookingActor[];
  /** Customers only until the limit of cancelling. */
  untilLimit?: true;
  /** Only after the guests' grace is over. */
  afterGrace?: true;
  /** Only on the day itself: not earlier than this many minutes before the start. */
  notBeforeMin?: number;
}

/** Guests may come this many minutes before their time and be let in. */
export const earliestArrivalMin = 120;

const staff = ['restaurant', 'admin'] as const;

/** Every legal move of a booking: what is not here is refused. */
export const bookingMoves: readonly BookingMove[] = [
  { from: 'held', to: 'requested', by: ['customer'] },
  { from: 'held', to: 'confirmed', by: ['customer'] },
  { from: 'held', to: 'expired', by: ['system', 'customer'] },
  { from: 'requested', to: 'confirmed', by: ['restaurant', 'system'] },
  { from: 'requested', to: 'declined', by: ['restaurant', 'system'], reasonFrom: ['restaurant'] },
  { from: 'requested', to: 'cancelled', by: ['customer', ...staff], reasonFrom: staff, untilLimit: true },
  { from: 'confirmed', to: 'cancelled', by: ['customer', ...staff], reasonFrom: staff, untilLimit: true },
  { from: 'confirmed', to: 'arrived', by: ['restaurant'], notBeforeMin: earliestArrivalMin },
  { from: 'confirmed', to: 'seated', by: ['restaurant'], notBeforeMin: earliestArrivalMin },
  { from: 'confirmed', to: 'no_show', by: ['restaurant'], afterGrace: true },
  { from: 'arrived', to: 'seated', by: ['restaurant'] },
  { from: 'arrived', to: 'cancelled', by: staff, reasonFrom: staff },
  { from: 'seated', to: 'completed', by: ['restaurant', 'system'] },
];

export interface BookingMoveInput {
  from: BookingState;
  to: BookingState;
  actor: BookingActor;
  starts_at: Date;
  now: Date;
  /** Hours before the start until which a customer cancels. */
  cancel_hours: number;
  /** Minutes that guests may be late. */
  grace_minutes: number;
  has_reason?: boolean;
}
export type BookingRefusal = 'ILLEGAL_TRANSITION' | 'TOO_LATE' | 'TOO_EARLY' | 'NEEDS_REASON';
export type BookingDecision = { ok: true } | { ok: false; code: BookingRefusal; message: string };

const refuse = (code: BookingRefusal, message: string): BookingDecision => ({ ok: false, code, message });
const includes = <T>(list: readonly T[], item: T): boolean => list.includes(item);

/** The last moment at which a customer cancels or changes a booking. */
export const changeLimit = (startsAt: Date, cancelHours: number): Date =>
  new Date(startsAt.getTime() - cancelHours * 60 * minuteMs);

/** May this actor move a booking so, now? Otherwise why not, in plain words. */
export function decideBookingMove(input: BookingMoveInput): BookingDecision {
  const { from, to, actor, starts_at, now } = input;
  const move = bookingMoves.find((each) => each.from === from && each.to === to);
  if (!move || !includes(move.by, actor)) return refuse('ILLEGAL_TRANSITION', illegalText(from, to));
  if (move.untilLimit && actor === 'customer' && now > changeLimit(starts_at, input.cancel_hours))
    return refuse(
      'TOO_LATE',
      `A table can be cancelled until ${input.cancel_hours} hours before. Please call the restaurant.`,
    );
  if (move.afterGrace && now.getTime() < starts_at.getTime() + input.grace_minutes * minuteMs)
    return refuse('TOO_EARLY', `Guests have ${input.grace_minutes} minutes of grace.`);
  if (move.notBeforeMin !== undefined && now.getTime() < starts_at.getTime() - move.notBeforeMin * minuteMs)
    return refuse('TOO_EARLY', 'This booking is for a later time.');
  if (move.reasonFrom && includes(move.reasonFrom, actor) && !input.has_reason)
    return refuse('NEEDS_REASON', 'Please say why.');
  return { ok: true };
}

function illegalText(from: BookingState, to: BookingState): string {
  const stateText = bookingStateWords[from].toLowerCase();
  if (from === to) return `This booking is already ${stateText}.`;
  return isLiving(from)
    ? `A booking that is ${stateText} cannot become ${bookingStateWords[to].toLowerCase()}.`
    : `This booking is closed: ${stateText}.`;
}

/** Where this actor could move a booking now, given what a reason asked for on the way may add. */
export const nextBookingStates = (
  booking: Omit<BookingMoveInput, 'from' | 'to' | 'has_reason'> & { state: BookingState },
): BookingState[] =>
  bookingStates.filter((to) => decideBookingMove({ ...booking, from: booking.state, to, has_reason: true }).ok);
