import { toPaise } from '@tawa/domain/money';
import { slug } from '@tawa/domain/text';
import type { Tx } from '../../platform/db.ts';
import { categories, cities } from './places.ts';
import type { SeedRestaurant } from './shapes.ts';

export type Ids = Map<string, number>;

export async function seedCities(tx: Tx): Promise<Ids> {
  const rows = cities.map(({ state: _state, ...city }) => city);
  const added = await tx.insertInto('cities').values(rows).returning(['city_id', 'cityname']).execute();
  return new Map(added.map((row) => [row.cityname, row.city_id]));
}

export async function seedCategories(tx: Tx): Promise<Ids> {
  const rows = categories.map(([category_name, picture], position) => ({
    category_name,
    slug: slug(category_name),
    image: `uploads/dishes/${picture}.webp`,
    position,
  }));
  const added = await tx.insertInto('categories').values(rows).returning(['category_id', 'category_name']).execute();
  return new Map(added.map((row) => [row.category_name, row.category_id]));
}

const stateOf = (cityname: string) => cities.find((city) => city.cityname === cityname)?.state ?? null;

const restaurantRow = (place: SeedRestaurant, owner_id: number, city_id: number) => ({
  owner_id,
  city_id,
  restaurant_name: place.name,
  slug: slug(place.name),
  description: place.description,
  logo: `uploads/logos/${place.key}.webp`,
  cover_img: `uploads/covers/${place.cover}.webp`,
  cuisine_type: place.cuisine,
  restaurant_type: place.type,
  venue_name: place.area,
  statename: stateOf(place.city),
  full_address: `${place.address}, ${place.city} ${place.pincode}`,
  pincode: place.pincode,
  lat: place.at[0],
  lng: place.at[1],
  contact_number: '08041234567',
  fssai_number: `1122${String(owner_id).padStart(10, '3')}`,
  lifecycle: 'active',
  switch: place.switch,
  busy_minutes: place.switch === 'busy' ? 15 : 0,
  prep_minutes: place.prep,
  travel_minutes: place.travel,
  min_order: toPaise(place.fees.minOrder),
  packaging_fee: toPaise(place.fees.packaging),
  delivery_fee: toPaise(place.fees.delivery),
  free_delivery_from: place.fees.freeFrom === null ? null : toPaise(place.fees.freeFrom),
  delivery_radius_m: 12_000,
});

export async function seedRestaurants(
  tx: Tx,
  places: readonly SeedRestaurant[],
  owners: readonly number[],
  cityIds: Ids,
): Promise<Ids> {
  const rows = places.map((place, index) => restaurantRow(place, owners[index] ?? 0, cityIds.get(place.city) ?? 0));
  const added = await tx
    .insertInto('restaurants')
    .values(rows)
    .returning(['restaurant_id', 'restaurant_name'])
    .execute();
  const ids = new Map(added.map((row) => [row.restaurant_name, row.restaurant_id]));
  const hours = places.flatMap((place) =>
    place.hours.flatMap(({ weekdays, opens, closes }) =>
      weekdays.map((weekday) => ({ restaurant_id: ids.get(place.name) ?? 0, weekday, opens, closes })),
    ),
  );
  await tx.insertInto('restaurant_hours').values(hours).execute();
  return ids;
}
