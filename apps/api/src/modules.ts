import { addressesModule } from '#modules/accounts/addresses/addresses.module.ts';
import { administratorsModule } from '#modules/accounts/administrators/administrators.module.ts';
import { authModule } from '#modules/accounts/auth/auth.module.ts';
import { broadcastsModule } from '#modules/accounts/broadcasts/broadcasts.module.ts';
import { consentsModule } from '#modules/accounts/consents/consents.module.ts';
import { deletionModule } from '#modules/accounts/deletion/deletion.module.ts';
import { dietModule } from '#modules/accounts/diet/diet.module.ts';
import { exportsModule } from '#modules/accounts/exports/exports.module.ts';
import { newsModule } from '#modules/accounts/news/news.module.ts';
import { notificationsModule } from '#modules/accounts/notifications/notifications.module.ts';
import { partnersModule } from '#modules/accounts/partners/partners.module.ts';
import { staffModule } from '#modules/accounts/staff/staff.module.ts';
import { usersModule } from '#modules/accounts/users/users.module.ts';
import { complaintsModule } from '#modules/care/complaints/complaints.module.ts';
import { contactModule } from '#modules/care/contact/contact.module.ts';
import { categoriesModule } from '#modules/catalogue/categories/categories.module.ts';
import { chefsModule } from '#modules/catalogue/chefs/chefs.module.ts';
import { citiesModule } from '#modules/catalogue/cities/cities.module.ts';
import { favouritesModule } from '#modules/catalogue/favourites/favourites.module.ts';
import { menuModule } from '#modules/catalogue/menu/menu.module.ts';
import { picturesModule } from '#modules/catalogue/pictures/pictures.module.ts';
import { restaurantsModule } from '#modules/catalogue/restaurants/restaurants.module.ts';
import { dishPhotosModule } from '#modules/catalogue/dish-photos/dish-photos.module.ts';
import { reviewsModule } from '#modules/catalogue/reviews/reviews.module.ts';
import { searchModule } from '#modules/catalogue/search/search.module.ts';
import { blogsModule } from '#modules/content/blogs/blogs.module.ts';
import { crawlersModule } from '#modules/content/crawlers/crawlers.module.ts';
import { faqsModule } from '#modules/content/faqs/faqs.module.ts';
import { legalModule } from '#modules/content/legal/legal.module.ts';
import { providerKeysModule } from '#modules/content/provider-keys/provider-keys.module.ts';
import { settingsModule } from '#modules/content/settings/settings.module.ts';
import { slidesModule } from '#modules/content/slides/slides.module.ts';
import { teamModule } from '#modules/content/team/team.module.ts';
import { testimonialsModule } from '#modules/content/testimonials/testimonials.module.ts';
import { auditModule } from '#modules/insight/audit/audit.module.ts';
import { findingModule } from '#modules/insight/finding/finding.module.ts';
import { scheduledReportsModule } from '#modules/insight/scheduled-reports/scheduled-reports.module.ts';
import { statisticsModule } from '#modules/insight/statistics/statistics.module.ts';
import { couponsModule } from '#modules/money/coupons/coupons.module.ts';
import { documentsModule } from '#modules/money/documents/documents.module.ts';
import { payoutsModule } from '#modules/money/payouts/payouts.module.ts';
import { refundsModule } from '#modules/money/refunds/refunds.module.ts';
import { sharesModule } from '#modules/money/shares/shares.module.ts';
import { settlementModule } from '#modules/money/settlement/settlement.module.ts';
import { spendingModule } from '#modules/money/spending/spending.module.ts';
import { taxRatesModule } from '#modules/money/tax-rates/tax-rates.module.ts';
import { taxReportsModule } from '#modules/money/tax-reports/tax-reports.module.ts';
import { cartModule } from '#modules/ordering/cart/cart.module.ts';
import { ordersModule } from '#modules/ordering/orders/orders.module.ts';
import { groupsModule } from '#modules/ordering/groups/groups.module.ts';
import { billsModule } from '#modules/tables/bills/bills.module.ts';
import { ridersModule } from '#modules/ordering/riders/riders.module.ts';
import { stationsModule } from '#modules/ordering/stations/stations.module.ts';
import { bookingsModule } from '#modules/tables/bookings/bookings.module.ts';
import { venuesModule } from '#modules/tables/venues/venues.module.ts';
import type { Module } from '#modules/module.ts';

/** Every subject of the product, room by room. */
export const modules: readonly Module[] = [
  addressesModule,
  administratorsModule,
  authModule,
  broadcastsModule,
  consentsModule,
  deletionModule,
  dietModule,
  exportsModule,
  newsModule,
  notificationsModule,
  partnersModule,
  staffModule,
  usersModule,
  complaintsModule,
  contactModule,
  categoriesModule,
  chefsModule,
  citiesModule,
  favouritesModule,
  menuModule,
  picturesModule,
  restaurantsModule,
  dishPhotosModule,
  reviewsModule,
  searchModule,
  blogsModule,
  crawlersModule,
  faqsModule,
  legalModule,
  providerKeysModule,
  settingsModule,
  slidesModule,
  teamModule,
  testimonialsModule,
  auditModule,
  findingModule,
  scheduledReportsModule,
  statisticsModule,
  couponsModule,
  documentsModule,
  payoutsModule,
  refundsModule,
  settlementModule,
  sharesModule,
  spendingModule,
  taxRatesModule,
  taxReportsModule,
  cartModule,
  ordersModule,
  groupsModule,
  billsModule,
  ridersModule,
  stationsModule,
  bookingsModule,
  venuesModule,
];
