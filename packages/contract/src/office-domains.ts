import * as administrators from './accounts/administrators.ts';
import * as audit from './insight/audit.ts';
import * as blogsDesk from './content/blogs.office.ts';
import * as contactsDesk from './care/contact.office.ts';
import * as contentDesk from './content/content.office.ts';
import * as couponsDesk from './money/coupons.office.ts';
import * as mailTests from './content/settings.mail-tests.ts';
import * as menuDesk from './catalogue/menu.office.ts';
import * as ordersDesk from './ordering/orders.office.ts';
import * as overview from './insight/overview.ts';
import * as placesDesk from './catalogue/cities.office.ts';
import * as statisticsDesk from './insight/statistics.office.ts';
import * as providerKeys from './content/provider-keys.ts';
import * as settings from './content/settings.ts';
import * as site from './content/site.ts';
import * as slides from './content/slides.ts';
import * as tablesDesk from './tables/bookings.office.ts';
import * as taxRates from './money/tax-rates.ts';
import * as usersDesk from './accounts/users.office.ts';
import * as visits from './accounts/auth.visits.ts';

/** The office's lists and what it does with their rows. */
export const officeDomains = {
  administrators,
  audit,
  usersDesk,
  ordersDesk,
  mailTests,
  menuDesk,
  couponsDesk,
  overview,
  blogsDesk,
  contactsDesk,
  contentDesk,
  placesDesk,
  statisticsDesk,
  providerKeys,
  settings,
  site,
  slides,
  tablesDesk,
  taxRates,
  visits,
};
