import * as addresses from './accounts/addresses.ts';
import * as administratorsRoles from './accounts/administrators.roles.ts';
import * as administrators from './accounts/administrators.ts';
import * as authAccount from './accounts/auth.account.ts';
import * as authCodes from './accounts/auth.codes.ts';
import * as auth from './accounts/auth.ts';
import * as authVisits from './accounts/auth.visits.ts';
import * as broadcasts from './accounts/broadcasts.ts';
import * as consents from './accounts/consents.ts';
import * as diet from './accounts/diet.ts';
import * as exports from './accounts/exports.ts';
import * as news from './accounts/news.ts';
import * as newsKitchen from './accounts/news.kitchen.ts';
import * as newsOffice from './accounts/news.office.ts';
import * as notifications from './accounts/notifications.ts';
import * as partnersApi from './accounts/partners.api.ts';
import * as partnersWebhooks from './accounts/partners.webhooks.ts';
import * as partners from './accounts/partners.ts';
import * as staffTablets from './accounts/staff.tablets.ts';
import * as staff from './accounts/staff.ts';
import * as usersOffice from './accounts/users.office.ts';
import * as usersPerson from './accounts/users.person.ts';
import * as usersViews from './accounts/users.views.ts';
import * as complaintsOffice from './care/complaints.office.ts';
import * as complaints from './care/complaints.ts';
import * as contactOffice from './care/contact.office.ts';
import * as contact from './care/contact.ts';
import * as categoriesOffice from './catalogue/categories.office.ts';
import * as chefsKitchen from './catalogue/chefs.kitchen.ts';
import * as chefs from './catalogue/chefs.ts';
import * as citiesOffice from './catalogue/cities.office.ts';
import * as cities from './catalogue/cities.ts';
import * as dishPhotosOffice from './catalogue/dish-photos.office.ts';
import * as dishPhotos from './catalogue/dish-photos.ts';
import * as favourites from './catalogue/favourites.ts';
import * as favouritesRestaurants from './catalogue/favourites.restaurants.ts';
import * as menuCounter from './catalogue/menu/menu.counter.ts';
import * as menuReports from './catalogue/menu/menu.reports.ts';
import * as menuReportsOffice from './catalogue/menu/menu.reports.office.ts';
import * as menuKitchen from './catalogue/menu.kitchen.ts';
import * as menuOffice from './catalogue/menu.office.ts';
import * as menuSections from './catalogue/menu.sections.ts';
import * as menu from './catalogue/menu.ts';
import * as pictures from './catalogue/pictures.ts';
import * as restaurantsKitchen from './catalogue/restaurants.kitchen.ts';
import * as restaurantsList from './catalogue/restaurants.list.ts';
import * as restaurantsOwn from './catalogue/restaurants.own.ts';
import * as restaurantsOffice from './catalogue/restaurants.office.ts';
import * as restaurantsSettings from './catalogue/restaurants.settings.ts';
import * as restaurants from './catalogue/restaurants.ts';
import * as reviewsOffice from './catalogue/reviews.office.ts';
import * as reviews from './catalogue/reviews.ts';
import * as searchOffice from './catalogue/search.office.ts';
import * as search from './catalogue/search.ts';
import * as live from './common/live.ts';
import * as blogsKitchen from './content/blogs.kitchen.ts';
import * as blogsOffice from './content/blogs.office.ts';
import * as blogs from './content/blogs.ts';
import * as faqsOffice from './content/faqs.office.ts';
import * as faqs from './content/faqs.ts';
import * as legal from './content/legal.ts';
import * as providerKeys from './content/provider-keys.ts';
import * as settingsMailTests from './content/settings.mail-tests.ts';
import * as settings from './content/settings.ts';
import * as site from './content/site.ts';
import * as slides from './content/slides.ts';
import * as teamOffice from './content/team.office.ts';
import * as team from './content/team.ts';
import * as testimonialsOffice from './content/testimonials.office.ts';
import * as testimonials from './content/testimonials.ts';
import * as audit from './insight/audit.ts';
import * as finding from './insight/finding.ts';
import * as overview from './insight/overview.ts';
import * as scheduledReports from './insight/scheduled-reports.ts';
import * as statisticsFunnel from './insight/statistics.funnel.ts';
import * as statisticsOffice from './insight/statistics.office.ts';
import * as statisticsOwn from './insight/statistics.own.ts';
import * as statistics from './insight/statistics.ts';
import * as couponsKitchen from './money/coupons.kitchen.ts';
import * as couponsOffice from './money/coupons.office.ts';
import * as coupons from './money/coupons.ts';
import * as documents from './money/documents.ts';
import * as paymentsCodes from './money/payments.codes.ts';
import * as payments from './money/payments.ts';
import * as payoutsBanks from './money/payouts.banks.ts';
import * as payoutsBatches from './money/payouts.batches.ts';
import * as payoutsOffice from './money/payouts.office.ts';
import * as payouts from './money/payouts.ts';
import * as refundsFiles from './money/refunds.files.ts';
import * as refundsStuck from './money/refunds.stuck.ts';
import * as refunds from './money/refunds.ts';
import * as spending from './money/spending.ts';
import * as taxRates from './money/tax-rates.ts';
import * as taxReports from './money/tax-reports.ts';
import * as cartChoices from './ordering/cart.choices.ts';
import * as cartReorder from './ordering/cart.reorder.ts';
import * as cart from './ordering/cart.ts';
import * as checkout from './ordering/checkout.ts';
import * as groups from './ordering/groups.ts';
import * as tableBills from './tables/bills.ts';
import * as deskBills from './tables/bills.kitchen.ts';
import * as groupsShares from './ordering/groups.shares.ts';
import * as ordersCancelRuns from './ordering/orders.cancel-runs.ts';
import * as ordersCash from './ordering/orders.cash.ts';
import * as ordersHistory from './ordering/orders.history.ts';
import * as ordersKitchen from './ordering/orders.kitchen.ts';
import * as ordersLine from './ordering/orders.line.ts';
import * as ordersOffice from './ordering/orders.office.ts';
import * as ordersOften from './ordering/orders.often.ts';
import * as ordersPacking from './ordering/orders.packing.ts';
import * as ordersPrinting from './ordering/orders.printing.ts';
import * as ordersSubstitutes from './ordering/orders.substitutes.ts';
import * as orders from './ordering/orders.ts';
import * as stations from './ordering/stations.ts';
import * as riders from './ordering/riders.ts';
import * as bookingsKitchen from './tables/bookings.kitchen.ts';
import * as bookingsOffice from './tables/bookings.office.ts';
import * as bookings from './tables/bookings.ts';
import * as venues from './tables/venues.ts';
import type { Endpoint } from './common/endpoint.ts';

const domains = {
  addresses,
  administrators,
  administratorsRoles,
  authAccount,
  authCodes,
  auth,
  authVisits,
  broadcasts,
  consents,
  diet,
  exports,
  news,
  newsKitchen,
  newsOffice,
  notifications,
  partners,
  partnersWebhooks,
  staffTablets,
  staff,
  usersOffice,
  usersPerson,
  usersViews,
  complaintsOffice,
  complaints,
  contactOffice,
  contact,
  categoriesOffice,
  chefsKitchen,
  chefs,
  citiesOffice,
  cities,
  dishPhotosOffice,
  dishPhotos,
  favourites,
  favouritesRestaurants,
  menuCounter,
  menuReports,
  menuReportsOffice,
  menuKitchen,
  menuOffice,
  menuSections,
  menu,
  pictures,
  restaurantsKitchen,
  restaurantsOwn,
  restaurantsList,
  restaurantsOffice,
  restaurantsSettings,
  restaurants,
  reviewsOffice,
  reviews,
  searchOffice,
  search,
  live,
  blogsKitchen,
  blogsOffice,
  blogs,
  faqsOffice,
  faqs,
  legal,
  providerKeys,
  settingsMailTests,
  settings,
  site,
  slides,
  teamOffice,
  team,
  testimonialsOffice,
  testimonials,
  audit,
  finding,
  overview,
  scheduledReports,
  statisticsFunnel,
  statisticsOffice,
  statisticsOwn,
  statistics,
  couponsKitchen,
  couponsOffice,
  coupons,
  documents,
  paymentsCodes,
  payments,
  payoutsBanks,
  payoutsBatches,
  payoutsOffice,
  payouts,
  refundsFiles,
  refundsStuck,
  refunds,
  spending,
  taxRates,
  taxReports,
  cartChoices,
  cartReorder,
  cart,
  checkout,
  groups,
  tableBills,
  deskBills,
  groupsShares,
  ordersCancelRuns,
  ordersCash,
  ordersHistory,
  ordersKitchen,
  ordersLine,
  ordersOffice,
  ordersOften,
  ordersPacking,
  ordersPrinting,
  ordersSubstitutes,
  orders,
  riders,
  stations,
  bookingsKitchen,
  bookingsOffice,
  bookings,
  venues,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

type Named = Readonly<{ name: string; domain: string; endpoint: Endpoint }>;

const listOf = (subjects: Readonly<Record<string, object>>): readonly Named[] =>
  Object.entries(subjects).flatMap(([domain, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, domain, endpoint: value }] : [])),
  );

/** Every call of the API with its name and domain: the sweep, the OpenAPI document and the router check read this list. */
export const endpoints = listOf(domains);

/** Every call that other systems make, with a key instead of a session; the test of partners sweeps over these. */
export const partnerEndpoints = listOf({ 'Partner API': partnersApi });
