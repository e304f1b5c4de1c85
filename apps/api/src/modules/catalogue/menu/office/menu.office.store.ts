import type { OfficeDish } from '@tawa/contract/catalogue/menu.office';
import { findOwn } from '@tawa/domain/common/own';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { isoTime, type Listing, rupeesOf } from '#platform/database/listing.ts';

interface Query {
  search: string;
  show?: string;
  lacks?: string;
  veg?: string;
  restaurant?: number;
  city?: number;
  category?: number;
}

const columns = sql<OfficeDish>`d.menu_id, d.dish_name, d.dish_img, d.restaurant_id, r.restaurant_name, g.category_name,
  d.is_veg::int as is_veg, ${rupeesOf('d.price')} as price, ${rupeesOf('d.discounted_price')} as discounted_price,
  d.isactive::int as isactive, d.hidden_reason, ${isoTime('d.created_on')} as created_on`;
const joins = sql`join restaurants r on r.restaurant_id = d.restaurant_id
  left join categories g on g.category_id = d.category_id`;

const conditions: Readonly<Record<string, ReturnType<typeof sql<SqlBool>>>> = {
  on: sql<SqlBool>`d.isactive`,
  off: sql<SqlBool>`not d.isactive`,
  hidden: sql<SqlBool>`d.hidden_reason is not null`,
};
const lacking: Readonly<Record<string, ReturnType<typeof sql<SqlBool>>>> = {
  photo: sql<SqlBool>`d.dish_img is null`,
  words: sql<SqlBool>`d.description = ''`,
};
// No index finds a word that stands in every tenth dish, so a search counts only as far as it can read at once.
const searchedMax = 2500;
const patternOf = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export const listing = ({ search, show, lacks, veg, restaurant, city, category }: Query): Listing<OfficeDish> => ({
  from: sql`dishes d`,
  joins,
  select: columns,
  key: 'd.menu_id',
  sorts: { created_on: sql`d.menu_id`, dish_name: sql`lower(d.dish_name)`, price: sql`d.price` },
  where: [
    sql<SqlBool>`d.deleted_on is null`,
    search !== '' && sql<SqlBool>`d.dish_name ilike ${patternOf(search)}`,
    show !== undefined && findOwn(conditions, show),
    lacks !== undefined && findOwn(lacking, lacks),
    veg !== undefined && sql<SqlBool>`d.is_veg = ${veg === '1'}`,
    restaurant !== undefined && sql<SqlBool>`d.restaurant_id = ${restaurant}`,
    city !== undefined &&
      sql<SqlBool>`d.restaurant_id in (select restaurant_id from restaurants where city_id = ${city})`,
    category !== undefined && sql<SqlBool>`d.category_id = ${category}`,
  ],
  most: search === '' ? undefined : searchedMax,
});

type Detail = OfficeDish & { description: string; allergens: string[] };

export async function findDish(db: Db, menuId: number): Promise<Detail | undefined> {
  const { rows } = await sql<Detail>`select ${columns}, d.description, d.allergens from dishes d ${joins}
    where d.menu_id = ${menuId} and d.deleted_on is null`.execute(db);
  return rows[0];
}

/** Takes a dish off that is on sale; answers nothing where it is not. */
export const hide = (tx: Tx, menuId: number, reason: string) =>
  tx
    .updateTable('dishes')
    .set({ isactive: false, hidden_reason: reason })
    .where('menu_id', '=', menuId)
    .where('isactive', '=', true)
    .where('deleted_on', 'is', null)
    .returning(['restaurant_id', 'dish_name', 'names'])
    .executeTakeFirst();

/** Gives a dish back that the office took off. */
export const show = (tx: Tx, menuId: number) =>
  tx
    .updateTable('dishes')
    .set({ isactive: true, hidden_reason: null })
    .where('menu_id', '=', menuId)
    .where('hidden_reason', 'is not', null)
    .where('deleted_on', 'is', null)
    .returning(['restaurant_id', 'dish_name', 'names'])
    .executeTakeFirst();
