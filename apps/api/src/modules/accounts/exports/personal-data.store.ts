import { sql, type RawBuilder } from 'kysely';
import { orderRequestColumns } from '#db/order-facts.ts';
import type { Tx } from '#platform/database/db.ts';

interface Whose {
  user_id: number;
  email: string | null;
}

export type Value = string | number | boolean | null | Date | Value[] | { [name: string]: Value };
export type Row = Record<string, Value>;

interface Part {
  title: string;
  rows: (whose: Whose) => RawBuilder<Row>;
}

const list = (query: RawBuilder<unknown>) => sql`(select coalesce(json_agg(row_to_json(l)), '[]') from (${query}) l)`;

const orderLines = sql`select i.name, i.quantity, i.unit_price / 100.0 as price, i.unit_discounted / 100.0 as discounted_price,
  i.options, i.note, (i.gross - i.discount) / 100.0 as amount from order_items i where i.order_id = o.order_id order by i.position`;
const orderBill = sql`select c.label, c.amount / 100.0 as amount from order_charges c
  where c.order_id = o.order_id order by c.position`;
const orderTaxes = sql`select t.category, t.rate_bp / 100.0 as percent, t.cgst / 100.0 as cgst, t.sgst / 100.0 as sgst
  from order_taxes t where t.order_id = o.order_id order by t.category`;
const orderEvents = sql`select e.type, e.to_status, e.reason, e.at from order_events e
  where e.order_id = o.order_id order by e.order_event_id`;
const complaintThread = sql`select m.author_type as by, m.message, m.created_on from complaint_messages m
  where m.complaint_id = c.complaint_id and m.channel = 'all' order by m.complaint_message_id`;
const complaintMoves = sql`select e.from_status, e.to_status, e.words, e.at from complaint_events e
  where e.complaint_id = c.complaint_id order by e.complaint_event_id`;

/** Everything the product keeps of somebody, in the order in which it is shown; money in rupees. */
export const personalData = {
  profile: {
    title: 'Profile',
    rows: ({
      user_id,
    }) => sql`select user_id, role, name, username, email, mobile, email_verified_at, mobile_verified_at, created_on,
      status, totp_confirmed_at as second_step_since, deletion_due, language from users where user_id = ${user_id}`,
  },
  addresses: {
    title: 'Addresses',
    rows: ({
      user_id,
    }) => sql`select a.label, a.line1, a.line2, a.landmark, c.cityname, a.pincode, a.phone, a.lat, a.lng,
      a.is_default, a.created_on from addresses a join cities c using (city_id) where a.user_id = ${user_id} order by a.address_id`,
  },
  diet: {
    title: 'Diet',
    rows: ({ user_id }) =>
      sql`select diet, halal, allergens, hide, updated_on from diet_profiles where user_id = ${user_id}`,
  },
  orders: {
    title: 'Orders',
    rows: ({
      user_id,
    }) => sql`select o.order_number, o.status, o.placed_at, o.restaurant->>'restaurant_name' as restaurant,
      o.fulfilment, o.scheduled_for, o.delivered_at, o.closed_at, o.customer_name, o.contact_phone, o.address,
      o.allergies as allergies_told, ${sql.join(orderRequestColumns.map((column) => sql.ref(column)))},
      o.payment_method, o.coupon_code, o.total / 100.0 as total, o.refunded_total / 100.0 as refunded,
      ${list(orderLines)} as lines, ${list(orderBill)} as bill, ${list(orderTaxes)} as taxes, ${list(orderEvents)} as events
      from orders o where o.user_id = ${user_id} order by o.placed_at desc, o.order_id desc`,
  },
  payments: {
    title: 'Payments',
    rows: ({ user_id }) => sql`select o.order_number, p.method, p.provider, p.status, p.amount / 100.0 as amount,
      p.provider_payment_id as reference, p.created_on from payments p join orders o using (order_id)
      where o.user_id = ${user_id} order by p.payment_id desc`,
  },
  refunds: {
    title: 'Refunds',
    rows: ({
      user_id,
    }) => sql`select o.order_number, r.amount / 100.0 as amount, r.reason, r.note, r.state, r.destination,
      r.bank_reference, r.decline_reason, r.upi_id, f.cause, f.payer, f.explanation, r.requested_at, r.processed_at
      from refunds r join orders o using (order_id) left join refund_files f using (refund_id) where o.user_id = ${user_id} order by r.refund_id desc`,
  },
  goodwill: {
    title: 'Goodwill',
    rows: ({ user_id }) =>
      sql`select amount / 100.0 as amount, reason, given_on from goodwill where user_id = ${user_id} order by given_on desc`,
  },
  store_credit: {
    title: 'Store credit',
    rows: ({ user_id }) =>
      sql`select balance / 100.0 as balance, updated_on from store_credits where user_id = ${user_id}`,
  },
  coupons: {
    title: 'Coupons used',
    rows: ({ user_id }) => sql`select c.code, o.order_number, r.amount / 100.0 as amount, r.state, r.at
      from coupon_redemptions r join coupons c using (coupon_id) join orders o using (order_id)
      where r.user_id = ${user_id} order by r.at desc`,
  },
  cart: {
    title: 'Cart',
    rows: ({ user_id }) => sql`select d.dish_name, i.quantity, i.note, i.created_on
      from cart_items i join dishes d using (menu_id) where i.user_id = ${user_id} order by i.cart_id`,
  },
  favourites: {
    title: 'Favourites',
    rows: ({
      user_id,
    }) => sql`select d.dish_name, r.restaurant_name, f.created_on from favourites f join dishes d using (menu_id)
      join restaurants r using (restaurant_id) where f.user_id = ${user_id} order by f.created_on desc`,
  },
  favourite_restaurants: {
    title: 'Favourite restaurants',
    rows: ({
      user_id,
    }) => sql`select r.restaurant_name, f.created_on from favourite_restaurants f join restaurants r using (restaurant_id)
      where f.user_id = ${user_id} order by f.created_on desc`,
  },
  news_permissions: {
    title: 'Restaurants that you let write to you',
    rows: ({ user_id }) => sql`select r.restaurant_name, p.given_at, p.expires_at, p.ended_at from news_permissions p
      join restaurants r using (restaurant_id) where p.user_id = ${user_id} order by p.permission_id desc`,
  },
  news: {
    title: 'What restaurants wrote to you',
    rows: ({ user_id }) => sql`select r.restaurant_name, n.title, n.body, t.sent_at from news_receipts t
      join restaurant_news n using (news_id) join restaurants r using (restaurant_id)
      where t.user_id = ${user_id} order by t.receipt_id desc`,
  },
  ratings: {
    title: 'Ratings',
    rows: ({ user_id }) => sql`select s.restaurant_name, r.rating, r.created_on from ratings r
      join restaurants s using (restaurant_id) where r.user_id = ${user_id} order by r.created_on desc`,
  },
  reviews: {
    title: 'Reviews',
    rows: ({ user_id }) => sql`select s.restaurant_name, r.review, r.reply, r.visible, r.created_on from reviews r
      join restaurants s using (restaurant_id) where r.user_id = ${user_id} order by r.created_on desc`,
  },
  dish_ratings: {
    title: 'Stars for dishes',
    rows: ({ user_id }) => sql`select o.order_number, d.dish_name, t.stars, t.created_on from dish_ratings t
      join orders o using (order_id) join dishes d on d.menu_id = t.menu_id where t.user_id = ${user_id}
      order by t.created_on desc`,
  },
  dish_photos: {
    title: 'Photos of dishes',
    rows: ({
      user_id,
    }) => sql`select o.order_number, d.dish_name, p.photo, p.state, p.reason, p.created_on from dish_photos p
      join orders o using (order_id) join dishes d on d.menu_id = p.menu_id where p.user_id = ${user_id}
      order by p.created_on desc`,
  },
  price_reports: {
    title: 'Prices that you reported',
    rows: ({
      user_id,
    }) => sql`select d.dish_name, (p.price_seen / 100.0)::float8 as price_seen, p.note, p.state, p.reason, p.created_on
      from price_reports p join dishes d using (menu_id) where p.user_id = ${user_id} order by p.price_report_id desc`,
  },
  review_reports: {
    title: 'Reviews that you reported',
    rows: ({ user_id }) => sql`select r.review, p.reason, p.note, p.status, p.created_on from review_reports p
      join reviews r using (review_id) where p.reporter_id = ${user_id} order by p.review_report_id desc`,
  },
  bookings: {
    title: 'Table bookings',
    rows: ({
      user_id,
    }) => sql`select b.booking_number, r.restaurant_name, b.state, b.guests, b.starts_at, b.ends_at, b.name,
      b.email, b.phone, b.occasion, b.note, b.created_on from bookings b join restaurants r using (restaurant_id)
      where b.user_id = ${user_id} order by b.starts_at desc`,
  },
  table_waits: {
    title: 'Waiting for a table',
    rows: ({ user_id }) => sql`select r.restaurant_name, w.guests, w.wanted_at, w.state, w.created_on from table_waits w
      join restaurants r using (restaurant_id) where w.user_id = ${user_id} order by w.wait_id desc`,
  },
  complaints: {
    title: 'Complaints',
    rows: ({
      user_id,
    }) => sql`select o.order_number, c.category, c.subject, c.message, c.status, c.outcome_text, c.name, c.email,
      c.phone, c.created_on, ${list(complaintThread)} as messages, ${list(complaintMoves)} as moves,
      (select count(*) from complaint_photos p where p.complaint_id = c.complaint_id) as photos
      from complaints c join orders o using (order_id) where c.user_id = ${user_id} order by c.complaint_id desc`,
  },
  contact_messages: {
    title: 'Messages to the office',
    rows: ({
      user_id,
      email,
    }) => sql`select name, email, mobile, subject, message, status, created_on from contact_messages
      where user_id = ${user_id} or (user_id is null and lower(email) = lower(${email})) order by contact_id desc`,
  },
  notifications: {
    title: 'Notifications',
    rows: ({ user_id }) => sql`select kind, title, body, created_at, read_at from notifications
      where user_id = ${user_id} order by notification_id desc`,
  },
  notification_choices: {
    title: 'Notification choices',
    rows: ({ user_id }) => sql`select kind, channel, is_on from notification_choices where user_id = ${user_id}
      order by kind, channel`,
  },
  saved_views: {
    title: 'Views of lists',
    rows: ({ user_id }) => sql`select list, name, view from saved_views where user_id = ${user_id} order by list, name`,
  },
  push_browsers: {
    title: 'Browsers that take notifications',
    rows: ({ user_id }) => sql`select split_part(endpoint, '/', 3) as service, created_on from push_subscriptions
      where user_id = ${user_id} order by subscription_id`,
  },
  sessions: {
    title: 'Signed-in devices',
    rows: ({ user_id }) => sql`select created_on, last_seen_at, expires_at, ended_at, user_agent, address from sessions
      where user_id = ${user_id} and visitor_id is null order by created_on desc`,
  },
  consents: {
    title: 'Consents',
    rows: ({ user_id }) => sql`select purpose, version, given, at from consents where user_id = ${user_id}
      order by consent_id desc`,
  },
  broadcasts: {
    title: 'Offers that you were sent',
    rows: ({ user_id }) => sql`select b.title, b.body, r.state, r.channels as sent_by, r.ended_on
      from broadcast_recipients r join broadcasts b using (broadcast_id)
      where r.user_id = ${user_id} and r.state = 'sent' order by r.ended_on desc`,
  },
  mails: {
    title: 'Mails of the last 30 days',
    rows: ({ email }) => sql`select subject, created_on, sent_at from mails where lower(recipient) = lower(${email})
      order by mail_id desc`,
  },
} as const satisfies Record<string, Part>;

export type PersonalData = Record<string, Row[]>;

/** Reads every part as it was at one moment; the transaction must see one state of the database. */
export async function readPersonalData(tx: Tx, whose: Whose): Promise<PersonalData> {
  const read = new Map<string, Row[]>();
  for (const [key, { rows }] of Object.entries(personalData)) read.set(key, (await rows(whose).execute(tx)).rows);
  return Object.fromEntries(read);
}
