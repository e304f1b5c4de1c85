import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Actor,
  decideTransition,
  finalStates,
  isFinal,
  nextStates,
  orderStates,
  type OrderStatus,
  releasesCoupon,
  returnsStock,
  type TransitionInput,
  transitions,
} from './orders.ts';

const actors: readonly Actor[] = ['customer', 'restaurant', 'admin', 'system'];
const placed_at = new Date('2026-11-21T14:00:00Z');
const after = (seconds: number) => new Date(placed_at.getTime() + seconds * 1000);
const threeHours = 3 * 3600;

/** Everything that a guard could ask for is brought along. */
const ask = (changes: Partial<TransitionInput>) =>
  decideTransition({
    from: 'placed',
    to: 'accepted',
    actor: 'restaurant',
    fulfilment: 'delivery',
    placed_at,
    now: after(30),
    has_reason: true,
    prep_minutes: 20,
    code_ok: true,
    dispatched_at: after(30 - threeHours),
    ...changes,
  });
const codeOf = (changes: Partial<TransitionInput>) => {
  const decision = ask(changes);
  return decision.ok ? 'ok' : decision.code;
};

// The table once more, by hand from the rules: from, to, who.
const legal = [
  'pending_payment placed system',
  'pending_payment expired system',
  'pending_payment cancelled customer',
  'placed accepted restaurant system',
  'placed rejected restaurant system',
  'placed cancelled customer admin',
  'accepted preparing restaurant',
  'accepted ready restaurant',
  'accepted cancelled customer restaurant admin system',
  'preparing ready restaurant',
  'preparing cancelled restaurant admin',
  'ready out_for_delivery restaurant',
  'ready picked_up restaurant',
  'ready cancelled restaurant admin',
  'out_for_delivery delivered restaurant admin system',
  'out_for_delivery cancelled admin',
].map((line) => line.split(' '));
const isLegal = (from: string, to: string, actor: string) =>
  legal.some(([start, end, ...by]) => start === from && end === to && by.includes(actor));

const everyMove = orderStates.flatMap((from) =>
  orderStates.flatMap((to) => actors.map((actor) => ({ from, to, actor }))),
);

test.each(everyMove)('$from to $to by $actor (orders-5)', (move) => {
  const fulfilment = move.to === 'picked_up' ? 'pickup' : 'delivery';
  expect(codeOf({ ...move, fulfilment })).toBe(isLegal(move.from, move.to, move.actor) ? 'ok' : 'ILLEGAL_TRANSITION');
});

test('a final state has no exit, every other one has, and each is reached from a first one (orders-6)', () => {
  for (const state of orderStates)
    expect([state, transitions.some((move) => move.from === state)]).toEqual([state, !isFinal(state)]);
  const reached = new Set<OrderStatus>(['pending_payment', 'placed']);
  for (const from of reached) transitions.filter((move) => move.from === from).forEach((move) => reached.add(move.to));
  expect(reached.size).toBe(orderStates.length);
});

test('every walk along the table ends in a final state and leaves it never (orders-5)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (choices) => {
      let status: OrderStatus = 'pending_payment';
      for (const choice of choices) {
        const exits: OrderStatus[] = transitions.filter((move) => move.from === status).map((move) => move.to);
        status = exits[choice % Math.max(1, exits.length)] ?? status;
      }
      expect(finalStates).toContain(status);
    }),
  );
});

describe('guards', () => {
  test.each<[string, Partial<TransitionInput>, string]>([
    ['60 s after placing', { now: after(60) }, 'ok'],
    ['a moment later', { now: new Date(after(60).getTime() + 1) }, 'TOO_LATE'],
    ['a kitchen later, with a reason', { actor: 'restaurant', now: after(600) }, 'ok'],
    ['a kitchen without a reason', { actor: 'restaurant', has_reason: false }, 'NEEDS_REASON'],
    ['a customer without a reason', { has_reason: false }, 'ok'],
  ])('cancelling an accepted order, %s: %3$s (orders-8)', (_name, changes, code) =>
    expect(codeOf({ from: 'accepted', to: 'cancelled', actor: 'customer', ...changes })).toBe(code),
  );

  test('an unanswered order can be cancelled at any time (orders-8)', () => {
    expect(codeOf({ to: 'cancelled', actor: 'customer', now: after(470) })).toBe('ok');
  });

  test.each([
    [5, 'ok'],
    [120, 'ok'],
    [4, 'NEEDS_PREP_TIME'],
    [121, 'NEEDS_PREP_TIME'],
    [7.5, 'NEEDS_PREP_TIME'],
    [null, 'NEEDS_PREP_TIME'],
    [undefined, 'NEEDS_PREP_TIME'],
  ])('accepting with %s minutes: %s', (prep_minutes, code) => expect(codeOf({ prep_minutes })).toBe(code));

  test('a kitchen rejects with a reason, the clock without', () => {
    expect(codeOf({ to: 'rejected', has_reason: false })).toBe('NEEDS_REASON');
    expect(codeOf({ to: 'rejected', actor: 'system', has_reason: false })).toBe('ok');
  });

  const out = { from: 'out_for_delivery', to: 'delivered', code_ok: false } as const;
  test.each<[string, Partial<TransitionInput>, string]>([
    ['with the code', { code_ok: true }, 'ok'],
    ['with the code and cash', { code_ok: true, cash_due: true }, 'ok'],
    ['with nothing', {}, 'NEEDS_CODE'],
    ['left at the door', { left_at_door: true }, 'ok'],
    ['left at the door with cash due', { left_at_door: true, cash_due: true }, 'CASH_DUE'],
    ['by the office with nothing', { actor: 'admin' }, 'NEEDS_CODE'],
    ['by the clock after 3 h', { actor: 'system', now: after(threeHours), dispatched_at: placed_at }, 'ok'],
    ['by the clock before', { actor: 'system', now: after(threeHours - 1), dispatched_at: placed_at }, 'TOO_EARLY'],
    [
      'by the clock before the hours of the office',
      { actor: 'system', now: after(threeHours), dispatched_at: placed_at, auto_complete_ms: 4 * 3_600_000 },
      'TOO_EARLY',
    ],
    ['by the clock, never sent out', { actor: 'system', dispatched_at: null }, 'TOO_EARLY'],
  ])('delivering %s: %3$s', (_name, changes, code) => expect(codeOf({ ...out, ...changes })).toBe(code));

  test('a pickup is never sent out, a delivery never picked up, and a pickup needs its code', () => {
    expect(codeOf({ from: 'ready', to: 'out_for_delivery', fulfilment: 'pickup' })).toBe('ILLEGAL_TRANSITION');
    expect(codeOf({ from: 'ready', to: 'picked_up' })).toBe('ILLEGAL_TRANSITION');
    const pickup = { from: 'ready', to: 'picked_up', fulfilment: 'pickup', code_ok: false } as const;
    expect(codeOf(pickup)).toBe('NEEDS_CODE');
    expect(codeOf({ ...pickup, left_at_door: true })).toBe('NEEDS_CODE');
  });

  test.each<[Partial<TransitionInput>, string]>([
    [{ from: 'delivered' }, 'This order is closed: delivered.'],
    [{ from: 'accepted' }, 'This order is already accepted.'],
    [{ from: 'placed', to: 'delivered' }, 'An order cannot go from new to delivered.'],
    [{ actor: 'admin' }, 'You may not move an order from new to accepted.'],
    [
      { from: 'preparing', to: 'cancelled', actor: 'customer' },
      'This order can no longer be cancelled here. You can ask the kitchen to cancel it.',
    ],
    [
      { from: 'accepted', to: 'cancelled', actor: 'customer', now: after(61) },
      'The kitchen has started, so it decides. You can ask it to cancel.',
    ],
  ])('%j is refused in plain words', (changes, message) => expect(ask(changes)).toMatchObject({ message }));
});

test.each<[OrderStatus, Actor, number, OrderStatus[]]>([
  ['placed', 'restaurant', 30, ['accepted', 'rejected']],
  ['placed', 'customer', 30, ['cancelled']],
  ['accepted', 'customer', 30, ['cancelled']],
  ['accepted', 'customer', 61, []],
  ['accepted', 'restaurant', 61, ['preparing', 'ready', 'cancelled']],
  ['ready', 'restaurant', 61, ['out_for_delivery', 'cancelled']],
  ['out_for_delivery', 'admin', 61, ['delivered', 'cancelled']],
  ['delivered', 'admin', 61, []],
])('from %s a %s after %d s may go on to %j', (status, actor, seconds, states) =>
  expect(nextStates({ status, fulfilment: 'delivery', placed_at }, actor, after(seconds))).toEqual(states),
);

test('a ready pickup goes to its customer', () => {
  const order = { status: 'ready', fulfilment: 'pickup', placed_at } as const;
  expect(nextStates(order, 'restaurant', after(61))).toEqual(['picked_up', 'cancelled']);
});

test.each<[OrderStatus, OrderStatus, Actor, boolean, boolean]>([
  ['pending_payment', 'expired', 'system', true, true],
  ['placed', 'rejected', 'restaurant', true, true],
  ['placed', 'cancelled', 'customer', true, true],
  ['accepted', 'cancelled', 'customer', false, true],
  ['accepted', 'cancelled', 'restaurant', true, true],
  ['preparing', 'cancelled', 'restaurant', true, false],
  ['out_for_delivery', 'cancelled', 'admin', true, false],
  ['out_for_delivery', 'delivered', 'restaurant', false, false],
])('%s to %s by %s: coupon back %s, stock back %s (coupons-5)', (from, to, ...[actor, coupon, stock]) => {
  expect(releasesCoupon(from, to, actor)).toBe(coupon);
  expect(returnsStock(from, to)).toBe(stock);
});
