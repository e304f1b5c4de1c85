import { complaintStates } from '@tawa/domain/care/complaints';
import { restaurantStates } from '@tawa/domain/catalogue/restaurant-life';
import { searchLengthMax } from '@tawa/domain/common/limits';
import { foundKinds } from '@tawa/domain/insight/finding';
import { servings } from '@tawa/domain/ordering/order-states';
import { bookingStates } from '@tawa/domain/tables/booking-states';
import { z } from 'zod/mini';
import { bookingNumber, flag, id, instant, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { couponStates } from '../money/coupons.office.ts';
import { orderStatus } from '../ordering/orders.ts';

/** The best rows of a kind and how many there are; null where the reader's role does not include the kind. */
const part = <R extends z.core.$ZodType>(row: R) =>
  z.nullable(z.object({ rows: z.array(row), total: z.int(), has_more: z.boolean() }));

/** An account: whose it is, what it is in a restaurant, and how much it did. */
const foundPerson = z.object({
  user_id: id,
  name: z.string(),
  role: z.enum(['user', 'restaurant', 'admin']),
  status: z.enum(['active', 'blocked', 'deleted']),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** Where it works, and as what. */
  restaurant_name: z.nullable(z.string()),
  staff_role: z.nullable(z.string()),
  orders: z.int(),
  complaints_open: z.int(),
});

const foundOrder = z.object({
  order_number: orderNumber,
  customer_name: z.string(),
  restaurant_name: z.string(),
  placed_at: instant,
  total: rupees,
  status: orderStatus,
  serving: z.enum(servings),
  is_late: flag,
  refund_asked: flag,
});

const foundRestaurant = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  cityname: z.nullable(z.string()),
  lifecycle: z.enum(restaurantStates),
});

const foundBooking = z.object({
  booking_number: bookingNumber,
  name: z.nullable(z.string()),
  restaurant_name: z.string(),
  starts_at: instant,
  time_zone: z.string(),
  guests: z.int(),
  state: z.enum(bookingStates),
});

const foundComplaint = z.object({
  complaint_id: id,
  name: z.string(),
  subject: z.nullable(z.string()),
  message: z.string(),
  restaurant_name: z.string(),
  status: z.enum(complaintStates),
  due_at: z.nullable(instant),
  overdue: z.boolean(),
});

const foundCoupon = z.object({
  coupon_id: id,
  code: z.string(),
  title: z.string(),
  state: z.enum(couponStates),
  valid_to: z.nullable(instant),
  used: z.int(),
});

const foundDish = z.object({
  menu_id: id,
  dish_name: z.string(),
  price: rupees,
  isactive: z.boolean(),
});

const found = z.object({
  people: part(foundPerson),
  orders: part(foundOrder),
  restaurants: part(foundRestaurant),
  bookings: part(foundBooking),
  complaints: part(foundComplaint),
  coupons: part(foundCoupon),
  dishes: part(foundDish),
});
export type Found = z.infer<typeof found>;
/** A row of each kind. */
export type FoundRows = { [Kind in keyof Found]: NonNullable<Found[Kind]>['rows'][number] };

const query = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLengthMax)),
  /** Only this kind, and more of it. */
  of: z.optional(z.enum(foundKinds)),
});

export const findInOffice = endpoint({
  method: 'GET',
  path: '/admin/find',
  summary:
    'What bears a name or a number: accounts, orders, restaurants, bookings, complaints and coupons, as the role may',
  access: ['admin'],
  query,
  responses: { 200: found },
});

export const findInKitchen = endpoint({
  method: 'GET',
  path: '/kitchen/find',
  summary:
    'What bears a name or a number in one restaurant: orders, dishes, bookings, complaints, coupons, as the role may',
  access: ['restaurant'],
  query,
  responses: { 200: found },
});
