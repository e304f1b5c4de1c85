import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import { cityTermOn } from '#db/city-terms.ts';
import { isListed } from '#db/listed.ts';
import { namesOf } from '#db/names.ts';
import type { Db } from '#platform/database/db.ts';

const cityRadius = (now: Date) => cityTermOn('delivery_radius', sql.ref('r.city_id'), sql<Date>`${now}`);

/** The area of a restaurant, or of the cart's when none is named, beside the customer's addresses. */
export const findReach = (
  db: Db,
  { userId, restaurantId, now }: { userId: number; restaurantId: number | null; now: Date },
) =>
  db
    .selectFrom('restaurants as r')
    .select(['r.restaurant_id', 'r.restaurant_name', namesOf('r').as('names'), 'r.offers_delivery'])
    .select(['r.lat', 'r.lng', 'r.city_id', 'r.delivery_radius_m', 'r.delivery_pincodes'])
    .select(cityRadius(now).as('city_radius_m'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('addresses as a')
          .select(['a.address_id', 'a.lat', 'a.lng', 'a.city_id', 'a.pincode'])
          .where('a.user_id', '=', userId)
          .orderBy('a.address_id'),
      ).as('addresses'),
    )
    .where('r.lifecycle', '=', 'active')
    .where('r.hidden', '=', false)
    .$if(restaurantId !== null, (query) => query.where('r.restaurant_id', '=', restaurantId))
    .$if(restaurantId === null, (query) =>
      query.where('r.restaurant_id', '=', (eb) =>
        eb.selectFrom('carts').select('carts.restaurant_id').where('carts.user_id', '=', userId),
      ),
    )
    .executeTakeFirst();

// No kitchen brings food further than this, in degrees.
const furthest = 0.5;

/** The areas of restaurants that could come to a door: of the named one, else of those of its city or near its point. */
export const listReaching = (
  db: Db,
  {
    restaurantId,
    now,
    ...place
  }: { city_id: number; lat: number | null; lng: number | null; restaurantId: number | null; now: Date },
) =>
  db
    .selectFrom('restaurants as r')
    .select(['r.lat', 'r.lng', 'r.city_id', 'r.delivery_radius_m', 'r.delivery_pincodes'])
    .select(cityRadius(now).as('city_radius_m'))
    .where('r.offers_delivery', '=', true)
    .where(isListed('r'))
    .$if(restaurantId !== null, (query) => query.where('r.restaurant_id', '=', restaurantId))
    .$if(restaurantId === null, (query) =>
      query.where((eb) => {
        const { city_id, lat, lng } = place;
        const isOfCity = eb('r.city_id', '=', city_id);
        if (lat === null || lng === null) return isOfCity;
        return eb.or([
          isOfCity,
          eb.and([
            eb.between('r.lat', lat - furthest, lat + furthest),
            eb.between('r.lng', lng - furthest, lng + furthest),
          ]),
        ]);
      }),
    )
    .execute();
