import { type Insertable, sql } from 'kysely';
import type { DB } from '#db/tables.ts';
import { partsOf } from '#db/dishes/dish-parts.ts';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { type NamedOption, namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { dishes } from '../checkout/checkout.store.ts';

type Stored = Awaited<ReturnType<ReturnType<typeof dishes>['execute']>>[number];

const read = (rows: readonly Stored[]) => rows.map((row) => ({ ...row, parts: partsOf(row.parts) }));

export type Dish = ReturnType<typeof read>[number];

/** What a kitchen has on its menu now. */
export const listDishes = async (db: Db, restaurantId: number): Promise<Dish[]> =>
  read(await dishes(db).where('d.restaurant_id', '=', restaurantId).where('d.isactive', '=', true).execute());

/** One dish as it is now. */
export const findDish = async (db: Db, menuId: number): Promise<Dish | undefined> =>
  read(await dishes(db).where('d.menu_id', '=', menuId).execute())[0];

export const addOffers = (tx: Tx, offers: readonly Insertable<DB['order_substitutes']>[]) =>
  tx.insertInto('order_substitutes').values(offers).execute();

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** An offer that is open for a line; the order is held still. */
export const findOffer = (tx: Tx, order_item_id: number, order_substitute_id: number) =>
  tx
    .selectFrom('order_substitutes')
    .selectAll()
    .where('order_substitute_id', '=', order_substitute_id)
    .where('order_item_id', '=', order_item_id)
    .where('state', '=', 'offered')
    .executeTakeFirst();

/** Ends the offers of a question, of which one may have been taken. */
export const closeOffers = (tx: Tx, order_item_id: number, taken: number | null) =>
  tx
    .updateTable('order_substitutes')
    .set({ state: sql`case when order_substitute_id = ${taken} then 'taken' else 'left' end` })
    .where('order_item_id', '=', order_item_id)
    .where('state', '=', 'offered')
    .execute();

/** Ends one offer, for a dish that has gone. */
export const dropOffer = (tx: Tx, order_substitute_id: number) =>
  tx
    .updateTable('order_substitutes')
    .set({ state: 'left' })
    .where('order_substitute_id', '=', order_substitute_id)
    .execute();

/** Ends what is asked about an order that goes on no more, or about one line of it; answers the names of the lines. */
export async function endQuestions(tx: Tx, orderId: number, lineId?: number): Promise<string[]> {
  const asked = await tx
    .updateTable('order_items')
    .set({
      // Portions that were taken out before stay taken out.
      shortage: sql`case when fulfilled_quantity < quantity then 'removed' end`,
      shortage_quantity: sql`nullif(quantity - fulfilled_quantity, 0)`,
      shortage_at: sql`case when fulfilled_quantity < quantity then shortage_at end`,
      answer_by: null,
    })
    .where('order_id', '=', orderId)
    .where('shortage', '=', 'asked')
    .$if(lineId !== undefined, (query) => query.where('order_item_id', '=', lineId ?? 0))
    .returning(['order_item_id', 'name'])
    .execute();
  for (const { order_item_id } of asked) await closeOffers(tx, order_item_id, null);
  return asked.map(({ name }) => name);
}

/** Adds a line behind the others of an order; answers its id. */
export async function addLine(tx: Tx, line: Omit<Insertable<DB['order_items']>, 'position'>): Promise<number> {
  const { order_item_id } = await tx
    .insertInto('order_items')
    .values({
      ...line,
      position: sql<number>`(select max(position) + 1 from order_items where order_id = ${line.order_id})`,
    })
    .returning('order_item_id')
    .executeTakeFirstOrThrow();
  return order_item_id;
}

/** What customers of an order are offered at the moment, with what it was rated. */
export const listOpenOffers = (db: Db, orderId: number) =>
  db
    .selectFrom('order_substitutes as x')
    .innerJoin('order_items as i', 'i.order_item_id', 'x.order_item_id')
    .leftJoin('dish_rating_summaries as t', 't.menu_id', 'x.menu_id')
    .select([
      'x.order_substitute_id',
      'x.order_item_id',
      'x.name',
      namesOf('x').as('names'),
      'x.is_veg',
      'x.dish_img',
      'x.quantity',
    ])
    .select([
      sql<(NamedOption & { price: number })[]>`x.options`.as('options'),
      sql<{ name: string; names?: Names; quantity: number }[]>`x.parts`.as('parts'),
    ])
    .select(['x.unit_price', 'x.unit_discounted', 'x.less_food', 'x.less_tax', 't.stars', 't.count as rating_count'])
    .where('i.order_id', '=', orderId)
    .where('x.state', '=', 'offered')
    .orderBy('x.position')
    .execute();
