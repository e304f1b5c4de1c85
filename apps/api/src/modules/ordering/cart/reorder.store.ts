import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/database/db.ts';

/** An order of this customer that came to its end, with what was in it. */
export const findPast = (db: Db, userId: number, orderNumber: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'o.restaurant_id')
    .select(['o.order_id', 'o.restaurant_id', 'r.restaurant_name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select([
            'i.order_item_id',
            'i.menu_id',
            'i.name',
            'i.quantity',
            'i.note',
            'i.unit_price',
            'i.unit_discounted',
          ])
          .select(sql<{ option_id: number; option_name: string }[]>`i.options`.as('options'))
          .whereRef('i.order_id', '=', 'o.order_id')
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('o.order_number', '=', orderNumber)
    .where('o.user_id', '=', userId)
    .executeTakeFirst();

export type PastItem = NonNullable<Awaited<ReturnType<typeof findPast>>>['items'][number];
