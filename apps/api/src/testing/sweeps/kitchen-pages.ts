import { listSessions } from '@tawa/contract/accounts/auth.account';
import { me } from '@tawa/contract/accounts/auth';
import { listOwnBlogs } from '@tawa/contract/content/blogs.kitchen';
import { listEditedChefs } from '@tawa/contract/catalogue/chefs.kitchen';
import { getKitchenComplaint, listKitchenComplaints } from '@tawa/contract/care/complaints.office';
import { getNewsReach, listSentNews } from '@tawa/contract/accounts/news.kitchen';
import { listConsents } from '@tawa/contract/accounts/consents';
import { listCouponOffers } from '@tawa/contract/money/coupons';
import { getDeskDay } from '@tawa/contract/tables/bookings.kitchen';
import { getKitchenStatus, listKitchenOrders } from '@tawa/contract/ordering/orders.kitchen';
import { getKitchenOrder, listKitchenHistory } from '@tawa/contract/ordering/orders.history';
import { getAlerts, getKitchenSettings } from '@tawa/contract/catalogue/restaurants.settings';
import { getEditedDish, getEditedMenu, priceHistory } from '@tawa/contract/catalogue/menu.kitchen';
import { countUnread, getNotificationChoices } from '@tawa/contract/accounts/notifications';
import { listOwnCoupons } from '@tawa/contract/money/coupons.kitchen';
import { listOwnPayouts } from '@tawa/contract/money/payouts';
import { getProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { listKitchenReviews } from '@tawa/contract/catalogue/reviews.office';
import { getOwnAccess, listStaff } from '@tawa/contract/accounts/staff';
import { getAttention, getOwnStatistics } from '@tawa/contract/insight/statistics';
import { listOwnVenues } from '@tawa/contract/tables/venues';
import type { TestCaller } from '../app.ts';

export interface OpenKitchen {
  caller: TestCaller;
  order_number: string;
  menu_id: number;
  complaint_id: number;
  /** Today beside a week ago, and a fortnight. */
  today: { from: string; to: string; against: string };
  fortnight: { from: string; to: string };
}

interface Page {
  /** How often it asks the database; each call finds out who asks in one statement. */
  statements: number;
  open: (kitchen: OpenKitchen) => (() => Promise<unknown>)[];
}

/** The own calls of each page of a restaurant's panel; the frame is what every page asks for beside them. */
export const kitchenPages: Readonly<Record<string, Page>> = {
  'the frame of every page': {
    statements: 10,
    open: ({ caller }) => [
      () => caller.ok(getOwnAccess, {}),
      () => caller.ok(countUnread, {}),
      () => caller.ok(getKitchenStatus, {}),
      () => caller.ok(listConsents, {}),
    ],
  },
  '/restaurant-dashboard': {
    statements: 16,
    open: ({ caller, today }) => [
      () => caller.ok(getProfile, {}),
      () => caller.ok(getAttention, {}),
      () => caller.ok(getOwnStatistics, { query: today }),
    ],
  },
  '/restaurant-statsandreport': {
    statements: 12,
    open: ({ caller, fortnight }) => [() => caller.ok(getOwnStatistics, { query: fortnight })],
  },
  'its payouts': { statements: 3, open: ({ caller }) => [() => caller.ok(listOwnPayouts, { query: { page: '1' } })] },
  '/restaurant-profile': {
    statements: 4,
    open: ({ caller }) => [() => caller.ok(getProfile, {}), () => caller.ok(getAttention, {})],
  },
  '/orders': {
    statements: 6,
    open: ({ caller }) => [
      () => caller.ok(listKitchenOrders, { query: { lane: 'board' } }),
      () => caller.ok(getAlerts, {}),
    ],
  },
  'its lane of what is done': {
    statements: 4,
    open: ({ caller }) => [() => caller.ok(listKitchenOrders, { query: { lane: 'done' } })],
  },
  '/orders/history': { statements: 3, open: ({ caller }) => [() => caller.ok(listKitchenHistory, { query: {} })] },
  'an order of it': {
    statements: 3,
    open: ({ caller, order_number }) => [() => caller.ok(getKitchenOrder, { params: { order_number } })],
  },
  '/my-menu': { statements: 5, open: ({ caller }) => [() => caller.ok(getEditedMenu, {})] },
  'a dish of it, with its prices': {
    statements: 5,
    open: ({ caller, menu_id }) => [
      () => caller.ok(getEditedDish, { params: { menu_id } }),
      () => caller.ok(priceHistory, { params: { menu_id } }),
    ],
  },
  '/restaurant-chefs': { statements: 2, open: ({ caller }) => [() => caller.ok(listEditedChefs, {})] },
  '/restaurant-venue': {
    statements: 9,
    open: ({ caller }) => [() => caller.ok(getDeskDay, { query: {} }), () => caller.ok(listOwnVenues, {})],
  },
  '/restaurant-profile-settings': { statements: 2, open: ({ caller }) => [() => caller.ok(getKitchenSettings, {})] },
  'its staff': { statements: 2, open: ({ caller }) => [() => caller.ok(listStaff, {})] },
  'its account': {
    statements: 10,
    open: ({ caller }) => [
      () => caller.ok(me, {}),
      () => caller.ok(listSessions, {}),
      () => caller.ok(getNotificationChoices, {}),
      () => caller.ok(listConsents, {}),
    ],
  },
  '/restaurant-blogs': { statements: 2, open: ({ caller }) => [() => caller.ok(listOwnBlogs, {})] },
  '/restaurant-reviews': {
    statements: 5,
    open: ({ caller }) => [() => caller.ok(listKitchenReviews, { query: { tab: 'all', page: '1' } })],
  },
  '/restaurant-complaints': {
    statements: 3,
    open: ({ caller }) => [() => caller.ok(listKitchenComplaints, { query: { tab: 'open', page: '1' } })],
  },
  'a complaint of them': {
    statements: 5,
    open: ({ caller, complaint_id }) => [() => caller.ok(getKitchenComplaint, { params: { complaint_id } })],
  },
  '/restaurant-news': {
    statements: 6,
    open: ({ caller }) => [() => caller.ok(getNewsReach, {}), () => caller.ok(listSentNews, {})],
  },
  '/restaurant-coupons': {
    statements: 6,
    open: ({ caller }) => [() => caller.ok(listOwnCoupons, {}), () => caller.ok(listCouponOffers, {})],
  },
};
