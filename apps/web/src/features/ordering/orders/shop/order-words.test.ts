import { describe, expect, test } from 'vitest';
import { promiseText } from './order-words.ts';

const at = (time: string) => `2026-11-27T${time}:00+05:30`;
const order = {
  status: 'preparing',
  fulfilment: 'delivery',
  table: null,
  scheduled_for: null,
  promised_to: at('20:40'),
  late_at: null,
  expected_by: null,
} as const;
const textAt = (time: string, change: object = {}) => promiseText({ ...order, ...change }, Date.parse(at(time)), 'en');

describe('what is said of an order on its way is a clock time', () => {
  test.each([
    ['in time', '20:30', {}, 'Arriving by 8:40 pm'],
    ['the moment after its promise', '20:41', {}, 'Running late. A new time follows in a minute.'],
    ['corrected', '20:42', { expected_by: at('20:55') }, 'Running late, now by 8:55 pm'],
    [
      'late, with what was told',
      '20:51',
      { expected_by: at('20:55'), late_at: at('20:50') },
      'Running late, now by 8:55 pm',
    ],
    ['past that as well', '20:56', { expected_by: at('20:55') }, 'Running late. A new time follows in a minute.'],
    [
      'moved by the kitchen',
      '20:51',
      { promised_to: at('21:05'), late_at: at('20:50') },
      'Running late, now by 9:05 pm',
    ],
    ['ready for pickup', '21:30', { status: 'ready', fulfilment: 'pickup' }, 'Ready by 8:40 pm'],
    ['handed over', '21:30', { status: 'delivered' }, null],
  ])('%s at %s (promises-9)', (_, time, change, text) => expect(textAt(time, change)).toBe(text));
});
