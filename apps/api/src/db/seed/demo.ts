import type { Deps } from '../../deps.ts';
import type { Tx } from '../../platform/db.ts';
import { transaction } from '../../platform/transaction.ts';
import { seedChefs, seedContent, seedRatings } from './content-seed.ts';
import { seedMenu } from './menu-seed.ts';
import { seedOrders } from './orders.ts';
import { seedPeople } from './people.ts';
import { seedCategories, seedCities, seedRestaurants } from './places-seed.ts';
import { createRandom } from './random.ts';
import { seedRestaurants as places } from './shapes.ts';

const seedNumber = 2026;

const dayMs = 86_400_000;

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

async function seedCoupons(tx: Tx, now: Date): Promise<void> {
  const valid_from = new Date(now.getTime() - 30 * dayMs);
  await tx
    .insertInto('coupons')
    .values([
      {
        code: 'TAWA60',
        title: '60% off, up to ₹120',
        terms: 'On orders from ₹299.',
        type: 'percent',
        value: 60,
        max_discount: 12_000,
        min_item_total: 29_900,
        valid_from,
        status: 'active',
      },
      {
        code: 'FREEDEL',
        title: 'Free delivery',
        terms: 'On orders from ₹199.',
        type: 'free_delivery',
        value: 0,
        min_item_total: 19_900,
        valid_from,
        status: 'active',
        fulfilment: 'delivery',
      },
    ])
    .execute();
}

/** Fills an empty database with the demo world; the same world on every machine, dated from `clock`. */
export async function seedDemo({ db, passwords, clock }: Pick<Deps, 'db' | 'passwords' | 'clock'>): Promise<void> {
  const now = clock.now();
  const random = createRandom(seedNumber);
  await transaction(db, async (tx) => {
    const cityIds = await seedCities(tx);
    const categoryIds = await seedCategories(tx);
    const people = await seedPeople(
      tx,
      passwords,
      places.map((place) => place.name),
    );
    const restaurantIds = await seedRestaurants(tx, places, people.owners, cityIds);
    for (const place of places) {
      const restaurant_id = restaurantIds.get(place.name) ?? 0;
      await seedMenu(tx, { place, restaurant_id }, categoryIds, random);
      await seedChefs(tx, restaurant_id);
      await seedRatings(tx, { restaurant_id, liked: place.liked }, { customers: people.customers, random, now });
    }
    await seedContent(tx, now);
    await seedCoupons(tx, now);
    await seedAddresses(tx, people.customer, cityIds.get('Bengaluru') ?? 0);
    await seedOrders(tx, { ...people, restaurantIds, now, random });
  });
}
