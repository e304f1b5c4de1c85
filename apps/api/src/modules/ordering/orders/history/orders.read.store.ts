import type { OrderTab } from '@tawa/contract/ordering/orders';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { finalStates, isFinal, orderStates, type OrderStatus } from '@tawa/domain/ordering/orders';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type NamedOption, namesOf } from '#db/names.ts';
import { orderFacts } from '#db/order-facts.ts';
import { insteadOf, isReplaced, lessThanOrdered } from '#db/order-instead.ts';
import type { Db } from '#platform/database/db.ts';
import { tableOf } from '../placing/tables.store.ts';

/** What was copied of the restaurant when the order was placed. */
export interface RestaurantCopy {
  restaurant_name: string;
  names?: Names | null;
  logo: string | null;
  contact_number: string | null;
  full_address: string | null;
  lat: number | null;
  lng: number | null;
  fssai_number?: string | null;
  gstin?: string | null;
}

/** What was copied of the address when the order was placed. */
export interface AddressCopy {
  label: string;
  line1: string;
  line2: string;
  landmark: string;
  cityname: string;
  pincode: string;
  lat: number | null;
  lng: number | null;
}

const restaurantCopy = sql<RestaurantCopy>`o.restaurant`.as('restaurant_copy');
const addressCopy = sql<AddressCopy | null>`o.address`.as('address_copy');

const eaten = ['delivered', 'picked_up'] as const;
const statesOf: Record<OrderTab, readonly OrderStatus[]> = {
  active: orderStates.filter((state) => !isFinal(state)),
  past: finalStates,
  delivered: eaten,
  cancelled: finalStates.filter((state) => !eaten.some((each) => each === state)),
  all: orderStates,
};

interface Query {
  tab: OrderTab;
  since: Date | null;
}

const ofCustomer = (db: Db, userId: number, { tab, since }: Query) =>
  db
    .selectFrom('orders as o')
    .where('o.user_id', '=', userId)
    .$if(tab !== 'all', (query) => query.where('o.status', 'in', statesOf[tab]))
    .$if(since !== null, (query) => query.where('o.placed_at', '>=', since));

const itemNames = sql<{ name: string; names: Names | null; quantity: number; is_veg: boolean }[]>`(
  select json_agg(json_build_object('name', i.name, 'names', i.names, 'quantity', i.quantity, 'is_veg', i.is_veg) order by i.position)
  from order_items i where i.order_id = o.order_id and not ${isReplaced})`.as('items');

export const listOrders = (
  db: Db,
  userId: number,
  { limit, before, ...filters }: Query & { limit: number; before: string | null },
) =>
  ofCustomer(db, userId, filters)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(o.placed_at, o.order_id) < (select b.placed_at, b.order_id from orders b
          where b.order_number = ${before} and b.user_id = ${userId})`,
      ),
    )
    .select(orderFacts)
    .select([restaurantCopy, itemNames, tableOf.as('table')])
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.order_id', 'desc')
    .limit(limit)
    .execute();

export const countOrders = (db: Db, userId: number, filters: Query) =>
  ofCustomer(db, userId, filters)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();

export type FullOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

const wholeOrder = (db: Db, orderNumber: string) =>
  db
    .selectFrom('orders as o')
    .select(orderFacts)
    .select(['o.allergies', 'o.order_id', 'o.user_id', 'o.booking_id', 'o.handover_code', 'o.travel_minutes'])
    .select(['o.discount_restaurant', 'o.discount_coupon', 'o.delivery_fee_waived', 'o.tip'])
    .select([restaurantCopy, addressCopy, tableOf.as('table')])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.order_item_id', 'i.menu_id', 'i.name', 'i.dish_img', 'i.is_veg', 'i.quantity', 'i.note'])
          .select(['i.unit_price', 'i.unit_discounted', 'i.gross', 'i.discount'])
          .select(['i.shortage', 'i.shortage_quantity', 'i.shortage_at', 'i.answer_by', 'i.fulfilled_quantity'])
          .select(['i.for_name', 'i.coupon_share', 'i.tax'])
          .select([namesOf('i').as('names'), insteadOf.as('instead_of'), lessThanOrdered.as('less')])
          .select(sql<NamedOption[]>`i.options`.as('options'))
          .whereRef('i.order_id', '=', 'o.order_id')
          .orderBy('i.position'),
      ).as('items'),
      jsonArrayFrom(
        eb
          .selectFrom('order_charges as c')
          .select(['c.key', 'c.label', 'c.amount', 'c.was'])
          .whereRef('c.order_id', '=', 'o.order_id')
          .orderBy('c.position'),
      ).as('charges'),
      jsonArrayFrom(
        eb
          .selectFrom('order_events as e')
          .select(['e.type', 'e.from_status', 'e.to_status', 'e.actor_type', 'e.reason', 'e.at'])
          .select(sql<string | null>`e.meta->>'note'`.as('note'))
          .whereRef('e.order_id', '=', 'o.order_id')
          .orderBy('e.order_event_id'),
      ).as('events'),
      eb
        .selectFrom('payments as p')
        .select('p.status')
        .whereRef('p.order_id', '=', 'o.order_id')
        .orderBy('p.payment_id', 'desc')
        .limit(1)
        .as('payment_status'),
      eb
        .selectFrom('payments as p')
        .select('p.credit_part')
        .whereRef('p.order_id', '=', 'o.order_id')
        .where('p.is_extra', '=', false)
        .as('credit_part'),
      eb
        .selectFrom('payments as p')
        .select('p.held_part')
        .whereRef('p.order_id', '=', 'o.order_id')
        .where('p.is_extra', '=', false)
        .as('held_part'),
    ])
    .where('o.order_number', '=', orderNumber);

/** One order of a customer with everything that hangs on it, in one statement. */
export const findOrder = (db: Db, userId: number, orderNumber: string) =>
  wholeOrder(db, orderNumber).where('o.user_id', '=', userId).executeTakeFirst();

/** The same of a kitchen, for which an order that was never paid never was. */
export const findKitchenOrder = (db: Db, restaurantId: number, orderNumber: string) =>
  wholeOrder(db, orderNumber)
    .where('o.restaurant_id', '=', restaurantId)
    .where((eb) => eb.or([eb('o.accept_by', 'is not', null), eb('o.accepted_at', 'is not', null)]))
    .executeTakeFirst();

/** The same of anybody, for the office. */
export const findAnyOrder = (db: Db, orderNumber: string) => wholeOrder(db, orderNumber).executeTakeFirst();
