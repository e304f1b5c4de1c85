import { expect, test } from 'vitest';
import { correctStops, suggestStops } from './riders.ts';

const stop = (name: string, at: string, pincode: string | null = null) => ({
  name,
  promised_to: `2026-06-15T${at}:00.000Z`,
  pincode,
});
const suggested = (...stops: ReturnType<typeof stop>[]) => suggestStops(stops).map(({ name }) => name);

test('stops follow what was promised (riders-6)', () => {
  expect(suggested()).toEqual([]);
  expect(suggested(stop('c', '13:20'), stop('a', '13:00'), stop('b', '13:10'))).toEqual(['a', 'b', 'c']);
});

test('a stop near another comes right behind it, while that costs nobody more than twenty minutes (riders-6)', () => {
  const [first, between] = [stop('first', '13:00', '560038'), stop('between', '13:05', '560001')];
  expect(suggested(stop('near', '13:20', '560038'), between, first)).toEqual(['first', 'near', 'between']);
  expect(suggested(stop('later', '13:21', '560038'), between, first)).toEqual(['first', 'between', 'later']);
});

test('orders whose place nobody knows are near to none, and none is lost or doubled', () => {
  expect(suggested(stop('a', '13:00'), stop('b', '13:05', '560001'), stop('c', '13:10'))).toEqual(['a', 'b', 'c']);
  const many = Array.from({ length: 8 }, (_none, at) => stop(`${at}`, `13:0${at}`, at % 2 ? '1' : '2'));
  expect(suggested(...many).toSorted()).toEqual(many.map(({ name }) => name));
});

const clock = (at: string) => new Date(`2026-06-15T${at}:00.000Z`);
const promised = (at: string, told: string | null = null) => ({
  promised_to: clock(at),
  expected_by: told === null ? null : clock(told),
});
test.each([
  ['nothing is left', [], '13:00', []],
  ['what was said still holds', [promised('13:10'), promised('13:15')], '13:00', [null, null]],
  ['a miss of five minutes is none', [promised('13:03')], '13:00', [null]],
  [
    'each stop that is missed by more',
    [promised('13:02'), promised('13:30'), promised('13:10')],
    '13:00',
    ['13:10', null, '13:25'],
  ],
  ['what was told since counts', [promised('12:30', '13:05'), promised('12:30', '13:00')], '13:00', [null, '13:20']],
])('who leaves for the next door tells the stops: %s (riders-8)', (_what, left, now, times) => {
  expect(correctStops(left, clock(now))).toEqual(times.map((at) => at && clock(at)));
});
