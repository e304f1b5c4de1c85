import type { CityTerm } from '@tawa/domain/catalogue/city-terms';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** The day of a moment in India, on which cities' terms begin. */
export const dayOf = (at: RawBuilder<Date>): RawBuilder<string> =>
  sql<string>`(${at}::timestamptz at time zone ${sql.lit(timeZoneDefault)})::date`;

/** The newest row of each term that has begun; the city is the query's matter, and the moment decides, nothing else. */
export const cityTermsInForce = (db: Db, at: RawBuilder<Date>) =>
  db
    .selectFrom('city_terms as t')
    .distinctOn('t.term')
    .select(['t.term', 't.value'])
    .where('t.valid_from', '<=', dayOf(at))
    .orderBy('t.term')
    .orderBy('t.valid_from', 'desc');

/** What a city has of its own of one term at a moment; null where it has none. */
export const cityTermOn = (
  term: CityTerm,
  city: RawBuilder<unknown>,
  at: RawBuilder<Date>,
): RawBuilder<number | null> =>
  sql<number | null>`(select t.value from city_terms t where t.city_id = ${city} and t.term = ${sql.lit(term)}
    and t.valid_from <= ${dayOf(at)} order by t.valid_from desc limit 1)`;
