import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  serviceDayBegan,
  canOrderAt,
  closesAt,
  type HoursException,
  type HoursRow,
  intervalsAround,
  isOpenAt,
  isSlotOffered,
  lastOrderAt,
  mergeSpans,
  nextOpening,
  orderSlots,
  type Schedule,
  serviceDayEnd,
} from './opening-hours.ts';

/** A local time in the week of Monday 16 to Sunday 22 November 2026. */
const days = { Mon: 16, Tue: 17, Wed: 18, Thu: 19, Fri: 20, Sat: 21, Sun: 22 } as const;
const at = (day: keyof typeof days, clock: string) => new Date(`2026-11-${days[day]}T${clock}:00+05:30`);
const kitchen = (hours: HoursRow[], exceptions: HoursException[] = []): Schedule => ({
  time_zone: 'Asia/Kolkata',
  hours,
  exceptions,
});
const daily = (opens: string, closes: string): HoursRow[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));
const closedOn = (date: string): HoursException => ({ date, closed: true, intervals: [] });

const fridayNight = kitchen([{ weekday: 5, opens: '18:00', closes: '02:00' }]);
const everyNight = kitchen(daily('18:00', '02:00'));
const always = kitchen(daily('00:00', '24:00'));
const twice = kitchen(daily('11:00', '15:00').concat(daily('18:00', '23:00')));

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('asked by a computer in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });

  test('it really is in that zone', () => expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone));

  test.each([
    ['open Fri 18–02, closed Thu; Fri 01:00', fridayNight, at('Fri', '01:00'), false],
    ['open Fri 18–02, closed Sat; Sat 19:00', fridayNight, at('Sat', '19:00'), false],
    ['open Fri 18–02, closed Sat; Sat 01:00', fridayNight, at('Sat', '01:00'), true],
    [
      'Sat closed as an exception; Sat 01:00',
      kitchen(daily('18:00', '02:00'), [closedOn('2026-11-21')]),
      at('Sat', '01:00'),
      true,
    ],
    [
      'Fri closed as an exception; Sat 01:00',
      kitchen(daily('18:00', '02:00'), [closedOn('2026-11-20')]),
      at('Sat', '01:00'),
      false,
    ],
    ['opening time', fridayNight, at('Fri', '18:00'), true],
    ['a minute before', fridayNight, at('Fri', '17:59'), false],
    ['closing time', fridayNight, at('Sat', '02:00'), false],
    ['around the clock at midnight', always, at('Sat', '00:00'), true],
    ['around the clock written 00:00–00:00', kitchen(daily('00:00', '00:00')), at('Sat', '23:59'), true],
    [
      'Saturday’s night reaches Sunday',
      kitchen([{ weekday: 6, opens: '20:00', closes: '03:00' }]),
      at('Sun', '02:59'),
      true,
    ],
    ['between two shifts', twice, at('Fri', '16:00'), false],
    ['no hours at all', kitchen([]), at('Fri', '16:00'), false],
  ])('%s (restaurants-2)', (_name, schedule, instant, open) => {
    expect(isOpenAt(schedule, instant)).toBe(open);
  });
});

test('an exception’s own hours replace the weekday’s and pass midnight with their shift (restaurants-2)', () => {
  const party = { date: '2026-11-20', closed: false, intervals: [{ opens: '20:00', closes: '04:00' }] };
  const schedule = kitchen(daily('09:00', '17:00'), [party]);
  expect(isOpenAt(schedule, at('Fri', '10:00'))).toBe(false);
  expect(isOpenAt(schedule, at('Fri', '20:00'))).toBe(true);
  expect(isOpenAt(schedule, at('Sat', '03:59'))).toBe(true);
  expect(isOpenAt(schedule, at('Sat', '10:00'))).toBe(true);
});

describe('where clocks change', () => {
  const newYork = { time_zone: 'America/New_York', hours: daily('22:00', '03:00'), exceptions: [] };
  test('a night is an hour shorter in spring and longer in autumn, and closes by the wall', () => {
    expect(closesAt(newYork, new Date('2026-03-08T04:00:00Z'))).toEqual(new Date('2026-03-08T07:00:00Z'));
    expect(closesAt(newYork, new Date('2026-11-01T04:00:00Z'))).toEqual(new Date('2026-11-01T08:00:00Z'));
  });
  test('no slot is offered in the hour that does not exist', () => {
    const schedule = { ...newYork, hours: daily('00:00', '24:00') };
    const now = new Date('2026-03-08T05:00:00Z');
    const rules = { now, leadMinutes: 0, days: 1, slotMinutes: 30, cutoffMinutes: 0 };
    const starts = orderSlots(schedule, rules)[0]?.slots.map((slot) => slot.from.getTime()) ?? [];
    expect(starts).toHaveLength(46);
    expect(new Set(starts).size).toBe(46);
  });
});

describe('opening and closing', () => {
  test.each<[string, Schedule, Date, { opens: Date | null; closes: Date | null }]>([
    ['before the night', everyNight, at('Fri', '12:00'), { opens: at('Fri', '18:00'), closes: null }],
    ['in the night', everyNight, at('Fri', '23:00'), { opens: at('Sat', '18:00'), closes: at('Sat', '02:00') }],
    ['after midnight', everyNight, at('Sat', '01:00'), { opens: at('Sat', '18:00'), closes: at('Sat', '02:00') }],
    ['days before', fridayNight, at('Sun', '12:00'), { opens: new Date('2026-11-27T18:00:00+05:30'), closes: null }],
    ['around the clock', always, at('Fri', '12:00'), { opens: null, closes: null }],
    ['never', kitchen([]), at('Fri', '12:00'), { opens: null, closes: null }],
    [
      'over days that touch',
      kitchen(daily('00:00', '24:00').map((row) => (row.weekday === 2 ? { ...row, closes: '12:00' } : row))),
      at('Fri', '12:00'),
      { opens: new Date('2026-11-25T00:00:00+05:30'), closes: new Date('2026-11-24T12:00:00+05:30') },
    ],
  ])('%s', (_name, schedule, instant, { opens, closes }) => {
    expect(nextOpening(schedule, instant)).toEqual(opens);
    expect(closesAt(schedule, instant)).toEqual(closes);
  });

  test('a long holiday is looked past', () => {
    const dates = Array.from({ length: 14 }, (_day, index) => new Date(Date.UTC(2026, 10, 20 + index)).toISOString());
    const schedule = kitchen(
      daily('09:00', '17:00'),
      dates.map((date) => closedOn(date.slice(0, 10))),
    );
    expect(nextOpening(schedule, at('Fri', '12:00'))).toEqual(new Date('2026-12-04T09:00:00+05:30'));
  });

  test('spans that touch or overlap are one, and the input stays as it was', () => {
    const span = (from: string, to: string) => ({ from: at('Fri', from), to: at('Fri', to) });
    const spans = [span('12:00', '14:00'), span('09:00', '10:00'), span('10:00', '11:00'), span('13:00', '13:30')];
    const before = spans.map((entry) => ({ ...entry }));
    expect(mergeSpans(spans)).toEqual([span('09:00', '11:00'), span('12:00', '14:00')]);
    expect(spans).toEqual(before);
    expect(intervalsAround(always, at('Fri', '12:00'), 3)).toHaveLength(1);
  });
});

describe('orders', () => {
  test('the last one is taken twenty minutes before closing', () => {
    expect(lastOrderAt(everyNight, at('Fri', '20:00'))).toEqual(at('Sat', '01:40'));
    expect(lastOrderAt(everyNight, at('Fri', '20:00'), 0)).toEqual(at('Sat', '02:00'));
    expect(lastOrderAt(everyNight, at('Fri', '12:00'))).toBeNull();
  });

  test.each([
    ['ASAP at 04:00 when closed', everyNight, at('Sat', '04:00'), false],
    ['at the last minute', everyNight, at('Sat', '01:40'), true],
    ['after it, still open', everyNight, at('Sat', '01:41'), false],
    ['around the clock at midnight', always, at('Sat', '00:00'), true],
  ])('%s (restaurants-1)', (_name, schedule, instant, taken) => expect(canOrderAt(schedule, instant)).toBe(taken));

  const rules = { leadMinutes: 45, days: 7, slotMinutes: 30, cutoffMinutes: 20 };
  const clocks = (schedule: Schedule, now: Date) =>
    orderSlots(schedule, { ...rules, now }).map(({ slots }) => [
      slots.length,
      slots[0]?.from ?? null,
      slots.at(-1)?.from ?? null,
    ]);

  test('for 00:30 at a place open 18:00–02:00 is accepted, for 02:00 or 12:00 not', () => {
    const now = at('Fri', '20:00');
    expect(isSlotOffered(everyNight, { ...rules, now }, at('Sat', '00:30'))).toBe(true);
    expect(isSlotOffered(everyNight, { ...rules, now }, at('Sat', '01:30'))).toBe(true);
    expect(isSlotOffered(everyNight, { ...rules, now }, at('Sat', '02:00'))).toBe(false);
    expect(isSlotOffered(everyNight, { ...rules, now }, at('Sat', '12:00'))).toBe(false);
    expect(isSlotOffered(everyNight, { ...rules, now }, at('Sat', '00:40'))).toBe(false);
  });

  test('a day’s slots begin a lead after now or after opening, and end before the last order', () => {
    const lunch = kitchen(daily('11:00', '15:00'), [closedOn('2026-11-21')]);
    const [today, tomorrow, sunday] = clocks(lunch, at('Fri', '12:20'));
    expect(today).toEqual([3, at('Fri', '13:30'), at('Fri', '14:30')]);
    expect(tomorrow).toEqual([0, null, null]);
    expect(sunday).toEqual([6, at('Sun', '12:00'), at('Sun', '14:30')]);
  });

  test('a longer cutoff takes the last slot away', () => {
    const late = orderSlots(kitchen(daily('11:00', '15:00')), { ...rules, cutoffMinutes: 31, now: at('Fri', '11:00') });
    expect(late[0]?.slots.at(-1)?.from).toEqual(at('Fri', '14:00'));
  });

  test('midnight adds no lead where the kitchen goes on', () => {
    const all = clocks(always, at('Fri', '12:00'));
    expect(all).toHaveLength(7);
    expect(all[1]).toEqual([48, at('Sat', '00:00'), at('Sat', '23:30')]);
  });

  test('days are named by the restaurant’s calendar', () => {
    const dates = orderSlots(everyNight, { ...rules, days: 2, now: at('Sat', '00:10') }).map((day) => day.date);
    expect(dates).toEqual(['2026-11-21', '2026-11-22']);
  });
});

describe('the service day', () => {
  test.each([
    ['in the night before midnight', everyNight, at('Fri', '23:00'), at('Sat', '02:00')],
    ['in the night after midnight', everyNight, at('Sat', '01:00'), at('Sat', '02:00')],
    ['in the first of two shifts', twice, at('Fri', '12:00'), at('Fri', '23:00')],
    ['between two shifts', twice, at('Fri', '16:00'), at('Fri', '23:00')],
    ['after the last shift', twice, at('Fri', '23:30'), at('Sat', '05:00')],
    ['after midnight, closed', twice, at('Sat', '01:00'), at('Sat', '05:00')],
    ['around the clock', always, at('Fri', '12:00'), at('Sat', '05:00')],
    ['around the clock at 03:00', always, at('Fri', '03:00'), at('Fri', '05:00')],
    ['a bar until 06:00, at 05:30', kitchen(daily('20:00', '06:00')), at('Sat', '05:30'), at('Sat', '06:00')],
    ['a baker from 04:30', kitchen(daily('04:30', '12:00')), at('Fri', '04:45'), at('Fri', '12:00')],
    ['without hours', kitchen([]), at('Fri', '12:00'), at('Sat', '05:00')],
  ])('%s', (_name, schedule, instant, end) => expect(serviceDayEnd(schedule, instant)).toEqual(end));

  test('a kitchen paused in its night does not reopen by itself before the next one', () => {
    const until = serviceDayEnd(everyNight, at('Fri', '23:00'));
    expect(isOpenAt(everyNight, until)).toBe(false);
    expect(nextOpening(everyNight, until)).toEqual(at('Sat', '18:00'));
  });

  test.each([
    ['at a day kitchen', kitchen(daily('11:00', '23:00')), at('Fri', '20:00'), at('Fri', '05:00')],
    ['at a day kitchen after midnight', kitchen(daily('11:00', '23:00')), at('Sat', '00:33'), at('Fri', '05:00')],
    ['around the clock after midnight', always, at('Sat', '00:33'), at('Fri', '05:00')],
    ['around the clock after five', always, at('Sat', '05:30'), at('Sat', '05:00')],
    ['in a night shift after five', kitchen(daily('22:00', '06:00')), at('Sat', '05:30'), at('Fri', '05:00')],
    ['after that night shift', kitchen(daily('22:00', '06:00')), at('Sat', '06:30'), at('Sat', '05:00')],
  ])('begins %s', (_name, schedule, instant, begin) => expect(serviceDayBegan(schedule, instant)).toEqual(begin));
});
