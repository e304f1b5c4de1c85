import * as administrators from './administrators.ts';
import * as audit from './audit.ts';
import * as blogsDesk from './blogs-desk.ts';
import * as contactsDesk from './contacts-desk.ts';
import * as contentDesk from './content-desk.ts';
import * as couponsDesk from './coupons-desk.ts';
import * as mailTests from './mail-tests.ts';
import * as menuDesk from './menu-desk.ts';
import * as ordersDesk from './orders-desk.ts';
import * as overview from './overview.ts';
import * as placesDesk from './places-desk.ts';
import * as statisticsDesk from './statistics-desk.ts';
import * as providerKeys from './provider-keys.ts';
import * as settings from './settings.ts';
import * as site from './site.ts';
import * as slides from './slides.ts';
import * as tablesDesk from './tables-desk.ts';
import * as taxRates from './tax-rates.ts';
import * as usersDesk from './users-desk.ts';
import * as visits from './visits.ts';

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
