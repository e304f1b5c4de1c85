import type { Deps } from '@tawa/api/deps';
import type { Tx } from '@tawa/api/platform/database/db';
import { createPrivateFiles } from '@tawa/api/platform/files/private-files';
import { seedChefs } from './catalogue/chefs.ts';
import { seedComplaints } from './care/complaints.ts';
import { fillContent } from './content/content.ts';
import { seedSettings } from './content/settings.ts';
import { seedCoupons } from './money/coupons.ts';
import { seedFeedback } from './catalogue/feedback.ts';
import { seedHistory } from './ordering/history/history.ts';
import { seedHomes } from './ordering/history/homes.ts';
import { seedPayouts } from './ordering/history/payouts.ts';
import { measureKitchens } from './ordering/history/kitchen-times.ts';
import { countAgain } from './ordering/history/write.ts';
import { kitchens } from './catalogue/kitchens.ts';
import { findCities, findPeople, listRestaurantIds } from './lookups.ts';
import { seedMenus } from './catalogue/menus.ts';
import { seedNews, seedNotices, seedTelling } from './accounts/notices.ts';
import { seedOrders } from './ordering/orders.ts';
import { fillParts, type Part, type Say } from './parts.ts';
import { seedPeople } from './accounts/people.ts';
import { seedNewcomer } from './catalogue/newcomer.ts';
import { seedPlaces, seedRestaurants } from './catalogue/restaurants.ts';
import { seedRatings } from './catalogue/rating-rows.ts';
import { seedTables } from './tables/tables.ts';

const seedNumber = 2026;
/** Days of orders before today; tests may do with fewer. */
const historyDays = 90;

async function seedAddresses(tx: Tx, user_id: number, city_id: number): Promise<void> {
  const rows = [
    {
      label: 'Home',
      line1: '14, 3rd Cross',
      line2: 'HAL 2nd Stage, Indiranagar',
      landmark: 'Opposite the park',
      pincode: '560038',
      lat: 12.9733,
      lng: 77.6405,
      is_default: true,
    },
    {
      label: 'Work',
      line1: '4th floor, Prestige Atlanta',
      line2: 'Koramangala 3rd Block',
      landmark: '',
      pincode: '560034',
      lat: 12.9289,
      lng: 77.6271,
      is_default: false,
    },
  ];
  await tx
    .insertInto('addresses')
    .values(rows.map((row) => ({ ...row, user_id, city_id, phone: '9845012345' })))
    .execute();
}

const newKitchens: ReadonlySet<string> = new Set(kitchens.filter((one) => one.isNew).map((one) => one.name));

type SeedDeps = Pick<Deps, 'passwords' | 'fileStore'>;

/** The demo world in the order in which one part needs another. */
const parts = ({ passwords, fileStore }: SeedDeps, days: number): readonly Part[] => [
  { name: 'Cities and categories', table: 'cities', fill: ({ tx }) => seedPlaces(tx) },
  {
    name: 'Accounts',
    table: 'users',
    fill: (making) =>
      seedPeople(
        making,
        passwords,
        kitchens.map((kitchen) => kitchen.name),
      ),
  },
  { name: 'Restaurants', table: 'restaurants', fill: (making) => seedRestaurants(making, kitchens) },
  { name: 'Dishes and their choices', table: 'dishes', fill: ({ tx, random }) => seedMenus(tx, kitchens, random) },
  { name: 'Chefs', table: 'chefs', fill: ({ tx }) => seedChefs(tx, kitchens) },
  { name: 'Settings and terms of cities', table: 'settings', fill: ({ tx, now }) => seedSettings(tx, now) },
  { name: 'What the site says', table: 'faqs', fill: fillContent },
  {
    name: 'Coupons and addresses',
    table: 'coupons',
    async fill({ tx, now }) {
      await seedCoupons(tx, now);
      const [cityIdOf, { customer }] = [await findCities(tx), await findPeople(tx)];
      await seedAddresses(tx, customer, cityIdOf('Bengaluru'));
    },
  },
  { name: 'Homes and favourites', table: 'favourites', fill: (making) => seedHomes(making, kitchens) },
  {
    name: 'Orders of the past',
    table: 'orders',
    async fill(making) {
      await seedHistory(making, { days, newNames: newKitchens });
      const { tx, now, random } = making;
      const [people, restaurantIds] = [await findPeople(tx), await listRestaurantIds(tx)];
      await seedOrders(tx, { ...people, restaurantIds, now, random });
      await countAgain(tx);
      await seedPayouts(tx, now, days);
      await seedComplaints(tx, now);
      await seedNotices(tx, now);
    },
  },
  { name: 'How long kitchens take', table: 'kitchen_times', fill: (making) => measureKitchens(making, days) },
  { name: 'Tables and bookings', table: 'venues', fill: seedTables },
  // After the tables of all others, whose part is in once there is any venue.
  {
    name: 'Papers of the newcomer',
    table: 'restaurant_documents',
    fill: (making) => seedNewcomer(making, createPrivateFiles(fileStore('papers'))),
  },
  { name: 'What restaurants write', table: 'restaurant_news', fill: seedNews },
  { name: 'What the office tells', table: 'broadcasts', fill: seedTelling },
  {
    name: 'Ratings and reviews',
    table: 'ratings',
    async fill(making) {
      await seedRatings(making, kitchens);
      await seedFeedback(making.tx, making.now);
    },
  },
];

/**
 * Fills an empty database with the demo world, or goes on where an earlier run was interrupted; the same world on every
 * machine, dated from `clock`.
 */
export async function seedDemo(
  { db, clock, ...deps }: Pick<Deps, 'db' | 'clock'> & SeedDeps,
  say: Say = () => undefined,
  days = historyDays,
): Promise<void> {
  await fillParts(db, parts(deps, days), { now: clock.now(), seed: seedNumber, say });
}
