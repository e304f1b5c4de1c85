// Adds rows of hours up to days, weekdays and periods, so that whatever is shown of a period is the same orders counted once.
import type { Fall, Figures, Statistics } from '@tawa/contract/insight/statistics';
import { toRupees } from '@tawa/domain/common/money';
import { daysOf, type Period, prepOrdersMin } from '@tawa/domain/insight/statistics';
import { minutesOf, weekdayOf } from '@tawa/domain/common/zoned-time';
import { serviceDayStartHour } from '@tawa/domain/common/limits';
import type { WayRow } from './funnel.store.ts';
import type { AfterRow, HourRow, MoneyRow, RatingRow } from './statistics.store.ts';

type Counted = Exclude<keyof HourRow, 'day' | 'hour' | 'prep'>;

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((all, row) => all + of(row), 0);
const total = (rows: readonly HourRow[], name: Counted): number => sum(rows, (row) => row[name]);

/** The seconds that this share of the orders took at most, as minutes with one decimal. */
function minutesOfShare(sorted: readonly number[], share: number): number | null {
  const seconds = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  return seconds === undefined ? null : Math.round(seconds / 6) / 10;
}

function prepOf(rows: readonly HourRow[]) {
  const sorted = rows.flatMap((row) => row.prep ?? []).toSorted((one, other) => one - other);
  return { count: sorted.length, half: minutesOfShare(sorted, 0.5), most: minutesOfShare(sorted, 0.9) };
}

/** The books of some orders as the statement has them, in paise. */
function booksOf(rows: readonly HourRow[], money: readonly MoneyRow[]) {
  const payable = (...parts: string[]) =>
    sum(money, (row) => (row.account === 'restaurant_payable' && parts.includes(row.part) ? row.amount : 0));
  const income = sum(money, (row) => (row.account === 'restaurant_payable' ? 0 : row.amount));
  const gross = total(rows, 'gross');
  const discounts = 0 - total(rows, 'discounts');
  // What the books hold of the food is what was sold less what was undone of it.
  const net = payable('food') + payable('refund');
  const extras = payable('packaging', 'delivery', 'tip', 'gst');
  const [commission, commission_gst, tds] = [payable('commission'), payable('commission_gst'), payable('tds')];
  return {
    gross,
    discounts,
    refunds: net - gross - discounts,
    net,
    extras,
    commission,
    commission_gst,
    tds,
    payout: net + extras + commission + commission_gst + tds,
    cash_held: 0 - payable('cash'),
    platform_income: income,
  };
}

export function fallOf(rows: readonly HourRow[], money: readonly MoneyRow[]): Fall {
  const books = booksOf(rows, money);
  return {
    gross: toRupees(books.gross),
    discounts: toRupees(books.discounts),
    refunds: toRupees(books.refunds),
    net: toRupees(books.net),
    extras: toRupees(books.extras),
    commission: toRupees(books.commission),
    commission_gst: toRupees(books.commission_gst),
    tds: toRupees(books.tds),
    payout: toRupees(books.payout),
    cash_held: toRupees(books.cash_held),
    platform_income: toRupees(books.platform_income),
  };
}

/** The average of every rating up to a day, with one more decimal than is shown; null before the first. */
function ratingUntil(ratings: readonly RatingRow[], day: string): number | null {
  const until = ratings.filter((row) => row.day <= day);
  const count = sum(until, (row) => row.given);
  return count === 0 ? null : Math.round((sum(until, (row) => row.stars) / count) * 100) / 100;
}

export interface Read {
  period: Period;
  hours: readonly HourRow[];
  money: readonly MoneyRow[];
  after: AfterRow | undefined;
  way: WayRow | undefined;
  ratings: readonly RatingRow[];
}

export function figuresOf({ period, hours, money, after, way, ratings }: Read): Figures {
  const of = (name: Counted) => total(hours, name);
  const [delivered, gross, prep] = [of('delivered'), of('gross'), prepOf(hours)];
  return {
    views: way?.views ?? 0,
    carts: way?.carts ?? 0,
    checkouts: way?.checkouts ?? 0,
    placed: of('placed'),
    delivered,
    open: of('open'),
    accepted: of('accepted'),
    rejected: of('rejected'),
    missed: of('missed'),
    cancelled_by_customer: of('cancelled_by_customer'),
    cancelled_by_restaurant: of('cancelled_by_restaurant'),
    cancelled_by_office: of('cancelled_by_office'),
    late: of('late'),
    new_customers: of('new_customers'),
    returning_customers: delivered - of('new_customers'),
    cash: of('cash'),
    cash_refused: after?.cash_refused ?? 0,
    with_coupon: of('with_coupon'),
    coupon_by_restaurant: toRupees(of('coupon_by_restaurant')),
    coupon_by_platform: toRupees(of('coupon_by_platform')),
    complaints: after?.complaints ?? 0,
    refunded: after?.refunded ?? 0,
    ratings: sum(ratings, (row) => (row.day >= period.from && row.day <= period.to ? row.given : 0)),
    rating: ratingUntil(ratings, period.to),
    gross: toRupees(gross),
    net: toRupees(booksOf(hours, money).net),
    average: delivered === 0 ? null : toRupees(Math.round(gross / delivered)),
    prep_half: prep.half,
    prep_most: prep.most,
  };
}

const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

export function daysFigures({ period, hours, money }: Pick<Read, 'period' | 'hours' | 'money'>): Statistics['days'] {
  const [byDay, booked] = [grouped(hours, (row) => row.day), grouped(money, (row) => row.day)];
  return daysOf(period).map((day) => {
    const rows = byDay.get(day) ?? [];
    return {
      day,
      orders: total(rows, 'placed'),
      delivered: total(rows, 'delivered'),
      gross: toRupees(total(rows, 'gross')),
      net: toRupees(booksOf(rows, booked.get(day) ?? []).net),
    };
  });
}

export interface OpenHours {
  weekday: number;
  opens: string;
  closes: string;
}

/** Whether a week's hours reach into an hour of a service day; the hours before five belong to the evening before. */
export function isOpenIn(week: readonly OpenHours[], weekday: number, hour: number): boolean {
  const from = (hour < serviceDayStartHour ? hour + 24 : hour) * 60;
  return week.some((shift) => {
    if (shift.weekday !== weekday) return false;
    const [opens, closes] = [minutesOf(shift.opens.slice(0, 5)), minutesOf(shift.closes.slice(0, 5))];
    return opens < from + 60 && (closes <= opens ? closes + 1440 : closes) > from;
  });
}

/** The hours of a service day in their order: 5 in the morning first. */
export const serviceHours = Array.from({ length: 24 }, (_hour, index) => (index + serviceDayStartHour) % 24);

/** Many restaurants have no week of their own: `null`, and then an hour is open when anybody orders in it. */
export function heatOf(
  period: Period,
  hours: readonly HourRow[],
  week: readonly OpenHours[] | null,
): Statistics['heat'] {
  const busy = new Set(hours.map(({ hour }) => hour));
  const days = grouped(daysOf(period), (day) => String(weekdayOf(day)));
  const byCell = grouped(hours, (row) => `${weekdayOf(row.day)}/${row.hour}`);
  return [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) =>
    serviceHours.map((hour) => ({
      weekday,
      hour,
      orders: total(byCell.get(`${weekday}/${hour}`) ?? [], 'placed'),
      days: days.get(String(weekday))?.length ?? 0,
      open: week === null ? busy.has(hour) : isOpenIn(week, weekday, hour),
    })),
  );
}

export function hoursOf(hours: readonly HourRow[]): Statistics['hours'] {
  const byHour = grouped(hours, (row) => String(row.hour));
  return serviceHours.map((hour) => {
    const rows = byHour.get(String(hour)) ?? [];
    const prep = prepOf(rows);
    const isEnough = prep.count >= prepOrdersMin;
    return {
      hour,
      orders: total(rows, 'placed'),
      prep_orders: prep.count,
      prep_half: isEnough ? prep.half : null,
      prep_most: isEnough ? prep.most : null,
      promised: prep.count === 0 ? null : Math.round((total(rows, 'prep_promised') / prep.count) * 10) / 10,
    };
  });
}

export const ratingDays = (period: Period, ratings: readonly RatingRow[]): Statistics['ratings'] =>
  daysOf(period).map((day) => ({
    day,
    rating: ratingUntil(ratings, day),
    given: sum(ratings, (row) => (row.day === day ? row.given : 0)),
  }));
