import { complaintCategories, complaintStates } from '@tawa/domain/complaints';
import { restaurantStates } from '@tawa/domain/restaurant-life';
import { z } from 'zod/mini';
import { flag, id, instant, orderNumber, rupees } from './common.ts';
import { endpoint } from './endpoint.ts';
import { orderStatus } from './orders.ts';

const day = z.object({
  placed: z.int(),
  /** Item totals of what was delivered or picked up. */
  sales: rupees,
  ended: z.int(),
  customers: z.int(),
});

/** What the office has before it. */
export const overview = z.object({
  at: instant,
  /** What waits for a person. */
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
    contacts: z.int(),
  }),
  live: z.array(z.object({ status: orderStatus, count: z.int() })),
  /** Since 5:00 am, and the same hours of the same weekday a week before. */
  today: day,
  before: day,
  /** How each figure grew since 5:00 am: what it came to by the end of each hour that has begun. */
  lines: z.object({
    placed: z.array(z.int()),
    sales: z.array(rupees),
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
  dishes: z.array(z.object({ menu_id: id, name: z.string(), is_veg: flag, portions: z.int() })),
  complaints: z.array(
    z.object({
      complaint_id: id,
      category: z.enum(complaintCategories),
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
  summary: 'What waits for the office, the live orders by state, and the day so far',
  access: ['admin'],
  responses: { 200: overview },
});
