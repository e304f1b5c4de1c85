import type { PartnerOrder } from '@tawa/contract/accounts/partners.api';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { namesOf } from '#db/names.ts';
import { isOpen, placed } from '#db/order-figures.ts';
import type { Db } from '#platform/database/db.ts';

/** An option as a line keeps it; of those from before ids were kept there is the name alone. */
interface Choice {
  option_name: string;
  option_id?: number;
  /** Paise that it adds to one portion. */
  price?: number;
}

interface Address {
  line1: string;
  line2: string;
  landmark: string;
  cityname: string;
  pincode: string;
}

interface Share {
  restaurantId: number;
  /** The last place that was read. */
  after: number;
  limit: number;
}

const orders = (db: Db, restaurantId: number) =>
  db
    .selectFrom('orders as o')
    .select(['o.order_id as position', 'o.order_number', 'o.status', 'o.version', 'o.fulfilment', 'o.placed_at'])
    .select(['o.accept_by', 'o.scheduled_for', 'o.promised_to', 'o.prep_minutes', 'o.accepted_at', 'o.ready_at'])
    .select(['o.dispatched_at', 'o.closed_at', 'o.customer_name', 'o.contact_phone', 'o.instructions', 'o.allergies'])
    .select(['o.payment_method', 'o.total', sql<Address | null>`o.address`.as('address')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .leftJoin('partner_dishes as p', (join) =>
            join.onRef('p.menu_id', '=', 'i.menu_id').onRef('p.restaurant_id', '=', 'o.restaurant_id'),
          )
          .select(['i.menu_id', 'p.external_id', 'i.name', 'i.fulfilled_quantity as quantity', 'i.note'])
          .select(['i.for_name', 'i.avoids'])
          .select([
            sql<number>`i.position + 1`.as('line'),
            sql<boolean>`i.packed_apart_at is not null`.as('packed_apart'),
            sql<number>`i.gross - i.discount`.as('amount_paise'),
            sql<Choice[]>`i.options`.as('options'),
            sql<PartnerOrder['items'][number]['parts']>`(
              select coalesce(json_agg(json_build_object('menu_id', (x->>'menu_id')::int, 'external_id', q.external_id,
                'name', x->>'name', 'quantity', (x->>'quantity')::int * i.fulfilled_quantity) order by at), '[]')
              from jsonb_array_elements(i.parts) with ordinality of_line (x, at)
                left join partner_dishes q on q.menu_id = (x->>'menu_id')::int and q.restaurant_id = o.restaurant_id)`.as(
              'parts',
            ),
          ])
          .whereRef('i.order_id', '=', 'o.order_id')
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('o.restaurant_id', '=', restaurantId)
    .where(placed);
export type OrderRow = Awaited<ReturnType<typeof listOpenOrders>>[number];

/** Open orders after a place, in the order in which they came. */
export const listOpenOrders = (db: Db, { restaurantId, after, limit }: Share) =>
  orders(db, restaurantId).where(isOpen).where('o.order_id', '>', after).orderBy('o.order_id').limit(limit).execute();

export const findOrder = (db: Db, restaurantId: number, orderNumber: string) =>
  orders(db, restaurantId).where('o.order_number', '=', orderNumber).executeTakeFirst();

/** The line of an order by its number. */
export const findLine = (db: Db, restaurantId: number, orderNumber: string, line: number) =>
  db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.order_id', 'i.order_id')
    .select('i.order_item_id')
    .where('o.order_number', '=', orderNumber)
    .where('o.restaurant_id', '=', restaurantId)
    .where('i.position', '=', line - 1)
    .where(placed)
    .executeTakeFirst();

/** The dishes of a menu after a place, by rising ids. */
export const listDishes = (db: Db, { restaurantId, after, limit }: Share) =>
  db
    .selectFrom('dishes as d')
    .leftJoin('partner_dishes as p', 'p.menu_id', 'd.menu_id')
    .select(['d.menu_id', 'd.dish_name as name', 'd.price', 'd.is_veg', 'p.external_id'])
    .select(['p.version as partner_version', namesOf('d').as('names')])
    .select(['d.published_on', 'd.isactive', 'd.sold_out', 'd.sold_out_until', 'd.daily_stock'])
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.deleted_on', 'is', null)
    .where('d.menu_id', '>', after)
    .orderBy('d.menu_id')
    .limit(limit)
    .execute();
export type DishRow = Awaited<ReturnType<typeof listDishes>>[number];
