import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  correctedPromise,
  delayedPromise,
  hasSlipped,
  hourOfSeated,
  isLate,
  normaliseOrderNumber,
  orderNumber,
  promiseFor,
} from './order-promise.ts';
import {
  adminReasons,
  customerReasons,
  finalStates,
  orderStates,
  type OrderStatus,
  progressIndex,
  panelStateWord,
  progressSteps,
  reasonText,
  restaurantReasons,
  servingOf,
  stateWord,
} from './order-states.ts';

const at = (local: string) => new Date(`2026-11-21T${local}+05:30`);

describe('the promise', () => {
  test.each([
    { now: '20:03:00', prep_minutes: 20, travel_minutes: 15, extra: 0, from: '20:30:00', to: '20:40:00' },
    { now: '20:05:00', prep_minutes: 20, travel_minutes: 15, extra: 0, from: '20:30:00', to: '20:40:00' },
    { now: '20:05:01', prep_minutes: 20, travel_minutes: 15, extra: 0, from: '20:35:00', to: '20:45:00' },
    { now: '20:03:00', prep_minutes: 20, travel_minutes: 15, extra: 10, from: '20:40:00', to: '20:50:00' },
    { now: '20:03:00', prep_minutes: 5, travel_minutes: 0, extra: 0, from: '20:05:00', to: '20:10:00' },
  ])(
    'at $now, $prep_minutes min of cooking, $travel_minutes of road, $extra more: by $to',
    ({ now, from, to, ...minutes }) =>
      expect(promiseFor({ now: at(now), ...minutes })).toEqual({ from: at(from), to: at(to) }),
  );

  test('passes midnight', () => {
    const promise = promiseFor({ now: at('23:50:00'), prep_minutes: 20, travel_minutes: 15 });
    expect(promise.to).toEqual(new Date('2026-11-22T00:25:00+05:30'));
  });

  test('a scheduled order keeps its slot, unless the kitchen cannot be ready by then', () => {
    const order = { scheduled_for: at('21:30:00'), prep_minutes: 20, travel_minutes: 15 };
    expect(promiseFor({ ...order, now: at('20:00:00') })).toEqual({ from: at('21:30:00'), to: at('22:00:00') });
    expect(promiseFor({ ...order, now: at('20:00:00'), extra: 30 }).from).toEqual(at('21:30:00'));
    expect(promiseFor({ ...order, now: at('21:07:00') })).toEqual({ from: at('21:45:00'), to: at('22:15:00') });
  });

  test('always stands on five minutes, in order, and never before the food can be there', () => {
    const minutes = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(fc.integer({ min: 1.7e12, max: 1.9e12 }), minutes, minutes, (ms, prep_minutes, travel_minutes) => {
        const { from, to } = promiseFor({ now: new Date(ms), prep_minutes, travel_minutes });
        expect([from.getTime() % 300_000, to.getTime() % 300_000]).toEqual([0, 0]);
        expect(from.getTime()).toBeGreaterThanOrEqual(ms);
        expect(to.getTime()).toBeGreaterThanOrEqual(from.getTime());
        expect(to.getTime()).toBeGreaterThanOrEqual(ms + (prep_minutes + travel_minutes) * 60_000);
      }),
    );
  });

  test('moves with the minutes a kitchen asks for', () => {
    const promise = { from: at('20:30:00'), to: at('20:40:00') };
    expect(delayedPromise(promise, 15, at('20:20:00'))).toEqual({ from: at('20:45:00'), to: at('20:55:00') });
  });

  test('that has passed is moved from now, never to a time that is over (promises-10)', () => {
    const promise = { from: at('20:30:00'), to: at('20:40:00') };
    expect(delayedPromise(promise, 5, at('20:52:00'))).toEqual({ from: at('20:50:00'), to: at('21:00:00') });
  });

  test.each<[OrderStatus, number | null, number, string]>([
    ['placed', null, 15, '21:25:00'],
    ['accepted', null, 15, '21:15:00'],
    ['preparing', null, 15, '21:15:00'],
    ['ready', null, 15, '21:05:00'],
    ['ready', null, 0, '21:00:00'],
    ['out_for_delivery', 0, 25, '21:15:00'],
    ['out_for_delivery', 10, 25, '21:05:00'],
    ['out_for_delivery', 60, 25, '21:00:00'],
  ])(
    'that slipped while %s, on the way for %s of %d minutes, is corrected to %s (promises-9)',
    (status, gone, travel_minutes, to) => {
      const now = at('20:50:00');
      const dispatched_at = gone === null ? null : new Date(now.getTime() - gone * 60_000);
      expect(correctedPromise({ status, prep_minutes: 20, travel_minutes, dispatched_at }, now)).toEqual(at(to));
    },
  );
});

test('an open order is late from its minutes past its promise on, a closed or unpromised one never', () => {
  const order = {
    status: 'preparing',
    fulfilment: 'pickup',
    promised_to: at('20:40:00'),
    late_after_minutes: 10,
  } as const;
  expect(isLate(order, at('20:50:00'))).toBe(false);
  expect(isLate(order, at('20:50:01'))).toBe(true);
  expect(isLate({ ...order, late_after_minutes: 20 }, at('20:50:01'))).toBe(false);
  expect(isLate({ ...order, status: 'delivered' }, at('22:00:00'))).toBe(false);
  expect(isLate({ ...order, promised_to: null }, at('22:00:00'))).toBe(false);
  expect([hasSlipped(order, at('20:40:00')), hasSlipped(order, at('20:40:01'))]).toEqual([false, true]);
});

test('what is ready for pickup waits for its customer and is not late; what is ready for the road is (promises-11)', () => {
  const order = { status: 'ready', promised_to: at('20:40:00'), late_after_minutes: 10 } as const;
  expect(isLate({ ...order, fulfilment: 'pickup' }, at('22:00:00'))).toBe(false);
  expect(hasSlipped({ ...order, fulfilment: 'pickup' }, at('22:00:00'))).toBe(false);
  expect(isLate({ ...order, fulfilment: 'delivery' }, at('22:00:00'))).toBe(true);
});

describe('order numbers', () => {
  test('are six letters that nobody mishears, from six bytes', () => {
    expect(orderNumber([0, 1, 7, 8, 29, 30])).toBe('FD-239AZ2');
    expect(orderNumber(new Uint8Array([255, 254, 253, 252, 251, 250, 0]))).toHaveLength(9);
    expect(() => orderNumber([1, 2, 3, 4, 5])).toThrow(RangeError);
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.array(byte, { minLength: 6, maxLength: 8 }), (bytes) => {
        expect(orderNumber(bytes)).toMatch(/^FD-[2-9A-HJKMNP-TV-Z]{6}$/);
        expect(normaliseOrderNumber(orderNumber(bytes))).toBe(orderNumber(bytes));
      }),
    );
  });

  test.each([
    ['FD-7K3M9Q', 'FD-7K3M9Q'],
    [' fd-7k3m9q ', 'FD-7K3M9Q'],
    ['fd 7k3m9q', 'FD-7K3M9Q'],
    ['7K3M9Q', 'FD-7K3M9Q'],
    ['FD-7K3M9', null],
    ['FD-7K3M9QQ', null],
    ['FD-7K3M9O', null],
    ['1042', null],
    ['', null],
  ])('%j is read as %s', (typed, number) => expect(normaliseOrderNumber(typed)).toBe(number));
});

describe('words', () => {
  test.each([
    ['placed', 'delivery', 'Waiting for the kitchen', 0],
    ['accepted', 'delivery', 'Accepted', 1],
    ['preparing', 'delivery', 'Preparing', 2],
    ['ready', 'delivery', 'Ready', 2],
    ['ready', 'pickup', 'Ready for pickup', 3],
    ['out_for_delivery', 'delivery', 'On the way', 3],
    ['delivered', 'delivery', 'Delivered', 4],
    ['picked_up', 'pickup', 'Picked up', 4],
    ['ready', 'table', 'Ready to serve', 3],
    ['picked_up', 'table', 'Served', 4],
    ['cancelled', 'delivery', 'Order cancelled', -1],
    ['rejected', 'delivery', 'Order cancelled', -1],
    ['expired', 'delivery', 'Payment not completed', -1],
    ['pending_payment', 'delivery', 'Waiting for your payment', -1],
  ] as const)('%s (%s) reads %s at step %d', (status, serving, word, step) => {
    expect(stateWord(status, serving)).toBe(word);
    expect(progressIndex(status, serving)).toBe(step);
  });

  test('progress has five steps of each kind, and names the one an order stands on', () => {
    expect(progressSteps('delivery')).toEqual(['Placed', 'Accepted', 'Preparing', 'On the way', 'Delivered']);
    expect(progressSteps('pickup')).toEqual(['Placed', 'Accepted', 'Preparing', 'Ready for pickup', 'Picked up']);
    expect(progressSteps('table')).toEqual(['Placed', 'Accepted', 'Preparing', 'Ready to serve', 'Served']);
    expect(orderStates).toEqual(expect.arrayContaining([...finalStates]));
  });

  test('what was ordered with a table is served, for customer and kitchen, whatever it was stored as (orders-17)', () => {
    expect(servingOf({ fulfilment: 'pickup', table: null })).toBe('pickup');
    expect(servingOf({ fulfilment: 'pickup', table: { names: 'T4' } })).toBe('table');
    expect(panelStateWord('picked_up', 'table')).toBe('Served');
    expect(panelStateWord('picked_up', 'pickup')).toBe('Picked up');
  });

  test('a reason is told in the words of whoever gave it', () => {
    expect(Object.keys(restaurantReasons)).toEqual([
      'ITEM_SOLD_OUT',
      'TOO_BUSY',
      'CLOSING',
      'CANNOT_DELIVER_AREA',
      'OTHER',
    ]);
    expect(Object.keys(customerReasons)).toEqual(['CHANGED_MIND', 'WRONG_ADDRESS', 'TOO_SLOW', 'DUPLICATE', 'OTHER']);
    expect(Object.keys(adminReasons)).toEqual(expect.arrayContaining(['UNDELIVERABLE', 'CUSTOMER_UNREACHABLE']));
    expect(reasonText('ITEM_SOLD_OUT')).toBe('Item sold out');
    expect(reasonText('NOT_ANSWERED')).toBe('The kitchen did not answer in time');
    expect(reasonText('OTHER', ' Gas ran out ')).toBe('Gas ran out');
    expect(reasonText('OTHER', '  ')).toBe('Another reason');
    expect(reasonText('NEWER_CODE')).toBe('NEWER_CODE');
  });
});

describe('dishes that were ordered ahead, once the party is seated (bookings-19)', () => {
  const at = (clock: string) => new Date(`2036-06-17T${clock}:00+05:30`);
  const seatedAt = (clock: string) => hourOfSeated({ now: at(clock), scheduled_for: at('20:00'), minutes: 25 });

  test.each([
    ['long before its hour: as soon as they are cooked', '18:30', at('18:55')],
    ['a little before the kitchen begins anyway', '19:34', at('19:59')],
    ['as the kitchen begins: the booked hour stands', '19:35', null],
    ['between that and its hour: they are due by then already', '19:50', null],
    ['at its hour', '20:00', null],
    ['late: as soon as they are cooked, and not late before they were due', '20:12', at('20:37')],
  ] as const)('%s', (_, clock, hour) => {
    expect(seatedAt(clock)).toEqual(hour);
  });
});
