import { type NotNull, sql } from 'kysely';
import type { Tx } from '@tawa/api/platform/database/db';
import { findPeople } from '../../lookups.ts';
import type { Making } from '../../parts.ts';
import { demoLogins } from '../../accounts/people.ts';
import type { Random } from '@tawa/domain/common/random';
import type { SeedRestaurant } from '../../catalogue/shapes.ts';

const streets = [
  '1st Main',
  '4th Cross',
  'Station Road',
  'Temple Street',
  'Park Road',
  'Lake View Road',
  'Church Street',
];
const buildings = [
  'Sunrise Residency',
  'Palm Court',
  'Shanti Nivas',
  'Green Acres',
  'Silver Oak',
  'Blue Bell',
  'Rose Villa',
];
const landmarks = ['Opposite the park', 'Behind the school', 'Near the water tank', 'Next to the pharmacy', ''];
const workShare = 0.35;
const favouritesMax = 8;
const favouriteRestaurantsMax = 3;
/** Degrees; about a kilometre and a half, so that a kitchen of the neighbourhood delivers there. */
const spread = 0.013;

const oneOf = <T>(list: readonly T[], random: Random): T | undefined => list[random.between(0, list.length - 1)];

async function findCityIds(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('cities').select(['city_id', 'cityname']).execute();
  return new Map(rows.map((row) => [row.cityname, row.city_id]));
}

function homeRow(label: string, user: { user_id: number; mobile: string }, near: SeedRestaurant, random: Random) {
  const [lat, lng] = near.at;
  const house = `${random.between(1, 240)}, ${oneOf(buildings, random)}`;
  return {
    user_id: user.user_id,
    phone: user.mobile,
    label,
    line1: house,
    line2: `${oneOf(streets, random)}, ${near.area}`,
    landmark: oneOf(landmarks, random) ?? '',
    pincode: near.pincode,
    lat: lat + (random.next() - 0.5) * 2 * spread,
    lng: lng + (random.next() - 0.5) * 2 * spread,
    is_default: label === 'Home',
  };
}

/** The demo login saved the best-known dishes of its city, each of another kitchen. */
const saveBestKnown = (tx: Tx, cityId: number) =>
  sql`insert into favourites (user_id, menu_id, created_on)
    select u.user_id, best.menu_id, u.created_on + best.place * interval '1 minute'
    from users u, (
      select menu_id, row_number() over (order by num_of_order, menu_id) as place from (
        select distinct on (d.restaurant_id) d.menu_id, d.num_of_order from dishes d join restaurants r using (restaurant_id)
        where r.city_id = ${cityId} and r.lifecycle = 'active' and d.isactive order by d.restaurant_id, d.num_of_order desc) known
      order by num_of_order desc, menu_id limit ${favouritesMax}) best
    where u.email = ${demoLogins[0].email}`.execute(tx);

/** Who saved dishes saved the kitchens of the last ones as well. */
const saveKitchens = (tx: Tx) =>
  sql`insert into favourite_restaurants (user_id, restaurant_id, created_on)
    select user_id, restaurant_id, max(created_on) from (
      select f.user_id, d.restaurant_id, f.created_on,
        row_number() over (partition by f.user_id order by f.created_on desc, f.menu_id) as place
      from favourites f join dishes d using (menu_id)) saved
    where place <= ${favouriteRestaurantsMax} group by 1, 2`.execute(tx);

/** Gives every customer but the demo one a home and some a place of work, and everybody dishes and kitchens that they saved. */
export async function seedHomes({ tx, random }: Making, kitchens: readonly SeedRestaurant[]): Promise<void> {
  const [{ customers }, cityIds] = [await findPeople(tx), await findCityIds(tx)];
  const users = await tx
    .selectFrom('users')
    .select(['user_id', 'mobile'])
    .$narrowType<{ mobile: NotNull }>()
    .where('user_id', 'in', customers)
    .execute();
  const dishes = await tx
    .selectFrom('dishes as d')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'd.restaurant_id')
    .select(['d.menu_id', 'r.city_id'])
    .where('d.isactive', '=', true)
    .orderBy('d.menu_id')
    .execute();
  const served = kitchens.filter((kitchen) => kitchen.lifecycle === undefined && kitchen.city !== 'Pune');
  const addresses = [];
  const favourites = [];
  for (const user of users.toSorted((a, b) => a.user_id - b.user_id)) {
    const near = oneOf(served, random);
    if (!near) continue;
    const city_id = cityIds.get(near.city) ?? 0;
    addresses.push({ ...homeRow('Home', user, near, random), city_id });
    const work = oneOf(
      served.filter((kitchen) => kitchen.city === near.city),
      random,
    );
    if (work && random.next() < workShare) addresses.push({ ...homeRow('Work', user, work, random), city_id });
    const offered = dishes.filter((dish) => dish.city_id === city_id);
    const saved = new Set(
      Array.from({ length: random.between(0, favouritesMax) }, () => oneOf(offered, random)?.menu_id),
    );
    for (const menu_id of saved) if (menu_id !== undefined) favourites.push({ user_id: user.user_id, menu_id });
  }
  await tx.insertInto('addresses').values(addresses).execute();
  await tx.insertInto('favourites').values(favourites).execute();
  await saveBestKnown(tx, cityIds.get('Bengaluru') ?? 0);
  await saveKitchens(tx);
}
