import { describe, expect, test } from 'vitest';
import { cancelGraceMs } from '../common/limits.ts';
import { orderActions, type OrderFacts } from './order-actions.ts';
import { orderStates, type Actor } from './order-states.ts';

const placed_at = new Date('2026-06-15T07:00:00Z');
const later = new Date(placed_at.getTime() + cancelGraceMs + 1);
const facts = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  status: 'placed',
  fulfilment: 'delivery',
  placed_at,
  dispatched_at: null,
  cancel_requested_at: null,
  ...change,
});
const find = (change: Partial<OrderFacts>, actor: Actor, action: string, now = later) =>
  orderActions(facts(change), actor, now).find((each) => each.action === action);
const allowed = (change: Partial<OrderFacts>, actor: Actor, now = later) =>
  orderActions(facts(change), actor, now)
    .filter((each) => each.allowed)
    .map((each) => each.action);

test('an action is either allowed or refused with a reason, in every state and for everybody (orders-12)', () => {
  for (const status of orderStates)
    for (const actor of ['customer', 'restaurant', 'admin'] as const)
      for (const each of orderActions(facts({ status }), actor, later))
        expect(each.allowed === (each.reason === null) && each.reason !== '').toBe(true);
});

describe('a customer', () => {
  test('cancels until the kitchen accepts', () => expect(allowed({}, 'customer')).toEqual(['cancel']));
  test('cancels within a minute after placing', () =>
    expect(allowed({ status: 'accepted' }, 'customer', placed_at)).toEqual(['cancel']));
  test('asks after it, once', () => {
    expect(allowed({ status: 'accepted' }, 'customer')).toEqual(['ask_to_cancel']);
    expect(find({ status: 'accepted' }, 'customer', 'cancel')?.reason).toContain('You can ask it to cancel');
    expect(find({ status: 'preparing', cancel_requested_at: later }, 'customer', 'ask_to_cancel')?.reason).toBe(
      'You have asked the kitchen already.',
    );
  });
  test('hears why not once the food is out or the order is closed', () => {
    expect(allowed({ status: 'out_for_delivery' }, 'customer')).toEqual([]);
    expect(find({ status: 'out_for_delivery' }, 'customer', 'ask_to_cancel')?.reason).toContain('has left the kitchen');
    expect(find({ status: 'delivered' }, 'customer', 'ask_to_cancel')?.reason).toBe('This order is closed: delivered.');
  });
});

describe('a kitchen', () => {
  test.each([
    ['placed', ['accept', 'reject', 'take_out']],
    ['accepted', ['prepare', 'ready', 'cancel', 'delay', 'take_out']],
    ['preparing', ['ready', 'cancel', 'delay', 'take_out']],
    ['ready', ['send_out', 'cancel', 'delay']],
    ['out_for_delivery', ['deliver', 'delay']],
    ['delivered', []],
    ['cancelled', []],
    ['pending_payment', []],
  ] as const)('%s: %j', (status, actions) => expect(allowed({ status }, 'restaurant')).toEqual(actions));

  test('hands a pickup over at the counter', () =>
    expect(allowed({ status: 'ready', fulfilment: 'pickup' }, 'restaurant')).toEqual(['hand_over', 'cancel', 'delay']));
});
