import { describe, expect, test } from 'vitest';
import {
  daysText,
  decideRestaurantStatus,
  describeHours,
  type HoursRow,
  type RestaurantFacts,
} from './opening-hours.ts';
import { hoursText } from './week-text.ts';

const zone = 'Asia/Kolkata';
const at = (local: string) => new Date(`${local}:00+05:30`);
const daily = (opens: string, closes: string): HoursRow[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));
const facts = (changes: Partial<RestaurantFacts> = {}): RestaurantFacts => ({
  lifecycle: 'active',
  switch: 'online',
  paused_until: null,
  busy_until: null,
  schedule: { time_zone: zone, hours: daily('11:00', '23:00'), exceptions: [] },
  ...changes,
});
const noon = at('2026-11-20T12:00');
const night = at('2026-11-20T23:30');
const opening = at('2026-11-21T11:00');

describe('a restaurant', () => {
  const cases: { name: string; given?: Partial<RestaurantFacts>; now?: Date; reason: string | null; next?: Date }[] = [
    { name: 'open', reason: null },
    { name: 'closed by its hours', now: night, reason: 'closed', next: opening },
    { name: 'switched off', given: { switch: 'offline' }, reason: 'offline' },
    { name: 'suspended', given: { lifecycle: 'suspended' }, reason: 'not_active' },
    { name: 'suspended and switched off', given: { lifecycle: 'draft', switch: 'offline' }, reason: 'not_active' },
    { name: 'paused until it returns', given: { switch: 'paused' }, reason: 'paused' },
    {
      name: 'paused for an hour',
      given: { switch: 'paused', paused_until: at('2026-11-20T13:00') },
      reason: 'paused',
      next: at('2026-11-20T13:00'),
    },
    {
      name: 'paused beyond closing',
      given: { switch: 'paused', paused_until: night },
      reason: 'paused',
      next: opening,
    },
    { name: 'paused until now', given: { switch: 'paused', paused_until: noon }, reason: null },
    {
      name: 'closed and paused until the day after',
      given: { switch: 'paused', paused_until: at('2026-11-21T23:00') },
      now: night,
      reason: 'closed',
      next: at('2026-11-22T11:00'),
    },
    { name: 'closed and paused without end', given: { switch: 'paused' }, now: night, reason: 'closed' },
  ];
  test.each(cases)('$name (restaurants-1)', ({ given, now, reason, next }) => {
    expect(decideRestaurantStatus(facts(given), now ?? noon)).toEqual({
      status: reason === null ? 'online' : 'offline',
      reason,
      next_open_at: next ?? null,
      extra_minutes: 0,
    });
  });

  test.each([
    [{ busy_minutes: 20 }, 20],
    [{ busy_minutes: 20, busy_until: at('2026-11-20T12:01') }, 20],
    [{ busy_minutes: 20, busy_until: noon }, 0],
    [{}, 15],
  ])('busy with %j stays open and adds %d minutes', (given, extra_minutes) =>
    expect(decideRestaurantStatus(facts({ switch: 'busy', ...given }), noon)).toMatchObject({
      status: 'online',
      extra_minutes,
    }),
  );
});

test.each([
  [[1, 2, 3, 4, 5, 6, 0], 'Mon-Sun'],
  [[1, 2, 3, 4, 5], 'Mon-Fri'],
  [[0, 6], 'Sat, Sun'],
  [[5, 6, 0, 2], 'Tue, Fri-Sun'],
  [[3, 3], 'Wed'],
  [[], ''],
])('%j reads %s', (weekdays, text) => expect(daysText(weekdays)).toBe(text));

test.each<[string, HoursRow[], (string | null)[]]>([
  ['every day alike', daily('11:00', '23:00'), ['11:00', '23:00', 'Mon-Sun']],
  ['two shifts', daily('11:00', '15:00').concat(daily('18:00', '23:00')), ['11:00', '23:00', 'Mon-Sun']],
  [
    'past midnight is later than midnight',
    daily('18:00', '02:00').concat(daily('11:00', '23:00')),
    ['11:00', '02:00', 'Mon-Sun'],
  ],
  ['around the clock', daily('00:00', '00:00'), ['00:00', '24:00', 'Mon-Sun']],
  ['one day', [{ weekday: 5, opens: '18:00', closes: '02:00' }], ['18:00', '02:00', 'Fri']],
  ['never', [], [null, null, null]],
])('hours of %s', (_name, hours, [opening_time, closing_time, Opening_days]) =>
  expect(describeHours({ hours })).toEqual({ opening_time, closing_time, Opening_days }),
);

test.each([
  ['2026-11-20T18:30', 'Opens 6:30 pm'],
  ['2026-11-21T06:30', 'Opens 6:30 am tomorrow'],
  ['2026-11-23T06:30', 'Opens 6:30 am on Mon'],
  ['2026-11-26T06:30', 'Opens 6:30 am on Thu'],
  ['2026-11-27T06:30', 'Opens 6:30 am on Fri, 27 Nov'],
])('seen from Friday noon, %s reads %s', (opens, text) => expect(hoursText(at(opens), noon, zone)).toBe(text));

test('nobody knows when it opens', () => expect(hoursText(null, noon, zone)).toBe('Closed'));
