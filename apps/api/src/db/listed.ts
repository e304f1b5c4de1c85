import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether a restaurant stands in public lists: active, not hidden, and at least one dish on sale. Its city is the query's matter. */
export const isListed = (table: string): RawBuilder<SqlBool> => sql<SqlBool>`
  ${sql.ref(`${table}.lifecycle`)} = 'active' and not ${sql.ref(`${table}.hidden`)}
  and exists (select from dishes d where d.restaurant_id = ${sql.ref(`${table}.restaurant_id`)} and d.isactive)`;

/** A city asked for by its id or by its name in any case; everything when nothing was asked. */
export const isCity = (table: string, filter: string | undefined): RawBuilder<SqlBool> => {
  const city = filter?.trim();
  if (!city) return sql<SqlBool>`true`;
  if (/^\d{1,9}$/.test(city)) return sql<SqlBool>`${sql.ref(`${table}.city_id`)} = ${Number(city)}`;
  return sql<SqlBool>`lower(${sql.ref(`${table}.cityname`)}) = lower(${city})`;
};
