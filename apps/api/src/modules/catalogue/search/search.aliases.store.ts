import type { Alias } from '@tawa/domain/catalogue/search-words';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/**
 * Every other way to write something, what categories are called in other languages, and each city that is served by its own
 * name. A category's name of one word is heard like any word, and may stand in another dish; one of several stands for it alone.
 */
export async function listAliases(db: Db): Promise<Alias[]> {
  const { rows } = await sql<Alias>`
    select kind, written, stands_for from search_aliases
    union select 'dish', n.name, lower(g.category_name)
      from categories g, jsonb_each_text(g.names) as n (language, name) where g.isactive and btrim(n.name) ~ '[\\s,]'
    union select 'place', cityname, cityname from cities where isactive
    order by 1, 2, 3`.execute(db);
  return rows;
}
