import { listNewsPermissions, listReceivedNews } from '@tawa/contract/accounts/news';
import { getDeletion, listSessions } from '@tawa/contract/accounts/auth.account';
import { listAddresses } from '@tawa/contract/accounts/addresses';
import { me } from '@tawa/contract/accounts/auth';
import { listOwnBookings } from '@tawa/contract/tables/bookings';
import { listCart } from '@tawa/contract/ordering/cart';
import { getQuote, listCoupons, listReach } from '@tawa/contract/ordering/checkout';
import { getComplaint, listComplaints } from '@tawa/contract/care/complaints';
import { listConsents } from '@tawa/contract/accounts/consents';
import { getDiet } from '@tawa/contract/accounts/diet';
import { listOrderPapers } from '@tawa/contract/money/documents';
import { listExports } from '@tawa/contract/accounts/exports';
import { listFavourites } from '@tawa/contract/catalogue/favourites';
import { listFavouriteRestaurants } from '@tawa/contract/catalogue/favourites.restaurants';
import { countUnread, getNotificationChoices, listNotifications } from '@tawa/contract/accounts/notifications';
import { getOrder, listOrders } from '@tawa/contract/ordering/orders';
import { getCredit, listRefunds } from '@tawa/contract/money/refunds';
import { getOrderFeedback } from '@tawa/contract/catalogue/reviews';
import { getSpending } from '@tawa/contract/money/spending';
import { sql } from 'kysely';
import type { TestApp, TestCaller } from '../app.ts';

export interface Someone {
  userid: number;
  caller: TestCaller;
  order_number: string;
  complaint_id: number;
}

const cart = { source: 'cart', auto_coupon: true } as const;

/** What every page of the customer's panel asks for beside its own calls: the bell and the numbers of the sidebar. */
export const frameOfPanel = ({ userid, caller }: Someone): Promise<unknown>[] => [
  caller.ok(countUnread, {}),
  caller.ok(listCart, { params: { userid } }),
  caller.ok(listOrders, { query: { tab: 'active' } }),
];

interface Page {
  /** How often it asks the database; each call finds out who asks in one statement. */
  statements: number;
  open: (who: Someone) => Promise<unknown>[];
}

/** The own calls of each page of the customer's panel. */
export const panelPages: Readonly<Record<string, Page>> = {
  '/dashboard': {
    statements: 23,
    open: ({ userid, caller }) => [
      caller.ok(me, {}),
      caller.ok(listOrders, { query: { tab: 'past' } }),
      caller.ok(listFavourites, { params: { userid } }),
      caller.ok(listOwnBookings, { query: { page: '1' } }),
      caller.ok(listNotifications, {}),
      caller.ok(listComplaints, {}),
      caller.ok(getSpending, {}),
      caller.ok(getCredit, {}),
      caller.ok(listAddresses, {}),
    ],
  },
  '/myorders': {
    statements: 3,
    open: ({ caller }) => [caller.ok(listOrders, { query: { tab: 'delivered', days: 3650 } })],
  },
  '/myorders/:order_number': {
    statements: 16,
    open: ({ caller, order_number }) => [
      caller.ok(getOrder, { params: { order_number } }),
      caller.ok(listRefunds, { params: { order_number } }),
      caller.ok(listOrderPapers, { params: { order_number } }),
      caller.ok(getOrderFeedback, { params: { order_number } }),
    ],
  },
  '/mybookings': { statements: 4, open: ({ caller }) => [caller.ok(listOwnBookings, { query: { page: '1' } })] },
  '/cart': { statements: 4, open: ({ caller }) => [caller.ok(getQuote, { body: cart })] },
  '/checkout': {
    statements: 11,
    open: ({ caller }) => [
      caller.ok(getQuote, { body: cart }),
      caller.ok(listCoupons, { body: cart }),
      caller.ok(listAddresses, {}),
      caller.ok(listReach, {}),
    ],
  },
  '/favourites': {
    statements: 4,
    open: ({ userid, caller }) => [
      caller.ok(listFavourites, { params: { userid } }),
      caller.ok(listFavouriteRestaurants, { params: { userid } }),
    ],
  },
  '/myaddress': { statements: 4, open: ({ caller }) => [caller.ok(listAddresses, {}), caller.ok(listReach, {})] },
  '/complaints': { statements: 2, open: ({ caller }) => [caller.ok(listComplaints, { query: { page: '1' } })] },
  '/complaints/:complaint_id': {
    statements: 2,
    open: ({ caller, complaint_id }) => [caller.ok(getComplaint, { params: { complaint_id } })],
  },
  '/news': {
    statements: 4,
    open: ({ caller }) => [caller.ok(listNewsPermissions, {}), caller.ok(listReceivedNews, {})],
  },
  '/notifications': { statements: 3, open: ({ caller }) => [caller.ok(listNotifications, {})] },
  '/user-profile-settings': {
    statements: 14,
    open: ({ caller }) => [
      caller.ok(me, {}),
      caller.ok(getDiet, {}),
      caller.ok(listSessions, {}),
      caller.ok(listConsents, {}),
      caller.ok(listExports, {}),
      caller.ok(getNotificationChoices, {}),
    ],
  },
  '/delete-account': { statements: 5, open: ({ caller }) => [caller.ok(getDeletion, {})] },
};

export interface Amounts {
  orders: number;
  favourites: number;
  addresses: number;
  /** Complaints, bookings, notices, sessions and dishes in the cart, so many of each. */
  others: number;
}

const copyOrders = (userid: number, count: number) => sql`with
  model as (select min(order_id) as order_id from orders where status = 'delivered'),
  copied as (insert into orders overriding system value
    select (jsonb_populate_record(o, jsonb_build_object('order_id', 900000 + ${userid}::int * 1000 + n, 'user_id', ${userid}::int,
      'quote_id', null, 'placed_at', o.placed_at - n * interval '1 hour',
      'order_number', 'FD-' || upper(lpad(to_hex(${userid}::int * 1000 + n), 6, '0'))))).*
    from orders o join model using (order_id), generate_series(1, ${count}::int) n returning order_id)
  insert into order_items overriding system value
    select (jsonb_populate_record(i, jsonb_build_object('order_id', c.order_id,
      'order_item_id', 10000000 + c.order_id * 10 + i.position))).*
    from copied c, order_items i join model on model.order_id = i.order_id`;

const copyThreads = (
  userid: number,
  count: number,
) => sql`with copied as (insert into complaints overriding system value
    select (jsonb_populate_record(c, jsonb_build_object('complaint_id', ${userid}::int * 1000 + n, 'user_id', ${userid}::int,
      'order_id', 900000 + ${userid}::int * 1000 + 1))).*
    from complaints c, generate_series(1, ${count}::int) n where c.complaint_id = (select min(complaint_id) from complaints)
    returning complaint_id)
  insert into complaint_messages (complaint_id, author_type, author_id, message)
    select complaint_id, 'customer', ${userid}, 'Word ' || n from copied, generate_series(1, ${count}::int) n`;

const copyBookings = (userid: number, count: number) => sql`insert into bookings overriding system value
  select (jsonb_populate_record(b, jsonb_build_object('booking_id', ${userid}::int * 1000 + n, 'user_id', ${userid}::int,
    'booking_number', 'TB-' || upper(lpad(to_hex(${userid}::int * 1000 + n), 6, '0'))))).*
  from bookings b, generate_series(1, ${count}::int) n
  where b.booking_id = (select min(booking_id) from bookings where state in ('completed', 'cancelled', 'no_show'))`;

const fillCart = (userid: number, count: number) => sql`with
  kitchen as (insert into carts (user_id, restaurant_id)
    select ${userid}::int, restaurant_id from dishes where isactive group by restaurant_id order by count(*) desc, 2 limit 1
    returning restaurant_id)
  insert into cart_items (user_id, menu_id, quantity, unit_price)
    select ${userid}, menu_id, 1, price from dishes join kitchen using (restaurant_id) where isactive
    order by menu_id limit ${count}`;

/** A customer of the demo world who keeps so much. */
export async function addSomeone(world: TestApp, amounts: Amounts): Promise<Someone> {
  const user = await world.addUser();
  const { userId: userid } = user;
  const statements = [
    sql`insert into favourites (user_id, menu_id)
      select ${userid}, menu_id from dishes where isactive order by menu_id limit ${amounts.favourites}`,
    sql`insert into favourite_restaurants (user_id, restaurant_id)
      select distinct f.user_id, d.restaurant_id from favourites f join dishes d using (menu_id) where f.user_id = ${userid}`,
    sql`insert into addresses (user_id, label, line1, city_id, pincode, phone)
      select ${userid}, 'Home ' || n, n || ' Road', 1, '560038', '9876543210' from generate_series(1, ${amounts.addresses}::int) n`,
    copyOrders(userid, amounts.orders),
    copyThreads(userid, amounts.others),
    copyBookings(userid, amounts.others),
    fillCart(userid, amounts.others),
    sql`insert into notifications (user_id, kind, title, sent_at)
      select ${userid}, 'order_placed', 'Notice ' || n, now() from generate_series(1, ${amounts.others}::int) n`,
    sql`insert into sessions (user_id, expires_at)
      select ${userid}, now() + interval '9 days' from generate_series(1, ${amounts.others}::int) n`,
  ];
  for (const statement of statements) await statement.execute(world.db);
  const order = world.db.selectFrom('orders').select('order_number').where('user_id', '=', userid);
  const complaint = world.db.selectFrom('complaints').select('complaint_id').where('user_id', '=', userid);
  return {
    userid,
    caller: world.as(user),
    ...(await order.orderBy('order_id').limit(1).executeTakeFirstOrThrow()),
    ...(await complaint.orderBy('complaint_id').limit(1).executeTakeFirstOrThrow()),
  };
}
