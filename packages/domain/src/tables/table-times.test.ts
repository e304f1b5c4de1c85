import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HoursRow, Schedule } from '../catalogue/opening-hours.ts';
import {
  coversAt,
  endOfStay,
  isFree,
  isTableTime,
  lastSeatingMin,
  nearestTimes,
  stayMinutes,
  tablesAt,
  tableTimes,
  type BookingRules,
  type TableFacts,
  type TakenTable,
} from './table-times.ts';
import { minutesAt } from '../common/zoned-time.ts';

const rules: BookingRules = {
  slot_minutes: 30,
  stay_small: 90,
  stay_medium: 120,
  stay_large: 150,
  lead_minutes: 60,
  horizon_days: 30,
  covers_per_quarter: 10,
};
const zone = 'Asia/Kolkata';
const everyDay = (opens: string, closes: string): HoursRow[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));
const week = (hours: HoursRow[], exceptions: Schedule['exceptions'] = [], time_zone = zone): Schedule => ({
  time_zone,
  hours,
  exceptions,
});
// Friday 27 Nov 2026, 9:00 am in Bengaluru.
const now = new Date('2026-11-27T03:30:00Z');
const at = (date: string, clock: string) => new Date(`${date}T${clock}:00+05:30`);
const table = (table_id: number, max_seats = 4) => ({ table_id, venue_id: 1, min_seats: 1, max_seats });
const facts = (schedule: Schedule, part: Partial<TableFacts> = {}): TableFacts => ({
  rules,
  time_zone: schedule.time_zone,
  venues: [{ venue_id: 1, schedule, tables: [table(1), table(2, 2)], joins: [] }],
  reserved: [],
  starts: [],
  ...part,
});
const clocks = (world: TableFacts, date: string, guests = 2) =>
  tableTimes(world, date, guests, now).map(({ starts_at }) => {
    const minutes = minutesAt(starts_at, world.time_zone);
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });

describe('times of a day', () => {
  test('every half hour from opening to an hour before closing (bookings-5)', () => {
    const times = clocks(facts(week(everyDay('18:00', '23:00'))), '2026-11-28');
    expect([times[0], times.at(-1), times.length]).toEqual(['18:00', '22:00', 9]);
  });

  test('past midnight the hours of the evening before are the new day’s own times (bookings-5)', () => {
    const friday = week([{ weekday: 5, opens: '18:00', closes: '02:00' }]);
    expect(clocks(facts(friday), '2026-11-27').at(-1)).toBe('23:30');
    expect(clocks(facts(friday), '2026-11-28')).toEqual(['00:00', '00:30', '01:00']);
    expect(clocks(facts(friday), '2026-11-29')).toEqual([]);
  });

  test('a closed date has none, and a date with other hours has those (bookings-5)', () => {
    const dated = [
      { date: '2026-11-28', closed: true, intervals: [] },
      { date: '2026-11-29', closed: false, intervals: [{ opens: '12:00', closes: '14:00' }] },
    ];
    const world = facts(week(everyDay('18:00', '23:00'), dated));
    expect(clocks(world, '2026-11-28')).toEqual([]);
    expect(clocks(world, '2026-11-29')).toEqual(['12:00', '12:30', '13:00']);
  });

  test('the first time is an hour from now, the last day thirty days ahead (bookings-5)', () => {
    const world = facts(week(everyDay('08:00', '23:00')));
    expect(clocks(world, '2026-11-27')[0]).toBe('10:00');
    expect(clocks(world, '2026-12-27').length).toBeGreaterThan(0);
    expect(clocks(world, '2026-12-28')).toEqual([]);
    expect(clocks(world, '2026-11-26')).toEqual([]);
  });

  test('the hour that a zone skips in spring is no time', () => {
    const spring = new Date('2027-03-01T00:00:00Z');
    const berlin = facts(week(everyDay('00:00', '24:00'), [], 'Europe/Berlin'));
    const times = tableTimes(berlin, '2027-03-28', 2, spring);
    const minutes = times.map(({ starts_at }) => minutesAt(starts_at, 'Europe/Berlin'));
    expect(minutes).not.toContain(120);
    expect(minutes).toContain(180);
    expect(new Set(minutes).size).toBe(minutes.length);
  });

  test('each time names the venues that are open then, whether they have a table or not', () => {
    const hall = { venue_id: 1, schedule: week(everyDay('18:00', '23:00')), tables: [table(1)], joins: [] };
    const roof = { ...hall, venue_id: 2, schedule: week(everyDay('20:00', '23:00')), tables: [table(2)] };
    const taken = [{ table_id: 2, from: at('2026-11-28', '20:00'), to: at('2026-11-28', '23:00') }];
    const world = facts(hall.schedule, { venues: [hall, roof], reserved: taken });
    const openAt = (clock: string) => tablesAt(world, at('2026-11-28', clock), 2, now);
    expect(openAt('18:00')).toMatchObject({ open: [1], offers: [{ venue_id: 1 }] });
    expect(openAt('20:30')).toMatchObject({ open: [1, 2], offers: [{ venue_id: 1 }] });
    expect(openAt('12:00')).toMatchObject({ open: [], reason: 'closed' });
  });

  test('a time that is not offered is no time', () => {
    const world = facts(week(everyDay('18:00', '23:00')));
    expect(isTableTime(world, at('2026-11-28', '19:30'), 2, now)).toBe(true);
    expect(isTableTime(world, at('2026-11-28', '19:40'), 2, now)).toBe(false);
    expect(isTableTime(world, at('2026-11-28', '17:30'), 2, now)).toBe(false);
  });
});

describe('stays', () => {
  test.each([
    [1, 90],
    [2, 90],
    [3, 120],
    [4, 120],
    [5, 150],
  ])('%i guests stay %i minutes', (guests, minutes) => expect(stayMinutes(rules, guests)).toBe(minutes));

  test('a stay ends when the restaurant closes, and does not begin in its last hour', () => {
    const schedule = week(everyDay('18:00', '23:00'));
    expect(endOfStay(schedule, rules, at('2026-11-28', '21:30'), 5)).toEqual(at('2026-11-28', '23:00'));
    expect(endOfStay(schedule, rules, at('2026-11-28', '22:30'), 2)).toBeNull();
    expect(lastSeatingMin).toBe(60);
  });
});

describe('what is free', () => {
  const evening = week(everyDay('18:00', '23:00'));
  const eight = at('2026-11-28', '20:00');
  const taken = (table_id: number, from: string, to: string): TakenTable => ({
    table_id,
    from: at('2026-11-28', from),
    to: at('2026-11-28', to),
  });

  test('a table is free up to the moment it is taken, and again from the moment it is left', () => {
    const world = facts(evening, { reserved: [taken(1, '18:00', '20:00'), taken(1, '22:00', '23:00')] });
    expect(tablesAt(world, eight, 4, now).offers[0]?.table_ids).toEqual([1]);
    expect(isFree(world.reserved, 1, at('2026-11-28', '20:00'), at('2026-11-28', '22:01'))).toBe(false);
  });

  test('a long stay never runs into the next booking', () => {
    const world = facts(evening, { reserved: [taken(1, '21:30', '23:00')] });
    expect(tablesAt(world, eight, 4, now).reason).toBe('taken');
    expect(tablesAt(world, at('2026-11-28', '19:30'), 4, now).reason).toBeNull();
  });

  test('not more guests begin in a quarter of an hour than the kitchen wants (bookings-5)', () => {
    const starts = [
      { at: eight, guests: 5 },
      { at: new Date(eight.getTime() + 14 * 60_000), guests: 4 },
      { at: new Date(eight.getTime() + 15 * 60_000), guests: 5 },
    ];
    expect(coversAt(starts, eight)).toBe(9);
    expect(tablesAt(facts(evening, { starts }), eight, 1, now).reason).toBeNull();
    expect(tablesAt(facts(evening, { starts }), eight, 2, now).reason).toBe('pacing');
  });

  test('a party that no table ever takes is told so', () => {
    expect(tablesAt(facts(evening), eight, 5, now).reason).toBe('large');
  });

  test('a venue with hours of its own is offered only in them', () => {
    const rooftop = {
      venue_id: 2,
      schedule: week(everyDay('20:00', '23:00')),
      tables: [{ ...table(9), venue_id: 2 }],
      joins: [],
    };
    const world = facts(evening);
    const both = { ...world, venues: [...world.venues, rooftop] };
    const venuesAt = (clock: string) =>
      tablesAt(both, at('2026-11-28', clock), 2, now).offers.map((offer) => offer.venue_id);
    expect(venuesAt('19:30')).toEqual([1]);
    expect(venuesAt('20:00')).toEqual([1, 2]);
  });

  test('the nearest free times stand in the order of the day', () => {
    const world = facts(evening, { reserved: [taken(1, '20:00', '21:00'), taken(2, '20:00', '21:00')] });
    const near = nearestTimes(tableTimes(world, '2026-11-28', 2, now), eight, 3);
    expect(near.map(({ starts_at }) => starts_at)).toEqual(
      ['18:30', '21:00', '21:30'].map((clock) => at('2026-11-28', clock)),
    );
  });
});

test('whatever is taken, no offer meets a booking, and every offer ends before its venue closes', () => {
  const evening = week(everyDay('17:00', '01:00'));
  const spans = fc.array(
    fc.record({
      table_id: fc.constantFrom(1, 2),
      start: fc.integer({ min: 0, max: 32 }),
      quarters: fc.integer({ min: 1, max: 12 }),
    }),
    { maxLength: 12 },
  );
  const opening = at('2026-11-28', '17:00').getTime();
  fc.assert(
    fc.property(spans, fc.integer({ min: 1, max: 4 }), (booked, guests) => {
      const taken = booked.map(({ table_id, start, quarters }) => ({
        table_id,
        from: new Date(opening + start * 900_000),
        to: new Date(opening + (start + quarters) * 900_000),
      }));
      for (const { offers } of tableTimes(facts(evening, { reserved: taken }), '2026-11-28', guests, now))
        for (const offer of offers) {
          const clashes = taken.filter(
            (one) => offer.table_ids.includes(one.table_id) && one.from < offer.ends_at && offer.starts_at < one.to,
          );
          expect(clashes).toEqual([]);
          expect(offer.ends_at.getTime()).toBeLessThanOrEqual(at('2026-11-29', '01:00').getTime());
        }
    }),
    { numRuns: 60 },
  );
});
