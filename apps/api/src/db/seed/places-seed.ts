import { toPaise } from '@tawa/domain/money';
import { slug } from '@tawa/domain/text';
import type { Tx } from '../../platform/db.ts';
import { fssaiNumber, gstin } from './licences.ts';
import { findCities, findPeople, findRestaurants } from './lookups.ts';
import { categories, cities, regionOf } from './places.ts';
import type { SeedRestaurant } from './shapes.ts';

/** Adds the cities and the categories of dishes. */
export async function seedPlaces(tx: Tx): Promise<void> {
  const served = cities.map(({ cityname, lat, lng, isactive }) => ({
    cityname,
    slug: slug(cityname),
    lat,
    lng,
    isactive,
  }));
  await tx.insertInto('cities').values(served).execute();
  const rows = categories.map(([category_name, picture], position) => ({
    category_name,
    slug: slug(category_name),
    image: `uploads/dishes/${picture}.webp`,
    position,
  }));
  await tx.insertInto('categories').values(rows).execute();
}

// No line's number begins with 0 behind its area code, so these ring nowhere.
const telephone = (dial: string, ordinal: number): string =>
  `${dial}0${String(ordinal).padStart(10 - dial.length, '0')}`;

function restaurantRow(place: SeedRestaurant, index: number, owner_id: number, city_id: number) {
  const region = regionOf(place.city);
  return {
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
    statename: region.state,
    full_address: `${place.address}, ${place.city} ${place.pincode}`,
    pincode: place.pincode,
    lat: place.at[0],
    lng: place.at[1],
    contact_number: telephone(region.dial, 4_000_001 + index * 137),
    fssai_number: fssaiNumber(1, region.fssai, index + 1),
    gstin: gstin(region.gst, index),
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
  };
}

/** Adds the restaurants with their week; needs cities and owners. */
export async function seedRestaurants(tx: Tx, places: readonly SeedRestaurant[]): Promise<void> {
  const cityIdOf = await findCities(tx);
  const { ownerOf } = await findPeople(tx);
  const rows = places.map((place, index) => restaurantRow(place, index, ownerOf(place.name), cityIdOf(place.city)));
  await tx.insertInto('restaurants').values(rows).execute();
  const idOf = await findRestaurants(tx);
  const hours = places.flatMap((place) =>
    place.hours.flatMap(({ weekdays, opens, closes }) =>
      weekdays.map((weekday) => ({ restaurant_id: idOf(place.name), weekday, opens, closes })),
    ),
  );
  await tx.insertInto('restaurant_hours').values(hours).execute();
}
