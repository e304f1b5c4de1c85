import type { OwnFigures, OwnStatistics } from '@tawa/contract/insight/statistics.own';
import { dayMs } from '@tawa/domain/common/durations';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { toRupees } from '@tawa/domain/common/money';
import { lastDays, serviceDayAt, serviceDayStart, sharePercent } from '@tawa/domain/insight/statistics';
import type { Deps } from '../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { daysFigures, figuresOf } from './fold.ts';
import type { Span } from './scope.ts';
import * as store from './statistics.store.ts';

const weekDays = 7;

/** A time that is still under way is set beside as much of the one before: today until now beside the same weekday until this hour. */
const spanBefore = ({ start, end }: Span, days: number): Span => {
  const back = (days === 1 ? weekDays : days) * dayMs;
  return { start: new Date(start.getTime() - back), end: new Date(end.getTime() - back) };
};

interface Counted {
  placed: number;
  delivered: number;
  late: number;
  /** Paise. */
  gross: number;
}

const add = (rows: readonly Counted[]): Counted =>
  rows.reduce(
    (all, { placed, delivered, late, gross }) => ({
      placed: all.placed + placed,
      delivered: all.delivered + delivered,
      late: all.late + late,
      gross: all.gross + gross,
    }),
    { placed: 0, delivered: 0, late: 0, gross: 0 },
  );

const sumsOf = (now: Counted, before: Counted) => ({
  placed: now.placed,
  placed_before: before.placed,
  gross: toRupees(now.gross),
  gross_before: toRupees(before.gross),
  on_time: sharePercent(now.delivered - now.late, now.delivered),
});

interface Read {
  now: Counted;
  before: Counted;
  figures: OwnFigures;
}

async function readOne(db: Db, restaurantId: number, { now, days }: { now: Date; days: number }): Promise<Read> {
  const zone = (await store.findRestaurant(db, restaurantId))?.timezone ?? timeZoneDefault;
  const period = lastDays(serviceDayAt(now, zone), days);
  const span = { start: serviceDayStart(period.from, zone), end: now };
  const scope = { restaurant_id: restaurantId };
  const hours = await store.countHours(db, scope, span, zone);
  const before = add(await store.countHours(db, scope, spanBefore(span, days), zone));
  const ratings = await store.countRatings(db, scope, now, zone);
  const read = { period, hours, money: [], ratings, after: undefined, way: undefined };
  const { prep_half, rating } = figuresOf(read);
  const counted = add(hours);
  return {
    now: counted,
    before,
    figures: {
      ...sumsOf(counted, before),
      restaurant_id: restaurantId,
      prep_half,
      rating,
      days: daysFigures(read).map(({ gross }) => gross),
    },
  };
}

/** Restaurants over as many service days side by side, each by its own clock, and all of them together. */
export async function compareRestaurants(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly number[],
  days: number,
): Promise<OwnStatistics> {
  const now = clock.now();
  const read: Read[] = [];
  // One after the other: a report must not take the connections that orders wait for.
  for (const id of ids) read.push(await readOne(db, id, { now, days }));
  return {
    ...lastDays(serviceDayAt(now, timeZoneDefault), days),
    all: sumsOf(add(read.map((one) => one.now)), add(read.map((one) => one.before))),
    restaurants: read.map(({ figures }) => figures),
  };
}
