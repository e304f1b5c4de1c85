import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import {
  countLate,
  decideUrgency,
  isTicketLate,
  ticketDueAt,
  type TicketTimes,
  urgencyLevels,
} from './ticket-urgency.ts';

const now = Date.UTC(2026, 5, 15, 15);
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();

const ticket = (change: Partial<TicketTimes>): TicketTimes => ({
  status: 'preparing',
  fulfilment: 'delivery',
  placed_at: at(-700),
  accept_by: at(-220),
  warn_minutes: 3,
  accepted_at: at(-600),
  cook_by: null,
  ready_by: at(600),
  promised_to: at(1500),
  ...change,
});
const cooking = (left: number) => ticket({ ready_by: at(left) });
const fresh = (left: number, warn_minutes = 3) =>
  ticket({ status: 'placed', placed_at: at(left - 480), accept_by: at(left), accepted_at: null, warn_minutes });

describe('the level', () => {
  test.each([
    [481, 'calm'],
    [480, 'calm'],
    [479, 'soon'],
    [180, 'soon'],
    [179, 'urgent'],
    [0, 'urgent'],
    [-1, 'late'],
    [-372, 'late'],
  ] as const)('of a ticket to cook with %d s left is %s (kitchen-board-7)', (left, level) =>
    expect(decideUrgency(cooking(left), now).level).toBe(level),
  );

  test.each([
    [480, 'calm'],
    [300, 'calm'],
    [299, 'soon'],
    [180, 'soon'],
    [179, 'urgent'],
    [60, 'urgent'],
    [59, 'late'],
    [-1, 'late'],
  ] as const)('of a new ticket with %d s left for an answer is %s (kitchen-board-7)', (left, level) =>
    expect(decideUrgency(fresh(left), now).level).toBe(level),
  );

  test('of a new ticket follows the warning that the office set', () => {
    expect(decideUrgency(fresh(299, 5), now).level).toBe('urgent');
    expect(decideUrgency(fresh(419, 5), now).level).toBe('soon');
  });

  test('of food that is ready or on its way is calm until its promise is past', () => {
    for (const status of ['ready', 'out_for_delivery'] as const) {
      expect(decideUrgency(ticket({ status, promised_to: at(1) }), now).level).toBe('calm');
      expect(decideUrgency(ticket({ status, promised_to: at(-1) }), now).level).toBe('late');
    }
    expect(decideUrgency(ticket({ status: 'ready', fulfilment: 'pickup', promised_to: at(-1) }), now).level).toBe(
      'calm',
    );
  });

  test('only ever grows while time goes by, as the used share does', () => {
    const moment = fc.integer({ min: -3600, max: 3600 });
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), moment, moment, (status, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((second) =>
          decideUrgency(ticket({ status, accept_by: at(60) }), now + second * 1000),
        );
        expect(urgencyLevels.indexOf(early?.level ?? 'late')).toBeLessThanOrEqual(
          urgencyLevels.indexOf(late?.level ?? 'calm'),
        );
        expect(early?.used ?? 1).toBeLessThanOrEqual(late?.used ?? 0);
      }),
    );
  });
});

describe('the time', () => {
  test('left runs below zero, and the used share stays between nothing and all', () => {
    expect(decideUrgency(cooking(600), now)).toMatchObject({ left_ms: 600_000, used: 0.5 });
    expect(decideUrgency(cooking(-372), now)).toMatchObject({ left_ms: -372_000, used: 1 });
    expect(decideUrgency(fresh(120), now)).toMatchObject({ left_ms: 120_000, used: 0.75 });
    expect(decideUrgency(ticket({ accepted_at: at(30) }), now).used).toBe(0);
    expect(decideUrgency(ticket({ ready_by: at(-600), accepted_at: at(-600) }), now).used).toBe(1);
  });

  test('of an order for later begins when it is to be begun', () => {
    const order = ticket({ accepted_at: at(-86_400), cook_by: at(-300), ready_by: at(900) });
    expect(decideUrgency(order, now).used).toBe(0.25);
  });

  test('that counts is the answer, then the cooking, then the promise', () => {
    expect(ticketDueAt(fresh(120))).toBe(now + 120_000);
    expect(ticketDueAt(cooking(600))).toBe(now + 600_000);
    expect(ticketDueAt(ticket({ status: 'accepted' }))).toBe(now + 600_000);
    expect(ticketDueAt(ticket({ status: 'out_for_delivery' }))).toBe(now + 1_500_000);
  });

  test('reads the same from the wire and from the database', () => {
    const dates = { placed_at: new Date(at(-700)), accepted_at: new Date(at(-600)), ready_by: new Date(at(-1)) };
    expect(decideUrgency(ticket(dates), now)).toEqual(decideUrgency(cooking(-1), now));
  });
});

describe('late', () => {
  test('is past the cooking or the promise: never while it waits for an answer, nor once it is over (kitchen-board-7)', () => {
    const past = { accept_by: at(-1), ready_by: at(-1), promised_to: at(-1) };
    const late = orderStates.filter((status) => isTicketLate(ticket({ ...past, status }), now));
    expect(late).toEqual(['accepted', 'preparing', 'ready', 'out_for_delivery']);
    expect(isTicketLate(ticket({ ...past, status: 'ready', fulfilment: 'pickup' }), now)).toBe(false);
    expect(isTicketLate(cooking(0), now)).toBe(false);
  });

  test('is counted once for each ticket, with where it is (kitchen-board-7)', () => {
    const out = ticket({ status: 'out_for_delivery', promised_to: at(-1) });
    const ready = ticket({ status: 'ready', promised_to: at(-1) });
    const tickets = [cooking(-1), cooking(-9), cooking(1), fresh(-1), out, ready];
    expect(countLate(tickets, now)).toEqual({ late: 4, cooking: 2, ready: 1, out: 1 });
  });
});
