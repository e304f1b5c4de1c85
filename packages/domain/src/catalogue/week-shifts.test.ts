import { expect, test } from 'vitest';
import { findOverlap, lengthOf, mergeTouching, overlapsInDay, shiftClock, weekHours } from './week-shifts.ts';

const at = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });

test.each([
  ['two shifts of one day that only touch', [at(1, '11:00', '15:00'), at(1, '15:00', '23:00')], false],
  ['two that overlap', [at(1, '11:00', '15:30'), at(1, '15:00', '23:00')], true],
  ['a night that runs into the next morning’s shift', [at(5, '18:00', '02:00'), at(6, '01:00', '04:00')], true],
  ['a night that ends when the next one begins', [at(5, '18:00', '02:00'), at(6, '02:00', '04:00')], false],
  ['Saturday’s night and Sunday’s early shift', [at(6, '20:00', '03:00'), at(0, '01:00', '05:00')], true],
  ['a whole day and anything in it', [at(2, '00:00', '24:00'), at(2, '10:00', '11:00')], true],
])('%s: %s (restaurants-32)', (_name, week, overlaps) => {
  expect(findOverlap(week) !== null).toBe(overlaps);
});

test('shifts that touch become one, in order (restaurants-32)', () => {
  const day = [
    { opens: '15:00', closes: '23:00' },
    { opens: '11:00', closes: '15:00' },
  ];
  expect(mergeTouching(day)).toEqual([{ opens: '11:00', closes: '23:00' }]);
  expect(overlapsInDay(day)).toBe(false);
  expect(mergeTouching([{ opens: '00:00', closes: '00:00' }])).toEqual([{ opens: '00:00', closes: '24:00' }]);
});

test('lengths and clocks pass midnight', () => {
  expect(lengthOf({ opens: '18:00', closes: '02:00' })).toBe(480);
  expect(weekHours([at(1, '11:00', '15:30'), at(5, '18:00', '02:00')])).toBe(12.5);
  expect(shiftClock('02:00', -20)).toBe('01:40');
  expect(shiftClock('00:10', -20)).toBe('23:50');
});
