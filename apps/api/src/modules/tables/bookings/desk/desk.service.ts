// The front desk of one restaurant. It may do what the public cannot (any time, any free table, larger parties), but no
// more than the database: a table that is taken is taken.
import type { DeskBooking, DeskDay } from '@tawa/contract/tables/bookings.kitchen';
import { decideBookingMove, isLiving, type BookingState } from '@tawa/domain/tables/booking-states';
import { serviceDayStartHour } from '@tawa/domain/common/limits';
import { intervalsAround } from '@tawa/domain/catalogue/opening-hours';
import { addDays, instantAt, zonedParts } from '@tawa/domain/common/zoned-time';
import type { Db } from '#platform/database/db.ts';
import { AppError, notFound as nothingHere } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { stateOf } from '../booking-answer.ts';
import { followStep, publishBooking } from '../booking-steps.ts';
import * as bookings from '../bookings.store.ts';
import { deskAnswer } from './desk-answer.ts';
import * as store from './desk.store.ts';
import type { BookingDeps } from '../holds.service.ts';
import { scheduleOf, venueSchedule } from '../table-facts.ts';
import { waitAnswer } from '../waits.service.ts';
import * as waits from '../waits.store.ts';
import { cookForSeated, endOrderOfTable } from '#modules/ordering/orders/orders.service.ts';
import { seatAtBill } from '#modules/tables/bills/bills.service.ts';

export interface Desk {
  restaurant_id: number;
  user_id: number;
}

const notFound = () => new AppError('not_found', 'Booking not found.');
const stale = () => new AppError('conflict', 'This booking has changed meanwhile. Please look at it again.');

export async function getDeskBooking(
  { db, clock }: BookingDeps,
  { restaurant_id }: Desk,
  number: string,
): Promise<DeskBooking> {
  const row = await store.findDeskBooking(db, restaurant_id, number);
  if (!row || row.state === 'held') throw notFound();
  return deskAnswer(row, clock.now());
}

/** A service day: from five in the morning to the same hour of the next. */
function dayOf(date: string, zone: string) {
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`))) throw nothingHere();
  const start = serviceDayStartHour * 60;
  return { from: instantAt(date, start, zone), to: instantAt(addDays(date, 1), start, zone) };
}

const quarterMs = 15 * 60_000;

/** From the first opening to the last closing of a day, stretched to hold every booking. */
function rangeOf(spans: readonly { from: Date; to: Date }[]) {
  if (spans.length === 0) return { opens_at: null, closes_at: null };
  const from = Math.min(...spans.map((span) => span.from.getTime()));
  const to = Math.max(...spans.map((span) => span.to.getTime()));
  return {
    opens_at: new Date(Math.floor(from / quarterMs) * quarterMs).toISOString(),
    closes_at: new Date(Math.ceil(to / quarterMs) * quarterMs).toISOString(),
  };
}

export async function getDeskDay(
  { db, clock }: BookingDeps,
  { restaurant_id }: Desk,
  queriedDate?: string,
): Promise<DeskDay> {
  const now = clock.now();
  const place = await store.findScheduleOf(db, restaurant_id);
  const schedule = scheduleOf(place);
  const local = zonedParts(now, place.timezone);
  const today = local.minutes < serviceDayStartHour * 60 ? addDays(local.date, -1) : local.date;
  const date = queriedDate ?? today;
  const day = dayOf(date, place.timezone);
  const [ofDay, toAnswer, waiting] = await Promise.all([
    store.listOfDay(db, restaurant_id, day),
    store.listToAnswer(db, restaurant_id, now),
    waits.listOfDay(db, restaurant_id, day),
  ]);
  const rooms =
    place.venues.length > 0 ? place.venues.map((venue) => venueSchedule(schedule, venue.own_hours)) : [schedule];
  const open = rooms
    .flatMap((room) => intervalsAround(room, instantAt(date, 12 * 60, place.timezone), 1))
    .filter((span) => span.from < day.to && span.to > day.from)
    .map((span) => ({ from: span.from < day.from ? day.from : span.from, to: span.to > day.to ? day.to : span.to }));
  const occupied = ofDay.map((row) => ({ from: row.starts_at, to: row.ends_at }));
  return {
    date,
    today,
    time_zone: place.timezone,
    now: now.toISOString(),
    ...rangeOf([...open, ...occupied]),
    grace_minutes: place.grace_minutes ?? 15,
    covers_per_quarter: place.covers_per_quarter ?? 10,
    bookings: ofDay.map((row) => deskAnswer(row, now)),
    to_answer: toAnswer.map((row) => deskAnswer(row, now)),
    waits: waiting.map(waitAnswer),
  };
}

interface Move {
  to: BookingState;
  version: number;
  reason: string;
}

async function refuseOccupiedTable(db: Db, row: { booking_id: number }): Promise<void> {
  const sitting = await bookings.findSitting(db, row.booking_id);
  if (sitting)
    throw new AppError('conflict', `${sitting.table_name} is still taken by ${sitting.name ?? 'other guests'}.`);
}

/** Moves a booking along the state table, as the desk may. */
export async function moveDeskBooking(
  deps: BookingDeps,
  desk: Desk,
  number: string,
  { to, version, reason }: Move,
): Promise<DeskBooking> {
  const { db, env, clock } = deps;
  const row = await bookings.findBookingOfRestaurant(db, desk.restaurant_id, number);
  if (!row || row.state === 'held') throw notFound();
  if (row.version !== version) throw stale();
  const from = stateOf(row.state);
  const decision = decideBookingMove({
    ...row,
    from,
    to,
    actor: 'restaurant',
    now: clock.now(),
    has_reason: reason !== '',
  });
  if (!decision.ok) {
    if (decision.code === 'NEEDS_REASON')
      throw new AppError('invalid', decision.message, { fields: { reason: decision.message } });
    throw new AppError('conflict', decision.message);
  }
  if (to === 'seated') await refuseOccupiedTable(db, row);
  const ended = isLiving(to) || to === 'completed' ? {} : { reason: reason || null, cancelled_by: 'restaurant' };
  await transaction(db, async (tx) => {
    if (!(await bookings.changeState(tx, row.booking_id, { from, to, version, set: ended }))) throw stale();
    const by = { actor: 'restaurant', actor_id: desk.user_id, now: clock.now() } as const;
    if (!isLiving(to) && to !== 'completed')
      await endOrderOfTable(tx, { booking_id: row.booking_id, ...by, reason, isNoShow: to === 'no_show' });
    if (to === 'seated') await cookForSeated(tx, { booking_id: row.booking_id, ...by });
    if (to === 'seated')
      await seatAtBill(tx, { booking_id: row.booking_id, restaurant_id: desk.restaurant_id, at: clock.now() });
    await followStep(tx, env, row, { to, actor: 'restaurant', actor_id: desk.user_id, reason: reason || null });
  });
  return getDeskBooking(deps, desk, number);
}

export async function noteDeskBooking(
  deps: BookingDeps,
  desk: Desk,
  number: string,
  staff_note: string,
): Promise<DeskBooking> {
  await store.setNote(deps.db, desk.restaurant_id, number, staff_note);
  return getDeskBooking(deps, desk, number);
}

export async function addDeskWait(
  { db, clock }: BookingDeps,
  { restaurant_id }: Desk,
  wait: { name: string; guests: number; phone: string | null; email: string | null },
) {
  return transaction(db, async (tx) => {
    const row = await waits.addWait(tx, { ...wait, restaurant_id, source: 'walk_in', wanted_at: clock.now() });
    if (!row) throw new AppError('conflict', 'These guests wait already.');
    await publishBooking(tx, { restaurant_id, booking_number: null, user_id: null });
    return waitAnswer(row);
  });
}

export async function moveDeskWait({ db }: BookingDeps, { restaurant_id }: Desk, wait_id: number, to: 'told' | 'left') {
  const row = await waits.moveWait(db, restaurant_id, wait_id, to);
  if (!row) throw new AppError('not_found', 'Nobody waits under this number.');
  return waitAnswer(row);
}
