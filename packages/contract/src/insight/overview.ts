import { complaintCategories, complaintStates } from '@tawa/domain/care/complaints';
import { restaurantStates } from '@tawa/domain/catalogue/restaurant-life';
import { z } from 'zod/mini';
import { flag, id, idParam, instant, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { dayFilter } from '../common/lists.ts';
import { orderStatus } from '../ordering/orders.ts';

const day = z.object({
  placed: z.int(),
  /** Item totals of what was delivered or picked up. */
  sales: rupees,
  /** What the platform keeps of the orders, commission and fees; null for a reader whose role does not include money. */
  income: z.nullable(rupees),
  ended: z.int(),
  /** Null for a city: accounts belong to none. */
  customers: z.nullable(z.int()),
  /** Visible ratings that were given, and the average of them. */
  ratings: z.int(),
  rating: z.nullable(z.number()),
});

/** What the office has before it. */
export const overview = z.object({
  at: instant,
  /** The service day that is shown, '2026-11-20', and whether it still runs. */
  day: z.string(),
  is_today: z.boolean(),
  /** What waits for a person now, whatever day is shown. */
  waiting: z.object({
    unanswered: z.int(),
    late: z.int(),
    paid: z.int(),
    refunds: z.int(),
    refunds_amount: rupees,
    complaints_overdue: z.int(),
    complaints: z.int(),
    restaurants: z.int(),
    papers: z.int(),
    /** Null for a city: messages belong to none. */
    contacts: z.nullable(z.int()),
    /** Refunds that the bank refused or that are to be transferred; null for a city: some of them have no order yet. */
    refunds_stuck: z.nullable(z.int()),
  }),
  live: z.array(z.object({ status: orderStatus, count: z.int() })),
  /** From 5:00 am on, and the same hours of the same weekday a week before. */
  today: day,
  before: day,
  /** How each figure grew from 5:00 am on: what it came to by the end of each hour that has begun. */
  lines: z.object({
    placed: z.array(z.int()),
    sales: z.array(rupees),
    income: z.array(rupees),
    ended: z.array(z.int()),
    customers: z.array(z.int()),
  }),
  late_orders: z.array(
    z.object({
      order_number: orderNumber,
      restaurant_name: z.string(),
      cityname: z.string(),
      status: orderStatus,
      promised_to: instant,
    }),
  ),
  /** Orders of each hour since 5:00 am, null for hours to come, beside those of the same weekday a week before. */
  hours: z.array(z.object({ placed: z.nullable(z.int()), before: z.int() })),
  /** Sales of the day, the most first. */
  cities: z.array(z.object({ city_id: id, cityname: z.string(), sales: rupees })),
  /** Portions of the day's orders, the most first. */
  dishes: z.array(
    z.object({ menu_id: id, name: z.string(), is_veg: flag, dish_img: z.nullable(z.string()), portions: z.int() }),
  ),
  complaints: z.array(
    z.object({
      complaint_id: id,
      category: z.enum(complaintCategories),
      subject: z.nullable(z.string()),
      status: z.enum(complaintStates),
      due_at: instant,
      overdue: z.boolean(),
    }),
  ),
  restaurants: z.array(
    z.object({
      restaurant_id: id,
      restaurant_name: z.string(),
      cityname: z.nullable(z.string()),
      lifecycle: z.enum(restaurantStates),
      submitted_on: instant,
    }),
  ),
});
export type Overview = z.infer<typeof overview>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/admin/overview',
  summary: 'What waits for the office, the live orders by state, and one day, of all or of a city',
  access: ['admin'],
  query: z.object({ city: z.optional(idParam), day: dayFilter }),
  responses: { 200: overview },
});
