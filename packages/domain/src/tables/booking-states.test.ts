import { describe, expect, test } from 'vitest';
import {
  bookingMoves,
  bookingStates,
  decideBookingMove,
  isLiving,
  nextBookingStates,
  type BookingActor,
  type BookingState,
} from './booking-states.ts';

const start = new Date('2026-11-28T14:30:00Z');
const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 3_600_000);
const rules = { starts_at: start, cancel_hours: 2, grace_minutes: 15 };
const decide = (move: readonly [BookingState, BookingState, BookingActor], now: Date, has_reason = false) => {
  const [from, to, actor] = move;
  const decision = decideBookingMove({ ...rules, from, to, actor, now, has_reason });
  return decision.ok ? 'ok' : decision.code;
};

describe('moves', () => {
  test.each([
    [['requested', 'confirmed', 'restaurant'], 5, 'ok'],
    [['requested', 'confirmed', 'customer'], 5, 'ILLEGAL_TRANSITION'],
    [['confirmed', 'cancelled', 'customer'], 2, 'ok'],
    [['confirmed', 'cancelled', 'customer'], 1.99, 'TOO_LATE'],
    [['confirmed', 'cancelled', 'restaurant'], 1, 'NEEDS_REASON'],
    [['requested', 'declined', 'restaurant'], 5, 'NEEDS_REASON'],
    [['confirmed', 'no_show', 'restaurant'], -0.24, 'TOO_EARLY'],
    [['confirmed', 'no_show', 'restaurant'], -0.25, 'ok'],
    [['confirmed', 'no_show', 'customer'], -1, 'ILLEGAL_TRANSITION'],
    [['confirmed', 'arrived', 'restaurant'], 3, 'TOO_EARLY'],
    [['confirmed', 'seated', 'restaurant'], 1, 'ok'],
    [['seated', 'completed', 'restaurant'], -1, 'ok'],
    [['seated', 'cancelled', 'customer'], 5, 'ILLEGAL_TRANSITION'],
    [['held', 'arrived', 'restaurant'], 0, 'ILLEGAL_TRANSITION'],
    [['completed', 'seated', 'restaurant'], 0, 'ILLEGAL_TRANSITION'],
  ] as const)('%j, %d hours before: %s (bookings-6)', (move, hours, expected) => {
    expect(decide(move, hoursBefore(hours))).toBe(expected);
  });

  test('the restaurant cancels with a reason, also after the limit', () => {
    expect(decide(['confirmed', 'cancelled', 'restaurant'], hoursBefore(0.5), true)).toBe('ok');
  });

  test('nothing leaves a state that is the end, and every living state but none else has a way on', () => {
    for (const state of bookingStates) expect(bookingMoves.some((move) => move.from === state)).toBe(isLiving(state));
  });

  test('the next steps of a booking are those that would be taken', () => {
    const next = (state: BookingState, actor: BookingActor, now: Date) =>
      nextBookingStates({ ...rules, state, actor, now });
    expect(next('confirmed', 'restaurant', hoursBefore(1))).toEqual(['arrived', 'seated', 'cancelled']);
    expect(next('confirmed', 'restaurant', hoursBefore(-1))).toEqual(['arrived', 'seated', 'cancelled', 'no_show']);
    expect(next('confirmed', 'customer', hoursBefore(1))).toEqual([]);
    expect(next('requested', 'restaurant', hoursBefore(30))).toEqual(['confirmed', 'declined', 'cancelled']);
  });
});
