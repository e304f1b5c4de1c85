import type { OfficeCity } from '@tawa/contract/catalogue/cities.office';
import { sql, type SqlBool } from 'kysely';
import { holds, type Listing } from '#platform/database/listing.ts';

/** The office's cities, each with all of its restaurants. */
export const listing = ({ search, shown }: { search: string; shown?: string }): Listing<OfficeCity> => ({
  from: sql`cities c`,
  select: sql<OfficeCity>`c.city_id, c.cityname, c.lat, c.lng, c.isactive::int as isactive,
    (select count(*) from restaurants r where r.city_id = c.city_id) as restaurants`,
  key: 'c.city_id',
  sorts: { cityname: sql`lower(c.cityname)`, city_id: sql`c.city_id` },
  where: [holds(sql`lower(c.cityname)`, search), shown !== undefined && sql<SqlBool>`c.isactive = ${shown === '1'}`],
});
