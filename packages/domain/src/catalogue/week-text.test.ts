import { expect, test } from 'vitest';
import type { HoursRow } from './opening-hours.ts';
import { weekTexts } from './week-text.ts';

const on = (weekdays: readonly number[], opens: string, closes: string): HoursRow[] =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));

test.each<[string, HoursRow[], string[]]>([
  ['every day alike', on([0, 1, 2, 3, 4, 5, 6], '12:30', '23:00'), ['Mon-Sun 12:30 pm – 11:00 pm']],
  ['all day', on([0, 6], '00:00', '24:00'), ['Sat, Sun all day']],
  [
    'a split day, written in any order',
    [...on([1, 2, 3], '19:00', '23:30'), ...on([1, 2, 3], '12:00', '15:00')],
    ['Mon-Wed 12:00 pm – 3:00 pm, 7:00 pm – 11:30 pm'],
  ],
  [
    'a weekend of its own, past midnight',
    [...on([1, 2, 3, 4], '11:00', '23:00'), ...on([5, 6], '11:00', '02:00')],
    ['Mon-Thu 11:00 am – 11:00 pm', 'Fri, Sat 11:00 am – 2:00 am'],
  ],
  ['days apart with the same hours', on([1, 3], '10:00', '14:00'), ['Mon, Wed 10:00 am – 2:00 pm']],
  ['no hours', [], []],
])('the week of %s', (_name, hours, lines) => expect(weekTexts(hours)).toEqual(lines));
