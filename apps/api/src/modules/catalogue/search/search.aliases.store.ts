import type { Alias } from '@tawa/domain/catalogue/search-words';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Every other way to write something, and each city that is served by its own name. */
export async function listAliases(db: Db): Promise<Alias[]> {
  const { rows } = await sql<Alias>`
    select kind, written, stands_for from search_aliases
    union all select 'place', cityname, cityname from cities where isactive
    order by 1, 2, 3`.execute(db);
  return rows;
}
