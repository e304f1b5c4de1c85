import type { Insertable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Tx } from '#platform/database/db.ts';
import type { DishValues } from '../editor/menu.editor.store.ts';

export const noDiscount: DishValues = {
  discounted_price: null,
  reduced_price: null,
  reduced_from: null,
  reduced_to: null,
  reduced_from_time: null,
  reduced_to_time: null,
};

/** Which of another system's ids are known, the dishes that are gone among them. */
export const listLinks = (tx: Tx, restaurantId: number, externalIds: readonly string[]) =>
  tx
    .selectFrom('partner_dishes as p')
    .innerJoin('dishes as d', 'd.menu_id', 'p.menu_id')
    .select(['p.external_id', 'p.menu_id', 'p.version', 'd.deleted_on'])
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.external_id', 'in', [...externalIds])
    .execute();
export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

/** A dish of a kitchen, held until the transaction ends. */
export const holdDish = (tx: Tx, restaurantId: number, menuId: number) =>
  tx
    .selectFrom('dishes as d')
    .select(['d.menu_id', 'd.version', 'd.is_veg', 'd.published_on', 'd.isactive', 'd.sold_out', 'd.sold_out_until'])
    .select('d.daily_stock')
    .select(({ fn, selectFrom }) => [
      fn.coalesce('d.reduced_price', 'd.discounted_price').as('discounted'),
      selectFrom('partner_dishes as p')
        .select('p.external_id')
        .whereRef('p.menu_id', '=', 'd.menu_id')
        .as('external_id'),
    ])
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.menu_id', '=', menuId)
    .where('d.deleted_on', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
export type Held = NonNullable<Awaited<ReturnType<typeof holdDish>>>;

export const putLink = (tx: Tx, link: Insertable<DB['partner_dishes']>) =>
  tx
    .insertInto('partner_dishes')
    .values(link)
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'external_id']).doUpdateSet({ version: link.version }))
    .execute();
