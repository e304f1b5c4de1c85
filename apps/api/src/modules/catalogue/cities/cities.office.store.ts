import type { OfficeCity } from '@tawa/contract/catalogue/cities.office';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { holds, type Listing } from '#platform/database/listing.ts';

const columns = sql<OfficeCity>`c.city_id, c.cityname, c.lat, c.lng, c.isactive::int as isactive, c.opens_on::text as opens_on,
  (select count(*) from restaurants r where r.city_id = c.city_id) as restaurants`;

export async function findCity(db: Db, cityId: number): Promise<OfficeCity | undefined> {
  const { rows } = await sql<OfficeCity>`select ${columns} from cities c where c.city_id = ${cityId}`.execute(db);
  return rows[0];
}

/** The office's cities, each with all of its restaurants. */
export const listing = ({ search, shown }: { search: string; shown?: string }): Listing<OfficeCity> => ({
  from: sql`cities c`,
  select: columns,
  key: 'c.city_id',
  sorts: { cityname: sql`lower(c.cityname)`, city_id: sql`c.city_id` },
  where: [holds(sql`lower(c.cityname)`, search), shown !== undefined && sql<SqlBool>`c.isactive = ${shown === '1'}`],
});
