import type { Place, RestaurantFilters } from '@tawa/contract/catalogue/restaurants.list';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isCity } from '#db/listed.ts';
import { isOpen } from '#db/open.ts';
import type { Db } from '#platform/database/db.ts';
import { hasOffer, offeredNow } from './restaurants.offers.store.ts';

type Condition = RawBuilder<SqlBool>;

export type Sort = RestaurantFilters['sort'];
export type Question = Omit<RestaurantFilters, 'sort'> & { city: string | undefined };

const orders: Record<Sort, RawBuilder<unknown>> = {
  relevance: sql`l.score desc, l.restaurant_id`,
  rating: sql`l.rating_tenths desc, l.restaurant_id`,
  time: sql`l.delivery_minutes, l.restaurant_id`,
  price: sql`l.price_for_two, l.restaurant_id`,
  distance: sql`km, l.restaurant_id`,
};

/** On the map of its own city, so that the index of places can answer in the order of nearness. */
const kmFrom = (near: Place | undefined) =>
  near ? sql`l.place <-> place_on_map(${near.lat}::float8, ${near.lng}::float8, c.lat)` : sql`null::float8`;

const minutes = (now: Date) => sql`l.delivery_minutes
  - case when l.switch = 'busy' and l.switch_until <= ${now.toISOString()}::timestamptz then l.busy_minutes else 0 end`;

const holdsWords = (search: string): Condition => {
  const conditions = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql<SqlBool>`l.folded like '%' || btrim(fold_text(${word}::text)) || '%'`);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
};

function conditions(question: Question, now: Date): Condition {
  const { search, cuisines, type, time, rating, price, offers } = question;
  const set = [
    search !== '' && holdsWords(search),
    cuisines.length > 0 && sql<SqlBool>`l.cuisine_type = any (${cuisines}::text[])`,
    type !== undefined && sql<SqlBool>`l.restaurant_type = ${type}`,
    time !== undefined && sql<SqlBool>`${minutes(now)} <= ${time}::int`,
    rating !== undefined && sql<SqlBool>`l.rating_tenths >= ${Math.round(rating * 10)}::int`,
    price !== undefined && sql<SqlBool>`l.price_for_two <= ${price * 100}::int`,
    offers && hasOffer(now),
  ].filter((condition) => condition !== false);
  return set.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(set, sql` and `)}`;
}

export interface Slice {
  /** Only those that take orders now, or only the others. */
  open: boolean;
  offset: number;
  limit: number;
}

/** The ids of what is found, in its order: each city's first rows by the index of the order, then the first of those. */
export async function listFound(
  db: Db,
  { sort, near, ...question }: Question & { sort: Sort; near: Place | undefined },
  { open, offset, limit }: Slice,
  now: Date,
): Promise<number[]> {
  const isMatch = open ? isOpen('l', now) : sql<SqlBool>`not ${isOpen('l', now)}`;
  const order = orders[sort];
  const { rows } = await sql<{ restaurant_id: number }>`
    ${question.offers ? sql`with ${offeredNow(now)}` : sql``}
    select l.restaurant_id from cities c cross join lateral (
      select l.restaurant_id, l.score, l.rating_tenths, l.delivery_minutes, l.price_for_two, ${kmFrom(near)} as km
      from restaurant_listings l
      where l.city_id = c.city_id and ${isMatch} and ${conditions(question, now)}
      order by ${order} limit ${sql.lit(offset + limit)}) l
    where c.isactive and ${isCity('c', question.city)}
    order by ${order} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(db);
  return rows.map(({ restaurant_id }) => restaurant_id);
}

export interface Combination {
  cuisine: string | null;
  type: string | null;
  /** The lowest of the offered caps that holds it, in minutes; one more than the highest where none does. */
  time: number;
  /** The highest of the offered ratings that it reaches; 0 where it reaches none. */
  rating: number;
  /** The lowest of the offered caps that holds it, in rupees. */
  price: number;
  offers: boolean;
  open: boolean;
  restaurants: number;
}

interface Steps {
  times: readonly number[];
  ratings: readonly number[];
  prices: readonly number[];
}

const lowestCap = (value: RawBuilder<unknown>, caps: readonly number[], unit: number) => sql`case
  ${sql.join(
    caps.map((cap) => sql`when ${value} <= ${sql.lit(cap * unit)} then ${sql.lit(cap)}`),
    sql` `,
  )} else ${sql.lit(Math.max(...caps) + 1)} end`;

const highestReached = (value: RawBuilder<unknown>, floors: readonly number[]) => sql`case
  ${sql.join(
    [...floors]
      .sort((a, b) => b - a)
      .map((floor) => sql`when ${value} >= ${sql.lit(floor * 10)} then ${sql.lit(floor)}::float8`),
    sql` `,
  )} else 0 end`;

/** How many restaurants of a place share each combination of what can be filtered by. */
export async function countCombinations(
  db: Db,
  { city, search }: Pick<Question, 'city' | 'search'>,
  { times, ratings, prices }: Steps,
  now: Date,
): Promise<Combination[]> {
  const { rows } = await sql<Combination>`
    with ${offeredNow(now)}
    select l.cuisine_type as cuisine, l.restaurant_type as type, ${lowestCap(minutes(now), times, 1)} as time,
      ${highestReached(sql`l.rating_tenths`, ratings)} as rating, ${lowestCap(sql`l.price_for_two`, prices, 100)} as price,
      ${hasOffer(now)} as offers, ${isOpen('l', now)} as open, count(*) as restaurants
    from restaurant_listings l join cities c using (city_id)
    where c.isactive and ${isCity('c', city)} and ${holdsWords(search)}
    group by 1, 2, 3, 4, 5, 6, 7`.execute(db);
  return rows;
}
