import { dayMs } from '@tawa/domain/common/durations';
import { statisticsDaysMax } from '@tawa/domain/insight/statistics';
import { z } from 'zod/mini';
import { flag, id, instant, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const isRealDay = (text: string): boolean => {
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};
const day = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\d$/, 'Not a day'),
  z.refine((text) => isRealDay(text), 'There is no such day'),
);

/** The days of a report, for whoever asks for more beside them. */
export const statisticsDays = { from: day, to: day, against: z.optional(day) };
interface Days {
  from: string;
  to: string;
}
const inOrder = z.refine<Days>(({ from, to }) => from <= to, {
  message: 'The last day comes before the first',
  path: ['to'],
});
const aYear = z.refine<Days>(({ from, to }) => Date.parse(to) - Date.parse(from) < statisticsDaysMax * dayMs, {
  message: `At most ${statisticsDaysMax} days`,
  path: ['from'],
});

/** Which days go together. */
export const statisticsChecks = [inOrder, aYear] as const;

/** Which service days, and the day on which the period to compare with begins; without it the equal period before. */
export const statisticsFilter = z.object(statisticsDays).check(...statisticsChecks);
export type StatisticsFilter = z.infer<typeof statisticsFilter>;

/** What one period comes to; orders belong to the service day on which they were placed. */
const figures = z.object({
  /** Of the way to an order: pages opened, carts begun, checkouts seen; counted without persons. */
  views: z.int(),
  carts: z.int(),
  checkouts: z.int(),
  placed: z.int(),
  delivered: z.int(),
  /** Placed and not at their end yet. */
  open: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  missed: z.int(),
  cancelled_by_customer: z.int(),
  cancelled_by_restaurant: z.int(),
  cancelled_by_office: z.int(),
  late: z.int(),
  new_customers: z.int(),
  returning_customers: z.int(),
  cash: z.int(),
  cash_refused: z.int(),
  with_coupon: z.int(),
  coupon_by_restaurant: rupees,
  coupon_by_platform: rupees,
  complaints: z.int(),
  refunded: z.int(),
  ratings: z.int(),
  /** The average of every visible rating at the end of the period. */
  rating: z.nullable(z.number()),
  gross: rupees,
  net: rupees,
  /** Gross sales of an order that was delivered. */
  average: z.nullable(rupees),
  /** Minutes from accepting to ready: half of the orders, and nine of ten, took no longer. */
  prep_half: z.nullable(z.number()),
  prep_most: z.nullable(z.number()),
});
export type Figures = z.infer<typeof figures>;

/** From sales to payout: what is taken is negative; each sum is that of the lines before it. */
const fall = z.object({
  gross: rupees,
  discounts: rupees,
  refunds: rupees,
  net: rupees,
  extras: rupees,
  commission: rupees,
  commission_gst: rupees,
  tds: rupees,
  payout: rupees,
  /** Of the payout the restaurant's people have taken this in cash. */
  cash_held: rupees,
  /** Commission and fees: what the platform keeps. */
  platform_income: rupees,
});
export type Fall = z.infer<typeof fall>;

const dayFigures = z.object({ day: z.string(), orders: z.int(), delivered: z.int(), gross: rupees, net: rupees });

const dishFigures = z.object({
  menu_id: z.nullable(id),
  name: z.string(),
  is_veg: flag,
  dish_img: z.nullable(z.string()),
  quantity: z.int(),
  orders: z.int(),
  sales: rupees,
  sales_before: rupees,
});

const quietDish = z.object({
  menu_id: id,
  name: z.string(),
  is_veg: flag,
  dish_img: z.nullable(z.string()),
  /** Null where nobody ever ordered it. */
  last_ordered_at: z.nullable(instant),
});

export const statistics = z.object({
  from: z.string(),
  to: z.string(),
  against_from: z.string(),
  against_to: z.string(),
  /** The service day that is under way. */
  today: z.string(),
  time_zone: z.string(),
  read_at: instant,
  /** The first day of which the way to an order was counted. */
  counted_since: z.nullable(z.string()),
  figures,
  before: figures,
  fall,
  fall_before: fall,
  days: z.array(dayFigures),
  days_before: z.array(dayFigures),
  /** Orders by weekday (0 = Sunday, of the service day) and hour, and on how many such days; `open` by the week's hours. */
  heat: z.array(z.object({ weekday: z.int(), hour: z.int(), orders: z.int(), days: z.int(), open: z.boolean() })),
  hours: z.array(
    z.object({
      hour: z.int(),
      orders: z.int(),
      prep_orders: z.int(),
      prep_half: z.nullable(z.number()),
      prep_most: z.nullable(z.number()),
      promised: z.nullable(z.number()),
    }),
  ),
  dishes: z.array(dishFigures),
  dishes_sold: z.int(),
  quiet: z.array(quietDish),
  ratings: z.array(z.object({ day: z.string(), rating: z.nullable(z.number()), given: z.int() })),
});
export type Statistics = z.infer<typeof statistics>;

const ofOwn = { method: 'GET', access: ['restaurant'], query: statisticsFilter } as const;

export const getOwnStatistics = endpoint({
  ...ofOwn,
  path: '/kitchen/statistics',
  summary: 'The figures of the caller’s restaurant for a period beside those of another one',
  responses: { 200: statistics },
});

export const getOwnStatisticsCsv = endpoint({
  ...ofOwn,
  path: '/kitchen/statistics/csv',
  summary: 'The same numbers as a table for spreadsheets',
  media: 'text/csv',
  responses: { 200: z.string() },
});

export const getOwnStatisticsPdf = endpoint({
  ...ofOwn,
  path: '/kitchen/statistics/pdf',
  summary: 'The same numbers as pages to print',
  media: 'application/pdf',
  responses: { 200: z.unknown() },
});

/** What waits for somebody of the restaurant; counts of 0 wait for nobody. */
export const attention = z.object({
  unanswered: z.int(),
  late: z.int(),
  sold_out: z.int(),
  on_sale: z.int(),
  unanswered_reviews: z.int(),
  open_complaints: z.int(),
  /** When the first of them must be answered. */
  complaint_due_at: z.nullable(instant),
  rating: z.nullable(z.number()),
  /** The average of the last 30 days, where there are five ratings or more. */
  recent_rating: z.nullable(z.number()),
  licence_until: z.nullable(z.string()),
});
export type Attention = z.infer<typeof attention>;

export const getAttention = endpoint({
  method: 'GET',
  path: '/kitchen/attention',
  summary: 'What waits for somebody of the caller’s restaurant now',
  access: ['restaurant'],
  responses: { 200: attention },
});
