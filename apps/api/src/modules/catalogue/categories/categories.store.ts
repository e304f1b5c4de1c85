import type { OfficeCategory } from '@tawa/contract/catalogue/categories.office';
import { dishesCountedMax } from '@tawa/domain/common/pagination';
import { sql, type SqlBool } from 'kysely';
import { namesOf } from '#db/names.ts';
import { holds, type Listing } from '#platform/database/listing.ts';

interface Query {
  search: string;
  shown?: string;
  /** Counts every dish, which a page has no time for where there are a million. */
  exact?: boolean;
}

const dishes = sql`from dishes d where d.category_id = c.category_id and d.deleted_on is null`;
const someDishes = sql`(select count(*) from (select ${dishes} limit ${sql.lit(dishesCountedMax + 1)}) n)`;

/** The office's categories. */
export const listing = ({ search, shown, exact = false }: Query): Listing<OfficeCategory> => ({
  from: sql`categories c`,
  select: sql<OfficeCategory>`c.category_id, c.category_name, ${namesOf('c')} as names, c.image, c.position, c.isactive::int as isactive,
    ${exact ? sql`(select count(*) ${dishes})` : someDishes} as dishes`,
  key: 'c.category_id',
  sorts: { position: sql`c.position`, category_name: sql`lower(c.category_name)` },
  where: [
    holds(sql`lower(c.category_name)`, search),
    shown !== undefined && sql<SqlBool>`c.isactive = ${shown === '1'}`,
  ],
});
