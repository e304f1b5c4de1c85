import { expect, test } from 'vitest';
import { cancelCauses, type CancelPlan, causeText, leftOutReason, planText } from './cancel-runs.ts';
import { orderStates } from './order-states.ts';
import { decideTransition } from './orders.ts';

const placed_at = new Date('2026-06-15T07:00:00Z');

test('a run takes what stands in the kitchen, leaves out what left it or never came, and says why (orders-24)', () => {
  expect(orderStates.filter((status) => leftOutReason(status) === null)).toEqual([
    'placed',
    'accepted',
    'preparing',
    'ready',
  ]);
  expect(leftOutReason('out_for_delivery')).toContain('on the way');
  expect(leftOutReason('picked_up')).toBe('This order is closed: picked up.');
  expect(leftOutReason('pending_payment')).toContain('not paid');
});

test('what a run takes the office may cancel alone as well, with a reason (orders-24)', () => {
  for (const from of orderStates.filter((status) => leftOutReason(status) === null)) {
    const move = { from, to: 'cancelled', actor: 'admin', fulfilment: 'delivery', placed_at, now: placed_at } as const;
    expect([from, decideTransition({ ...move, has_reason: true }).ok]).toEqual([from, true]);
    expect(decideTransition(move)).toMatchObject({ ok: false, code: 'NEEDS_REASON' });
  }
});

test('each cause has a text of its own', () => {
  expect(new Set(cancelCauses.map(causeText)).size).toBe(cancelCauses.length);
});

const plan: CancelPlan = {
  orders: [
    { order_number: 'FD-AAAAAA', version: 2, amount: 100 },
    { order_number: 'FD-BBBBBB', version: 1, amount: 0 },
  ],
  reason: 'WEATHER',
  note: '',
  goodwill: 0,
  borne_by: 'platform',
};

test('a plan is another one when anything of it is, and the same in any order (orders-25)', () => {
  expect(planText({ ...plan, orders: plan.orders.toReversed() })).toBe(planText(plan));
  const others: CancelPlan[] = [
    { ...plan, orders: plan.orders.slice(1) },
    { ...plan, orders: plan.orders.map((order) => ({ ...order, version: order.version + 1 })) },
    { ...plan, orders: plan.orders.map((order) => ({ ...order, amount: order.amount + 1 })) },
    { ...plan, reason: 'POWER_CUT' },
    { ...plan, note: 'Flood' },
    { ...plan, goodwill: 1 },
    { ...plan, borne_by: 'restaurant' },
  ];
  expect(new Set([plan, ...others].map(planText)).size).toBe(others.length + 1);
});
