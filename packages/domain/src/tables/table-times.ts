import { closesAt, isOpenAt, orderSlots, type Schedule } from '../catalogue/opening-hours.ts';
import { minuteMs } from '../common/durations.ts';
import { chooseTables, type SeatTable, type TableJoin } from './table-choice.ts';
import { addDays, instantAt, zonedParts } from '../common/zoned-time.ts';

/** How a restaurant gives its tables; minutes, hours and days as named. */
export interface BookingRules {
  slot_minutes: number;
  /** The stay of one or two guests. */
  stay_small: number;
  /** The stay of three or four guests. */
  stay_medium: number;
  /** The stay of five guests and more. */
  stay_large: number;
  lead_minutes: number;
  horizon_days: number;
  /** Guests that may begin within one quarter of an hour. */
  covers_per_quarter: number;
}
export interface TakenTable {
  table_id: number;
  from: Date;
  to: Date;
}
export interface VenueFacts {
  venue_id: number;
  /** The venue's own hours where it has some, else the restaurant's. */
  schedule: Schedule;
  tables: readonly SeatTable[];
  joins: readonly TableJoin[];
}
export interface TableFacts {
  rules: BookingRules;
  time_zone: string;
  venues: readonly VenueFacts[];
  reserved: readonly TakenTable[];
  /** Living bookings by their start. */
  starts: readonly { at: Date; guests: number }[];
}
export interface TableOffer {
  venue_id: number;
  starts_at: Date;
  ends_at: Date;
  table_ids: number[];
}
export type NoTable = 'closed' | 'soon' | 'far' | 'pacing' | 'taken' | 'large';
export interface TableTime {
  starts_at: Date;
  /** One for each venue that has a table then. */
  offers: TableOffer[];
  /** Why there is none; null where there is one. */
  reason: NoTable | null;
  /** The venues that are open then, free or not. */
  open: number[];
}

const quarterMs = 15 * minuteMs;
/** Minutes that the last guests of the evening have at least. */
export const lastSeatingMin = 60;

/** Minutes that a party keeps its table. */
export function stayMinutes(rules: BookingRules, guests: number): number {
  if (guests <= 2) return rules.stay_small;
  return guests <= 4 ? rules.stay_medium : rules.stay_large;
}

const quarterOf = (at: Date): number => Math.floor(at.getTime() / quarterMs);

/** Guests whose bookings begin in the same quarter of an hour. */
export const coversAt = (starts: TableFacts['starts'], at: Date): number =>
  starts.filter((start) => quarterOf(start.at) === quarterOf(at)).reduce((sum, { guests }) => sum + guests, 0);

/** Until when a party that comes at this moment would stay; null where the venue is closed then or closes too soon. */
export function endOfStay(schedule: Schedule, rules: BookingRules, startsAt: Date, guests: number): Date | null {
  if (!isOpenAt(schedule, startsAt)) return null;
  const fullStay = startsAt.getTime() + stayMinutes(rules, guests) * minuteMs;
  const closes = closesAt(schedule, startsAt)?.getTime() ?? Number.POSITIVE_INFINITY;
  if (closes < startsAt.getTime() + lastSeatingMin * minuteMs) return null;
  return new Date(Math.min(fullStay, closes));
}

/** Is a table free for the whole of a time? Times that only touch do not meet. */
export const isFree = (reserved: readonly TakenTable[], tableId: number, from: Date, to: Date): boolean =>
  !reserved.some((one) => one.table_id === tableId && one.from < to && from < one.to);

function offerOf(facts: TableFacts, venue: VenueFacts, startsAt: Date, guests: number): TableOffer | null {
  const endsAt = endOfStay(venue.schedule, facts.rules, startsAt, guests);
  if (!endsAt) return null;
  const free = venue.tables.filter((table) => isFree(facts.reserved, table.table_id, startsAt, endsAt));
  const chosen = chooseTables(guests, free, venue.joins);
  if (!chosen) return null;
  const table_ids = chosen.map((table) => table.table_id);
  return { venue_id: venue.venue_id, starts_at: startsAt, ends_at: endsAt, table_ids };
}

const noneBecause = (starts_at: Date, reason: NoTable, open: number[] = []): TableTime => ({
  starts_at,
  offers: [],
  reason,
  open,
});

/** The tables that a party could have at one moment, and why there are none. */
export function tablesAt(facts: TableFacts, startsAt: Date, guests: number, now: Date): TableTime {
  const { rules, venues } = facts;
  const lastDay = addDays(zonedParts(now, facts.time_zone).date, rules.horizon_days);
  if (startsAt.getTime() < now.getTime() + rules.lead_minutes * minuteMs) return noneBecause(startsAt, 'soon');
  if (zonedParts(startsAt, facts.time_zone).date > lastDay) return noneBecause(startsAt, 'far');
  const open = venues.filter((venue) => endOfStay(venue.schedule, rules, startsAt, guests) !== null);
  if (open.length === 0) return noneBecause(startsAt, 'closed');
  const ids = open.map((venue) => venue.venue_id);
  if (!open.some((venue) => chooseTables(guests, venue.tables, venue.joins)))
    return noneBecause(startsAt, 'large', ids);
  if (coversAt(facts.starts, startsAt) + guests > rules.covers_per_quarter) return noneBecause(startsAt, 'pacing', ids);
  const offers = open.flatMap((venue) => offerOf(facts, venue, startsAt, guests) ?? []);
  return { starts_at: startsAt, offers, reason: offers.length === 0 ? 'taken' : null, open: ids };
}

/** The times of one calendar day at which a party may ask for a table, whether there is one or not; past ones left out. */
export function tableTimes(facts: TableFacts, date: string, guests: number, now: Date): TableTime[] {
  const midnight = instantAt(date, 0, facts.time_zone);
  const found = new Map<number, Date>();
  for (const { schedule } of facts.venues) {
    const slotMinutes = facts.rules.slot_minutes;
    const [day] = orderSlots(schedule, {
      now: midnight,
      leadMinutes: 0,
      days: 1,
      slotMinutes,
      cutoffMinutes: lastSeatingMin,
    });
    for (const { from } of day?.slots ?? []) found.set(from.getTime(), from);
  }
  return [...found.values()]
    .sort((a, b) => a.getTime() - b.getTime())
    .map((startsAt) => tablesAt(facts, startsAt, guests, now))
    .filter(({ reason }) => reason !== 'soon' && reason !== 'closed' && reason !== 'far');
}

/** Is this one of the times that the restaurant offers on that day, free or not? */
export const isTableTime = (facts: TableFacts, startsAt: Date, guests: number, now: Date): boolean =>
  tableTimes(facts, zonedParts(startsAt, facts.time_zone).date, guests, now).some(
    (time) => time.starts_at.getTime() === startsAt.getTime(),
  );

/** The free times nearest to a wished one, in the order of the day. */
export function nearestTimes(times: readonly TableTime[], preferred: Date, count: number): TableTime[] {
  const far = (time: TableTime) => Math.abs(time.starts_at.getTime() - preferred.getTime());
  return times
    .filter((time) => time.offers.length > 0)
    .sort((a, b) => far(a) - far(b) || a.starts_at.getTime() - b.starts_at.getTime())
    .slice(0, count)
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
}
