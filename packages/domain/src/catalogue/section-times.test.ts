import { expect, test } from 'vitest';
import {
  decideOrderable,
  decideServing,
  placesOnMenu,
  sectionLight,
  servedFromText,
  type SectionTime,
  type TimedSection,
} from './section-times.ts';

const time_zone = 'Asia/Kolkata';
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const breakfast: SectionTime = { opens: '07:00', closes: '11:30', weekdays: everyDay };
// Begins on Thursday, Friday and Saturday evenings.
const night: SectionTime = { opens: '22:00', closes: '02:00', weekdays: [4, 5, 6] };
/** A moment of the week of Monday, 15 June 2026, on the wall in India, which is five and a half hours ahead. */
const wall = (day: number, clock: string) => new Date(`2026-06-${day}T${clock}+05:30`);
const serve = (times: (SectionTime | null)[], at: Date, inCartSince: Date | null = null) =>
  decideServing(
    times.map((time) => ({ time })),
    { at, time_zone, inCartSince },
  );

test.each([
  ['a second before it begins', wall(15, '06:59:59'), false],
  ['as it begins', wall(15, '07:00:00'), true],
  ['a second before it ends', wall(15, '11:29:59'), true],
  ['as it ends', wall(15, '11:30:00'), false],
])('breakfast %s (sections-4)', (_, at, isOn) => {
  expect(serve([breakfast], at).isOn).toBe(isOn);
});

test.each([
  ['on Thursday evening as it begins', wall(18, '22:00:00'), true],
  ['at midnight', wall(19, '00:00:00'), true],
  ['on Sunday at 1:59, which is Saturday’s', wall(21, '01:59:59'), true],
  ['on Sunday at 2', wall(21, '02:00:00'), false],
  ['on Sunday evening', wall(21, '22:30:00'), false],
  ['on Thursday at 1, which is Wednesday’s', wall(18, '01:00:00'), false],
])('a night belongs to the evening it began: %s (sections-4)', (_, at, isOn) => {
  expect(serve([night], at).isOn).toBe(isOn);
});

test.each([
  ['earlier on its day', [breakfast], wall(15, '06:00:00'), wall(15, '07:00:00')],
  ['later on its day', [breakfast], wall(15, '15:00:00'), wall(16, '07:00:00')],
  ['days before', [night], wall(21, '02:00:00'), wall(25, '22:00:00')],
  ['with two sections, whichever begins first', [night, breakfast], wall(18, '15:00:00'), wall(18, '22:00:00')],
])('who comes %s reads when it is served (sections-4)', (_, times, at, from) => {
  expect(serve(times, at)).toEqual({ isOn: false, from });
});

test('weekdays are those of the kitchen’s zone, not of the server (sections-4)', () => {
  const mondays: SectionTime = { opens: '00:30', closes: '04:00', weekdays: [1] };
  // Still Sunday, 19:30 in UTC.
  expect(serve([mondays], new Date('2026-06-14T19:30:00Z')).isOn).toBe(true);
  expect(serve([mondays], new Date('2026-06-15T19:30:00Z')).isOn).toBe(false);
});

test('equal ends are the whole day that begins then (sections-4)', () => {
  const friday: SectionTime = { opens: '00:00', closes: '00:00', weekdays: [5] };
  expect(serve([friday], wall(19, '00:00:00')).isOn).toBe(true);
  expect(serve([friday], wall(19, '23:59:59')).isOn).toBe(true);
  expect(serve([friday], wall(20, '00:00:00')).isOn).toBe(false);
});

test('what stands in no section, or in one without a time, is always served (sections-3)', () => {
  expect(serve([], wall(15, '03:00:00')).isOn).toBe(true);
  expect(serve([breakfast, null], wall(15, '03:00:00')).isOn).toBe(true);
});

test.each([
  ['as the time ends', '11:30:00', true],
  ['a second before ten minutes are over', '11:39:59', true],
  ['after ten minutes', '11:40:00', false],
])('what is in a cart stays orderable %s: %s → %s (sections-5)', (_, clock, isOn) => {
  expect(serve([breakfast], wall(15, clock), wall(15, '11:29:59')).isOn).toBe(isOn);
  expect(serve([breakfast], wall(15, clock)).isOn).toBe(false);
});

test('a cart has its minutes past midnight too, and none before a time begins (sections-5)', () => {
  expect(serve([night], wall(19, '02:05:00'), wall(19, '01:59:59')).isOn).toBe(true);
  expect(serve([night], wall(18, '21:55:00'), wall(18, '21:50:00')).isOn).toBe(false);
  // It was put there for later.
  expect(serve([night], wall(19, '02:05:00'), wall(19, '02:00:00')).isOn).toBe(false);
});

const section = (time: SectionTime | null, outside: TimedSection['outside'] = 'show') => ({ time, outside });
const places = (sections: TimedSection[], at: Date) => placesOnMenu(sections, { at, time_zone });

test('a dish stands in the sections that are on, else at the end in those that are shown (sections-3)', () => {
  const [always, morning, evening] = [section(null), section(breakfast), section(night)];
  expect(places([always, morning], wall(15, '15:00:00'))).toMatchObject([{ section: always, from: null }]);
  expect(places([always, morning], wall(15, '08:00:00'))).toMatchObject([{ section: always }, { section: morning }]);
  expect(places([morning, evening], wall(18, '15:00:00'))).toMatchObject([
    { section: morning, from: wall(19, '07:00:00') },
    { section: evening, from: wall(18, '22:00:00') },
  ]);
  expect(places([], wall(18, '15:00:00'))).toEqual([]);
});

test('a section may hide outside its time; dishes that stand elsewhere too stay there (sections-3)', () => {
  const hidden = section(breakfast, 'hide');
  const evening = section(night);
  expect(places([hidden], wall(18, '15:00:00'))).toBeNull();
  expect(places([hidden, evening], wall(18, '15:00:00'))).toMatchObject([{ section: evening }]);
  expect(places([hidden], wall(18, '08:00:00'))).toMatchObject([{ section: hidden, from: null }]);
});

test.each([
  ['on', wall(18, '08:00:00'), breakfast],
  ['later', wall(18, '15:00:00'), night],
  ['later', wall(18, '06:00:00'), breakfast],
  // Before five it is still the day before.
  ['off', wall(18, '04:59:00'), breakfast],
  ['off', wall(18, '15:00:00'), breakfast],
  ['off', wall(15, '15:00:00'), night],
  ['on', wall(15, '15:00:00'), null],
])('a section is %s at %s (sections-7)', (light, at, time) => {
  expect(sectionLight({ time }, at, time_zone)).toBe(light);
});

test.each([
  [wall(18, '22:00:00'), 'from 10:00 pm'],
  [wall(19, '07:00:00'), 'from 7:00 am tomorrow'],
  [wall(21, '07:00:00'), 'from 7:00 am on Sun'],
  [null, 'at other times'],
])('%s reads %s', (from, text) => {
  expect(servedFromText(from, wall(18, '15:00:00'), time_zone)).toBe(text);
});

test.each([
  ['is had as it is on', [{ time: breakfast, outside: 'hide' }], '08:00:00', { isOn: true, isAhead: false }],
  [
    'is ordered ahead where it is shown',
    [{ time: breakfast, outside: 'show' }],
    '12:00:00',
    { isOn: false, isAhead: true },
  ],
  [
    'is not ordered where it is hidden',
    [{ time: breakfast, outside: 'hide' }],
    '12:00:00',
    { isOn: false, isAhead: false },
  ],
  [
    'is ordered ahead where one of its sections shows it',
    [
      { time: breakfast, outside: 'hide' },
      { time: night, outside: 'show' },
    ],
    '12:00:00',
    { isOn: false, isAhead: true },
  ],
  ['is ordered at any time where it stands in none', [], '12:00:00', { isOn: true, isAhead: false }],
] as const)('a dish %s (sections-5)', (_, sections, clock, expected) => {
  expect(decideOrderable(sections, { at: wall(15, clock), time_zone })).toMatchObject(expected);
});
