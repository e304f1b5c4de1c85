import { tablePageSize } from '@tawa/domain/common/limits';
import { listCountMax } from '@tawa/domain/common/pagination';
import * as audit from '#modules/insight/audit/audit.store.ts';
import * as blogs from '#modules/content/blogs/blogs.office.store.ts';
import * as bookings from '#modules/tables/bookings/office/office.store.ts';
import * as broadcasts from '#modules/accounts/broadcasts/broadcasts.store.ts';
import * as cities from '#modules/catalogue/cities/cities.office.store.ts';
import * as complaints from '#modules/care/complaints/complaints.office.store.ts';
import * as contacts from '#modules/care/contact/contact.office.store.ts';
import * as coupons from '#modules/money/coupons/coupons.office.store.ts';
import * as categories from '#modules/catalogue/categories/categories.store.ts';
import * as dishes from '#modules/catalogue/menu/office/menu.office.store.ts';
import * as orders from '#modules/ordering/orders/office/orders.office.store.ts';
import * as payouts from '#modules/money/payouts/payouts.store.ts';
import * as payoutRun from '#modules/money/payouts/batches/payouts.run.store.ts';
import * as payoutBatches from '#modules/money/payouts/batches/payouts.batches.store.ts';
import * as restaurants from '#modules/catalogue/restaurants/office/restaurants.review.store.ts';
import * as priceReports from '#modules/catalogue/menu/counter/menu.reports.store.ts';
import * as dishPhotos from '#modules/catalogue/dish-photos/dish-photos.store.ts';
import * as reviews from '#modules/catalogue/reviews/reviews.office.store.ts';
import * as users from '#modules/accounts/users/users.office.store.ts';
import * as venues from '#modules/tables/venues/venues.office.store.ts';
import type { Listing } from '#platform/database/listing.ts';

const now = new Date();
const lastPage = 1_000_000;

interface ListQuery {
  listing: Listing<unknown>;
  sort: string;
  page: number;
}

const ways = (
  listing: (search: string) => Listing<unknown>,
  { sort, searches, other }: { sort: string; searches: [string, string]; other: string },
): Record<string, ListQuery> => ({
  'first page': { listing: listing(''), sort, page: 1 },
  'last page': { listing: listing(''), sort, page: lastPage },
  'last counted page': { listing: listing(''), sort, page: listCountMax / tablePageSize },
  [`search '${searches[0]}'`]: { listing: listing(searches[0]), sort, page: 1 },
  [`search '${searches[1]}'`]: { listing: listing(searches[1]), sort, page: 1 },
  [`sort ${other}`]: { listing: listing(''), sort: other, page: 1 },
  [`sort ${other}, last page`]: { listing: listing(''), sort: other, page: lastPage },
});

/** What is asked of each of the office's lists: its ends, two searches and another order. */
export const lists: Record<string, Record<string, ListQuery>> = {
  '/users': ways((search) => users.listing({ search }, now), {
    sort: '-created_on',
    searches: ['bench-customer-777@example.com', 'lotus'],
    other: 'name',
  }),
  '/all-orders': ways((search) => orders.listing({ search }, now), {
    sort: '-placed_at',
    searches: ['fd-001234', '9000000777'],
    other: '-total',
  }),
  '/all-menu': ways((search) => dishes.listing({ search }), {
    sort: '-created_on',
    searches: ['hyderabadi', 'paneer'],
    other: 'dish_name',
  }),
  '/adminrestaurants': ways((search) => restaurants.listing({ search }), {
    sort: 'waiting',
    searches: ['bench owner 777', 'spice'],
    other: 'restaurant_name',
  }),
  '/admin/complaints': ways((search) => complaints.listing({ search, tab: 'all' }), {
    sort: 'due',
    searches: ['rao', 'fd-001234'],
    other: 'created_on',
  }),
  '/all-feedback': ways((search) => reviews.listing({ search, tab: 'all' }), {
    sort: '-created_on',
    searches: ['cold', 'rao'],
    other: 'created_on',
  }),
  '/dish-photos': ways((search) => dishPhotos.listing({ search }), {
    sort: '-created_on',
    searches: ['biryani', 'rao'],
    other: 'created_on',
  }),
  '/price-reports': ways((search) => priceReports.listing({ search }), {
    sort: '-created_on',
    searches: ['biryani', 'rao'],
    other: 'created_on',
  }),
  '/payouts': ways((search) => payouts.listing({ search }), {
    sort: '-period_from',
    searches: ['handi', 'utr'],
    other: 'net',
  }),
  '/payouts/run': ways((search) => payoutRun.runListing({ search, least: 10_000, now }), {
    sort: 'returned',
    searches: ['handi', 'utr'],
    other: 'net',
  }),
  '/payouts/files': ways((search) => payoutBatches.batchListing({ search }), {
    sort: '-made_on',
    searches: ['12', 'none'],
    other: 'total',
  }),
  '/broadcasts': ways((search) => broadcasts.listing({ search }), {
    sort: '-made_on',
    searches: ['monsoon', 'tawa'],
    other: 'people',
  }),
  '/coupons': ways((search) => coupons.listing({ search }, now), {
    sort: '-created_on',
    searches: ['tawa', 'off'],
    other: 'code',
  }),
  '/contacts': ways((search) => contacts.listing({ search }), {
    sort: '-created_on',
    searches: ['catering', '@example'],
    other: 'name',
  }),
  '/admin-blogs': ways((search) => blogs.listing({ search }), {
    sort: 'waiting',
    searches: ['rice', 'tawa'],
    other: 'title',
  }),
  '/category': ways((search) => categories.listing({ search }), {
    sort: 'position',
    searches: ['dosa', 'rice'],
    other: 'category_name',
  }),
  '/cities': ways((search) => cities.listing({ search }), {
    sort: 'cityname',
    searches: ['ben', 'city'],
    other: 'city_id',
  }),
  '/venues': ways((search) => venues.listing({ search }), {
    sort: 'restaurant_name',
    searches: ['hall', 'handi'],
    other: 'name',
  }),
  '/venues/bookings': ways((search) => bookings.listing({ search }), {
    sort: 'starts_at',
    searches: ['tb-', 'rao'],
    other: '-created_on',
  }),
  '/audit-log': ways((search) => audit.listing({ search }), {
    sort: '-at',
    searches: ['block', 'nothing like it'],
    other: 'action',
  }),
};

/** What is typed after Ctrl K: each of these is looked for among every kind. */
export const typed = ['asha', 'bench owner 777', 'fd-001234', 'paneer'] as const;
