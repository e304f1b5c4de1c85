// What is free: read in one statement, decided by the domain, never stored.
import type { OfferedTime, TableDay, TableRestaurant } from '@tawa/contract/tables/bookings';
import { hourMs } from '@tawa/domain/common/durations';
import {
  bookingDaysMax,
  bookingGraceMin,
  bookingHoldMin,
  bookingCancelHours,
  timeZoneDefault,
} from '@tawa/domain/common/limits';
import { nearestTimes, tablesAt, tableTimes, type TableTime } from '@tawa/domain/tables/table-times';
import { addDays, instantAt, minutesOf, zonedParts } from '@tawa/domain/common/zoned-time';
import type { Deps } from '../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { notFound } from '#platform/http/errors.ts';
import { listRestaurantsByIds } from '#modules/catalogue/restaurants/restaurants.service.ts';
import { kitchenOf, type Kitchen } from './table-facts.ts';
import { listTableFacts, type Window } from './table-facts.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
const nearCount = 4;

const windowAround = (at: Date): Window => ({
  from: new Date(at.getTime() - 24 * hourMs),
  to: new Date(at.getTime() + 24 * hourMs),
});

export const offeredTime = ({ starts_at, offers, open, reason }: TableTime): OfferedTime => ({
  starts_at: starts_at.toISOString(),
  ends_at: offers[0]?.ends_at.toISOString() ?? null,
  venues: offers.map((offer) => offer.venue_id),
  open,
  reason: reason === 'pacing' || reason === 'taken' || reason === 'large' ? reason : null,
});

/** A restaurant’s tables around a moment; null where it takes no bookings. */
export async function findKitchen(db: Db, restaurantId: number, at: Date, except?: number): Promise<Kitchen | null> {
  const window = windowAround(at);
  const [row] = await listTableFacts(db, { ...window, restaurantId, ...(except !== undefined && { except }) });
  return row ? kitchenOf(row) : null;
}

/** The free times nearest to a wished one, on its day. */
export function freeTimesNear({ facts }: Kitchen, preferred: Date, guests: number, now: Date): OfferedTime[] {
  const { date } = zonedParts(preferred, facts.time_zone);
  return nearestTimes(tableTimes(facts, date, guests, now), preferred, nearCount).map(offeredTime);
}

interface Query {
  date: string | undefined;
  guests: number;
}

const noTables = (date: string, today: string, guests: number): TableDay => ({
  takes_bookings: false,
  date,
  first_date: today,
  last_date: addDays(today, bookingDaysMax),
  guests,
  time_zone: timeZoneDefault,
  hold_minutes: bookingHoldMin,
  grace_minutes: bookingGraceMin,
  cancel_hours: bookingCancelHours,
  auto_confirm: true,
  venues: [],
  times: [],
});

/** One day’s times for a party; a restaurant without bookings says so. */
export async function getTableDay({ db, clock }: ServiceDeps, restaurantId: number, query: Query): Promise<TableDay> {
  const now = clock.now();
  const today = zonedParts(now, timeZoneDefault).date;
  const date = query.date ?? today;
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`))) throw notFound();
  const kitchen = await findKitchen(db, restaurantId, instantAt(date, 12 * 60, timeZoneDefault));
  if (!kitchen) return noTables(date, today, query.guests);
  const { facts, settings, venues } = kitchen;
  const first_date = zonedParts(now, facts.time_zone).date;
  return {
    takes_bookings: venues.length > 0,
    date,
    first_date,
    last_date: addDays(first_date, facts.rules.horizon_days),
    guests: query.guests,
    time_zone: facts.time_zone,
    ...settings,
    venues,
    times: tableTimes(facts, date, query.guests, now).map(offeredTime),
  };
}

interface Input {
  date: string | undefined;
  time: string;
  guests: number;
  city: string | undefined;
}

/** Restaurants with a table at that time, or else near it on that day; those at the very time first. */
export async function listRestaurantsWithTable({ db, clock }: ServiceDeps, query: Input): Promise<TableRestaurant[]> {
  const now = clock.now();
  const date = query.date ?? zonedParts(now, timeZoneDefault).date;
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`))) return [];
  const about = instantAt(date, minutesOf(query.time), timeZoneDefault);
  const rows = await listTableFacts(db, { ...windowAround(about), ...(query.city && { city: query.city }) });
  const found = rows.flatMap((row) => {
    const { restaurant_id, facts } = kitchenOf(row);
    const preferred = instantAt(date, minutesOf(query.time), facts.time_zone);
    const exact = tablesAt(facts, preferred, query.guests, now).offers.length > 0;
    const near = nearestTimes(tableTimes(facts, date, query.guests, now), preferred, nearCount)
      .map(({ starts_at }) => starts_at)
      .filter((at) => Math.abs(at.getTime() - preferred.getTime()) <= hourMs);
    return near.length > 0 ? [{ restaurant_id, exact, times: near.map((at) => at.toISOString()) }] : [];
  });
  const timesOf = new Map(found.map((one) => [one.restaurant_id, one]));
  const cards = await listRestaurantsByIds(db, [...timesOf.keys()], now);
  const rank = (id: number) => (timesOf.get(id)?.exact ? 0 : 1);
  return cards
    .map((card) => ({ ...card, times: timesOf.get(card.restaurant_id)?.times ?? [] }))
    .sort((a, b) => rank(a.restaurant_id) - rank(b.restaurant_id) || b.average_rating - a.average_rating);
}
