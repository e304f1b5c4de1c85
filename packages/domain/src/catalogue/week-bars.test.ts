import { describe, expect, test } from 'vitest';
import { barOf, drawBar, moveBar, resizeBar, shiftAt, shiftOf } from './week-bars.ts';

const at = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const bar = (row: number, from: number, to: number) => ({ row, from, to });

test.each([
  ['a lunch', at(1, '11:00', '15:30'), bar(1, 360, 630)],
  ['an evening that ends at midnight', at(1, '18:00', '00:00'), bar(1, 780, 1140)],
  ['a night in the row of its evening', at(5, '18:00', '02:00'), bar(5, 780, 1260)],
  ['a shift that begins after midnight, in the row of the evening before', at(6, '01:00', '04:00'), bar(5, 1200, 1380)],
  ['Sunday’s early hours, in Saturday’s row', at(0, '02:00', '04:00'), bar(6, 1260, 1380)],
  ['a breakfast from five', at(3, '05:00', '10:00'), bar(3, 0, 300)],
  ['a whole day', at(2, '00:00', '24:00'), bar(2, 0, 1440)],
])('%s is drawn and read back', (_name, shift, drawn) => {
  expect(barOf(shift)).toEqual(drawn);
  expect(shiftOf(drawn)).toEqual(shift);
});

describe('bars of a row', () => {
  const lunch = bar(2, 360, 630);
  const dinner = bar(2, 810, 1110);
  const bars = [lunch, dinner];

  test('move by steps, as far as the next one and the end of the row (restaurants-34)', () => {
    expect(moveBar(bars, 0, 22)).toEqual(bar(2, 375, 645));
    expect(moveBar(bars, 0, 500)).toEqual(bar(2, 540, 810));
    expect(moveBar(bars, 0, -900)).toEqual(bar(2, 0, 270));
    expect(moveBar(bars, 1, 900)).toEqual(bar(2, 1140, 1440));
    expect(moveBar(bars, 7, 15)).toBeNull();
  });

  test('change their ends, never shorter than a quarter of an hour and never over another (restaurants-34)', () => {
    expect(resizeBar(bars, 0, 'to', 700)).toEqual(bar(2, 360, 705));
    expect(resizeBar(bars, 0, 'to', 1200)).toEqual(bar(2, 360, 810));
    expect(resizeBar(bars, 0, 'to', 100)).toEqual(bar(2, 360, 375));
    expect(resizeBar(bars, 1, 'from', 100)).toEqual(bar(2, 630, 1110));
    expect(resizeBar(bars, 1, 'from', 1400)).toEqual(bar(2, 1095, 1110));
  });

  test('are drawn in free room, either way, and not by a press alone (restaurants-34)', () => {
    expect(drawBar(bars, 2, [700, 760])).toEqual(bar(2, 705, 765));
    expect(drawBar(bars, 2, [760, 640])).toEqual(bar(2, 645, 765));
    expect(drawBar(bars, 2, [700, 1200])).toEqual(bar(2, 705, 810));
    expect(drawBar(bars, 2, [500, 700])).toBeNull();
    expect(drawBar(bars, 2, [700, 701])).toBeNull();
    expect(drawBar(bars, 4, [0, 1440])).toEqual(bar(4, 0, 1440));
  });

  test('keep off a night that runs past five in the morning', () => {
    expect(drawBar([bar(1, 900, 1500)], 2, [200, 0])).toEqual(bar(2, 60, 195));
  });
});

test.each([
  [5, '18:00', 0],
  [6, '01:59', 0],
  [6, '02:00', -1],
  [5, '01:00', -1],
  [0, '23:30', 1],
  [1, '00:30', 1],
])('weekday %i at %s falls into shift %i', (weekday, clock, shift) => {
  expect(shiftAt([at(5, '18:00', '02:00'), at(0, '20:00', '01:00')], weekday, clock)).toBe(shift);
});
