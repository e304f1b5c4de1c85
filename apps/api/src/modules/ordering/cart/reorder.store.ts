import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type NamedOption, namesOf } from '#db/names.ts';
import { isServed } from '#db/order-states.ts';
import type { Db } from '#platform/database/db.ts';

/** An order of this customer that came to its end, with what was in it. */
export const findPast = (db: Db, userId: number, orderNumber: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'o.restaurant_id')
    .select(['o.order_id', 'o.restaurant_id', 'r.restaurant_name', namesOf('r').as('names')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select([
            'i.order_item_id',
            'i.menu_id',
            'i.name',
            namesOf('i').as('names'),
            'i.quantity',
            'i.note',
            'i.unit_price',
            'i.unit_discounted',
          ])
          .select(sql<(NamedOption & { option_id: number })[]>`i.options`.as('options'))
          .whereRef('i.order_id', '=', 'o.order_id')
          // What was wished for is ordered again, not what came in its place.
          .where('i.order_substitute_id', 'is', null)
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('o.order_number', '=', orderNumber)
    .where('o.user_id', '=', userId)
    .executeTakeFirst();

export type PastItem = NonNullable<Awaited<ReturnType<typeof findPast>>>['items'][number];

export interface PastChoice {
  menu_id: number;
  options: (NamedOption & { option_id: number })[];
}

/** The last choice of options that a customer was served, for each dish of a restaurant. */
export async function listLastChosen(db: Db, userId: number, restaurantId: number): Promise<PastChoice[]> {
  const { rows } = await sql<PastChoice>`
    select distinct on (i.menu_id) i.menu_id, i.options from orders o join order_items i using (order_id)
    where o.user_id = ${userId} and o.restaurant_id = ${restaurantId} and ${isServed('o')}
      and i.menu_id is not null and i.options <> '[]'
    order by i.menu_id, o.placed_at desc, i.position desc`.execute(db);
  return rows;
}
