import type { DishPhotoState } from '@tawa/contract/catalogue/dish-photos';
import type { OfficeDishPhoto } from '@tawa/contract/catalogue/dish-photos.office';
import { sql, type SqlBool } from 'kysely';
import { isServed } from '#db/order-states.ts';
import { isListed } from '#db/listed.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing } from '#platform/database/listing.ts';

/** How many photos of a dish everybody sees. */
const shownMax = 12;

export const listShown = (db: Db, menuId: number) =>
  db
    .selectFrom('dish_photos as p')
    .innerJoin('dishes as d', 'd.menu_id', 'p.menu_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'd.restaurant_id')
    .innerJoin('cities as c', 'c.city_id', 'r.city_id')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select(['p.dish_photo_id', 'p.photo', 'u.name', 'p.created_on'])
    .where('p.menu_id', '=', menuId)
    .where('p.state', '=', 'shown')
    .where('d.isactive', '=', true)
    .where('c.isactive', '=', true)
    .where(isListed('r'))
    .orderBy('p.dish_photo_id', 'desc')
    .limit(shownMax)
    .execute();

export const findRestaurantId = async (db: Db, menuId: number): Promise<number | undefined> =>
  (await db.selectFrom('dishes').select('restaurant_id').where('menu_id', '=', menuId).executeTakeFirst())
    ?.restaurant_id;

export interface Dish {
  userId: number;
  order_number: string;
  menu_id: number;
}

/** The served order of this customer in which the dish was brought, held until the end of the transaction. */
export const lockServed = (tx: Tx, { userId, order_number, menu_id }: Dish) =>
  tx
    .selectFrom('orders as o')
    .select(['o.order_id', sql<Date>`coalesce(o.delivered_at, o.closed_at, o.placed_at)`.as('served_at')])
    .where('o.order_number', '=', order_number)
    .where('o.user_id', '=', userId)
    .where(isServed('o'))
    .where(
      sql<boolean>`exists (select from order_items i where i.order_id = o.order_id and i.menu_id = ${menu_id} and i.fulfilled_quantity > 0)`,
    )
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findPhoto = (tx: Tx, order_id: number, menu_id: number) =>
  tx
    .selectFrom('dish_photos')
    .select(['photo', 'state'])
    .where('order_id', '=', order_id)
    .where('menu_id', '=', menu_id)
    .executeTakeFirst();

interface Sent {
  order_id: number;
  menu_id: number;
  user_id: number;
  photo: string;
  created_on: Date;
}

/** Keeps a photo in the place of the one before; it waits for the office. */
export const keepPhoto = (tx: Tx, sent: Sent) =>
  tx
    .insertInto('dish_photos')
    .values(sent)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'menu_id']).doUpdateSet({
        photo: sent.photo,
        created_on: sent.created_on,
        state: 'waiting',
        reason: null,
        decided_on: null,
        decided_by: null,
      }),
    )
    .execute();

export const deletePhoto = (tx: Tx, { userId, order_number, menu_id }: Dish) =>
  tx
    .deleteFrom('dish_photos as p')
    .using('orders as o')
    .whereRef('o.order_id', '=', 'p.order_id')
    .where('o.order_number', '=', order_number)
    .where('p.user_id', '=', userId)
    .where('p.menu_id', '=', menu_id)
    .returning(['p.photo'])
    .executeTakeFirst();

export const lockPhoto = (tx: Tx, dish_photo_id: number) =>
  tx
    .selectFrom('dish_photos')
    .select(['photo', 'state', 'user_id'])
    .where('dish_photo_id', '=', dish_photo_id)
    .forUpdate()
    .executeTakeFirst();

interface Decided {
  state: DishPhotoState;
  reason: string | null;
  decided_on: Date;
  decided_by: number;
}

export const setDecided = (tx: Tx, dish_photo_id: number, decided: Decided) =>
  tx.updateTable('dish_photos').set(decided).where('dish_photo_id', '=', dish_photo_id).execute();

/** Photos as the office reads them. */
export const listing = ({ state, search }: { state?: DishPhotoState; search: string }): Listing<OfficeDishPhoto> => ({
  from: sql`dish_photos p join dishes d on d.menu_id = p.menu_id join restaurants r on r.restaurant_id = d.restaurant_id
    join users u on u.user_id = p.user_id join orders o on o.order_id = p.order_id`,
  key: 'p.dish_photo_id',
  sorts: { created_on: sql`p.created_on` },
  select: sql<OfficeDishPhoto>`p.dish_photo_id, p.photo, p.state, p.reason, p.menu_id, d.dish_name, r.restaurant_name,
    p.user_id, u.name, o.order_number, ${isoTime('p.created_on')} as created_on`,
  where: [
    state !== undefined && sql<SqlBool>`p.state = ${state}`,
    holds(sql`lower(concat_ws(' ', u.name, r.restaurant_name, d.dish_name, o.order_number))`, search),
  ],
});
