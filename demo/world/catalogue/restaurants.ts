import { dayMs } from '@tawa/domain/common/durations';
import { toPaise } from '@tawa/domain/common/money';
import { slug } from '@tawa/domain/common/text';
import { sql } from 'kysely';
import type { Tx } from '@tawa/api/platform/database/db';
import { fssaiNumber, gstin } from './licence-numbers.ts';
import { findCities, findPeople, findRestaurants } from '../lookups.ts';
import { pictureOf } from '../pictures.ts';
import { namesOf } from './names/names-in-scripts.ts';
import { categories, cities, regionOf } from './places.ts';
import type { Making } from '../parts.ts';
import type { Random } from '@tawa/domain/common/random';
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
  const rows = categories.map((category_name, position) => ({
    category_name,
    names: namesOf.category(category_name),
    slug: slug(category_name),
    image: pictureOf('categories', slug(category_name)),
    position,
  }));
  await tx.insertInto('categories').values(rows).execute();
}

// No line's number begins with 0 behind its area code, so these ring nowhere.
const telephone = (dial: string, ordinal: number): string =>
  `${dial}0${String(ordinal).padStart(10 - dial.length, '0')}`;

const switchOf = (place: SeedRestaurant) => ({
  switch: place.switch ?? 'online',
  busy_minutes: place.switch === 'busy' ? 15 : 0,
});

const chargesOf = ({ fees }: SeedRestaurant) => ({
  min_order: toPaise(fees.minOrder),
  packaging_fee: toPaise(fees.packaging),
  delivery_fee: toPaise(fees.delivery),
  free_delivery_from: fees.freeFrom === null ? null : toPaise(fees.freeFrom),
});

function restaurantRow(place: SeedRestaurant, index: number) {
  const region = regionOf(place.city);
  return {
    restaurant_name: place.name,
    names: namesOf.restaurant(place.name),
    slug: slug(place.name),
    description: place.description,
    logo: pictureOf('logos', place.logo),
    cover_img: pictureOf('covers', place.cover),
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
    lifecycle: place.lifecycle ?? 'active',
    ...switchOf(place),
    prep_minutes: place.prep,
    travel_minutes: place.travel,
    ...chargesOf(place),
    delivery_radius_m: 12_000,
  };
}

/** How long ago a restaurant joined: days where nobody has rated it yet, else months to years. */
const ageDays = ({ isNew, lifecycle }: SeedRestaurant, random: Random): number =>
  isNew || lifecycle === 'submitted' ? random.between(1, 5) : random.between(120, 1200);

/** Adds the restaurants with their week; needs cities and owners. */
export async function seedRestaurants({ tx, now, random }: Making, places: readonly SeedRestaurant[]): Promise<void> {
  const cityIdOf = await findCities(tx);
  const { ownerOf } = await findPeople(tx);
  const rows = places.map((place, index) => ({
    ...restaurantRow(place, index),
    owner_id: ownerOf(place.name),
    city_id: cityIdOf(place.city),
    created_on: new Date(now.getTime() - ageDays(place, random) * dayMs),
  }));
  await tx.insertInto('restaurants').values(rows).execute();
  const idOf = await findRestaurants(tx);
  const hours = places.flatMap(({ name, hours }) => hours.map((shift) => ({ restaurant_id: idOf(name), ...shift })));
  await tx.insertInto('restaurant_hours').values(hours).execute();
  await sql`update users u set created_on = r.created_on, email_verified_at = r.created_on
    from restaurants r where r.owner_id = u.user_id`.execute(tx);
  await seedPapers(tx, now);
}

/** The papers of all: in force where the office has looked, proposed where it has not. */
async function seedPapers(tx: Tx, now: Date): Promise<void> {
  await sql`insert into restaurant_papers (restaurant_id, field, in_force, proposed, proposed_on)
    select r.restaurant_id, p.field, case when looked then p.value end, case when not looked then p.value end,
      case when not looked then ${now}::timestamptz end
    from restaurants r join users u on u.user_id = r.owner_id
      cross join lateral (select r.lifecycle <> 'submitted' as looked) l
      cross join lateral (values
        ('fssai', jsonb_build_object('number', r.fssai_number, 'valid_until', null, 'document_id', null)),
        ('gstin', jsonb_build_object('number', r.gstin)),
        ('pan', jsonb_build_object('number', substr(r.gstin, 3, 10), 'legal_name', u.name)),
        ('payout', case when r.restaurant_id % 9 = 0
          then jsonb_build_object('kind', 'upi', 'holder', u.name, 'upi', 'kitchen' || r.restaurant_id || '@demo')
          else jsonb_build_object('kind', 'bank', 'holder', u.name, 'account', (50100000000000 + r.restaurant_id * 7919)::text,
            'ifsc', (array['HDFC0001234', 'ICIC0000187', 'SBIN0005521', 'UTIB0007716'])[r.restaurant_id % 4 + 1]) end)
      ) as p (field, value)`.execute(tx);
  await sql`update restaurants r set
      terms_version = (select max(version) from legal_texts where document = 'term-of-use'), terms_signed_on = created_on,
      terms_signed_by = owner_id, submitted_on = case when lifecycle = 'submitted' then created_on end`.execute(tx);
}
