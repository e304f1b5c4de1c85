import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { unpackedOf } from '@tawa/domain/ordering/packing';
import { partnerOfEvent } from '#db/event-actor.ts';
import { portionsOfOrder } from '#db/order-portions.ts';
import { hasSlippedOrder, isLateOrder } from '#db/order-states.ts';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { furtherColumns, furtherParts, type Together } from '#platform/database/together.ts';

/** A whole order to be written: its row and everything that hangs on it. */
export interface OrderRecord {
  order: Insertable<DB['orders']>;
  items: {
    menu_id: number;
    position: number;
    name: string;
    /** The same in other languages, as it was read. */
    names: Names | null;
    is_veg: boolean;
    dish_img: string | null;
    options: object[];
    /** What is in one, if it is a combo. */
    parts: object[];
    note: string;
    /** Whose bag it goes into, of a group order. */
    for_name: string | null;
    /** What must not get into it, for an allergy that was told. */
    avoids: readonly string[];
    tax_category: string;
    rate_bp: number;
    unit_price: number;
    unit_discounted: number | null;
    quantity: number;
    fulfilled_quantity: number;
    gross: number;
    discount: number;
    coupon_share: number;
    tax: number;
  }[];
  taxes: { category: string; rate_bp: number; taxable: number; cgst: number; sgst: number }[];
  charges: { key: string; label: string; amount: number; was: number | null }[];
  events: {
    type: string;
    from_status: string | null;
    to_status: string | null;
    actor_type: string;
    actor_id: number | null;
    reason?: string;
    at: Date;
  }[];
}

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** A row whose id may have been chosen before. */
const insertedRow = (
  order: OrderRecord['order'],
) => sql`insert into orders (${sql.join(Object.keys(order).map((name) => sql.ref(name)))})
  overriding system value values (${sql.join(Object.values(order))}) returning order_id`;

interface Alongside extends Together {
  /** The statement that takes the ordered portions and answers the dishes that had enough. */
  portions: RawBuilder<{ menu_id: number }>;
}

const nothing: Alongside = { portions: sql`select null::int as menu_id where false`, writes: [], calls: [] };

/** Writes an order with its items, taxes, charges and first events, and what goes with it, in one statement. */
export async function insertOrder(tx: Tx, record: OrderRecord, also = nothing) {
  const { order, items, taxes, charges, events } = record;
  const { rows } = await sql<{ order_id: number; dishes_taken: number[] }>`with placed as (${insertedRow(order)}),
    items as (insert into order_items (order_id, menu_id, position, name, names, is_veg, dish_img, options, parts, note, for_name, avoids, tax_category,
        rate_bp, unit_price, unit_discounted, quantity, fulfilled_quantity, gross, discount, coupon_share, tax)
      select p.order_id, i.menu_id, i.position, i.name, i.names, i.is_veg, i.dish_img, i.options, i.parts, i.note, i.for_name, i.avoids, i.tax_category,
        i.rate_bp, i.unit_price, i.unit_discounted, i.quantity, i.fulfilled_quantity, i.gross, i.discount, i.coupon_share, i.tax
      from placed p, jsonb_populate_recordset(null::order_items, ${json(items)}) i),
    taxes as (insert into order_taxes (order_id, category, rate_bp, taxable, cgst, sgst)
      select p.order_id, t.category, t.rate_bp, t.taxable, t.cgst, t.sgst
      from placed p, jsonb_populate_recordset(null::order_taxes, ${json(taxes)}) t),
    charges as (insert into order_charges (order_id, position, key, label, amount, was)
      select p.order_id, c.ordinality - 1, c.key, c.label, c.amount, c.was
      from placed p, rows from (jsonb_to_recordset(${json(charges)})
        as (key text, label text, amount bigint, was bigint)) with ordinality as c (key, label, amount, was, ordinality)),
    events as (insert into order_events (order_id, type, from_status, to_status, actor_type, actor_id, reason, at)
      select p.order_id, e.type, e.from_status, e.to_status, e.actor_type, e.actor_id, e.reason, e.at
      from placed p, jsonb_populate_recordset(null::order_events, ${json(events)}) with ordinality e order by e.ordinality),
    taken as (${also.portions})
    ${furtherParts(also)}
    select order_id, array(select menu_id from taken) as dishes_taken ${furtherColumns(also)} from placed`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('An order was not written.');
  return written;
}

/** Whose order it has to be: a customer's own, a restaurant's own, or anybody's for the office and the clock. */
export interface Scope {
  user_id?: number;
  restaurant_id?: number;
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

type Which = { order_number: string } | { order_id: number };

const scoped = (db: Db, which: Which, { user_id, restaurant_id }: Scope) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      'order_id' in which ? eb('order_id', '=', which.order_id) : eb('order_number', '=', which.order_number),
    )
    .$call((query) => (user_id === undefined ? query : query.where('user_id', '=', user_id)))
    .$call((query) => (restaurant_id === undefined ? query : query.where('restaurant_id', '=', restaurant_id)));

/** An order held still until the transaction ends; undefined for somebody else's, as if it were not there. */
export const lockOrder = (tx: Tx, which: Which, scope: Scope) =>
  scoped(tx, which, scope).forUpdate().executeTakeFirst();

/** The same without holding it. */
export const findOrder = (db: Db, which: Which, scope: Scope) => scoped(db, which, scope).executeTakeFirst();

/** Several orders of a kitchen, held still in the order in which everybody holds them. */
export const lockOrders = (tx: Tx, order_numbers: readonly string[], restaurant_id: number) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('order_number', 'in', order_numbers)
    .where('restaurant_id', '=', restaurant_id)
    .orderBy('order_id')
    .forUpdate()
    .execute();

/** Changes an order that still is as it was read, raising its version; false when somebody was faster. */
export async function updateOrder(
  tx: Tx,
  { order_id, status, version }: Pick<OrderRow, 'order_id' | 'status' | 'version'>,
  changes: Updateable<DB['orders']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ ...changes, version: version + 1 })
    .where('order_id', '=', order_id)
    .where('status', '=', status)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Does a kitchen take every order at once? */
export async function acceptsAtOnce(tx: Tx, restaurantId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('restaurants')
    .select('auto_accept')
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst();
  return row?.auto_accept === true;
}

/** Counts a wrong handover code; the order itself has not changed. */
export const countWrongCode = (tx: Tx, orderId: number) =>
  tx
    .updateTable('orders')
    .set((eb) => ({ handover_tries: eb('handover_tries', '+', 1) }))
    .where('order_id', '=', orderId)
    .execute();

export const addEvent = (tx: Tx, event: Insertable<DB['order_events']>) =>
  tx.insertInto('order_events').values(event).execute();

/** Who changed an order last, with what; flags that the clock sets are no change. */
export const findLastChange = (db: Db, orderId: number) =>
  db
    .selectFrom('order_events as e')
    .leftJoin('users as u', 'u.user_id', 'e.actor_id')
    .select(['e.type', 'e.actor_type', 'e.actor_id', 'u.name', partnerOfEvent.as('partner')])
    .select(sql<number | null>`(e.meta ->> 'partner_key_id')::int`.as('partner_key_id'))
    .where('e.order_id', '=', orderId)
    .where('e.type', 'not in', [
      'late',
      'cancel_escalated',
      'undelivered',
      'packed_apart',
      'unpacked',
      'paid_by_code',
      'paid_online',
    ])
    .orderBy('e.order_event_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The portions that an order takes, those within its combos among them. */
export async function listPortions(tx: Tx, orderId: number): Promise<{ menu_id: number; quantity: number }[]> {
  const { rows } = await sql<{ menu_id: number; quantity: number }>`
    select held.menu_id, held.quantity from orders o cross join lateral (${portionsOfOrder}) held
    where o.order_id = ${orderId}`.execute(tx);
  return rows;
}

export type OrderLine = Awaited<ReturnType<typeof listLines>>[number];

/** The lines of an order. */
export const listLines = (db: Db, orderId: number) =>
  db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

export const updateLine = (tx: Tx, lineId: number, changes: Updateable<DB['order_items']>) =>
  tx.updateTable('order_items').set(changes).where('order_item_id', '=', lineId).execute();

/** The dish that the customer is being asked about; the order is held still. */
export const findQuestion = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('order_items')
    .select(['name', 'answer_by'])
    .where('order_id', '=', orderId)
    .where('shortage', '=', 'asked')
    .executeTakeFirst();

/** The names of lines that are yet to be packed apart for an allergy. */
export async function listUnpacked(tx: Tx, orderId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_items')
    .select(['name', 'fulfilled_quantity as quantity', 'avoids'])
    .select(sql<boolean>`packed_apart_at is not null`.as('packed_apart'))
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return unpackedOf(rows);
}

/** Marks an order without changing what anybody has seen of it: its version stays. */
export const flagOrder = (tx: Tx, orderId: number, changes: Updateable<DB['orders']>) =>
  tx.updateTable('orders').set(changes).where('order_id', '=', orderId).execute();

export interface Deadlines {
  /** Wishes to cancel before this go to the office. */
  askedBefore: Date;
  now: Date;
}

/** Open orders that need a look: past what was promised or told, with a wish to cancel unanswered, or with a question unanswered. */
export async function listNeglected(db: Db, { askedBefore, now }: Deadlines) {
  // One part for each index, with the states as they stand there: joined by `or` every order would be read.
  const { rows } = await sql<{ order_id: number }>`
    select order_id from orders where late_at is null and ${hasSlippedOrder('orders', now)}
      and (expected_by is null or expected_by <= ${now} or ${isLateOrder('orders', now)})
    union select order_id from orders where expected_by <= ${now} and ${hasSlippedOrder('orders', now)}
    union select order_id from orders where cancel_escalated_at is null and cancel_requested_at <= ${askedBefore}
      and status in ('accepted', 'preparing', 'ready')
    union select order_id from order_items where shortage = 'asked' and answer_by <= ${now}
    order by order_id limit 500`.execute(db);
  return rows;
}

/** Whether the customer of an order was told that it is late. */
export async function wasToldLate(db: Db, orderId: number): Promise<boolean> {
  const told = db.selectFrom('order_events').select('order_event_id').where('order_id', '=', orderId);
  return (await told.where('type', '=', 'late').limit(1).executeTakeFirst()) !== undefined;
}

/** The other stops of an order's round that are still to be reached, in their order; what nobody opened for is left out. */
export const listStopsLeft = (db: Db, orderId: number) =>
  db
    .selectFrom('rider_stops as own')
    .innerJoin('rider_stops as s', 's.rider_link_id', 'own.rider_link_id')
    .innerJoin('orders as o', 'o.order_id', 's.order_id')
    .select(['o.order_id', 'o.promised_to', 'o.expected_by'])
    .where('own.order_id', '=', orderId)
    .where('s.order_id', '<>', orderId)
    .where('o.status', '=', 'out_for_delivery')
    .where((eb) => eb.or([eb('o.review_reason', 'is', null), eb('o.review_reason', '<>', 'undelivered')]))
    .orderBy('s.position')
    .execute();

/** Orders whose time to be answered is over. */
export async function listUnanswered(db: Db, now: Date, share: number): Promise<number[]> {
  const found = db.selectFrom('orders').select('order_id').where('status', '=', 'placed').where('accept_by', '<=', now);
  return (await found.orderBy('accept_by').limit(share).execute()).map(({ order_id }) => order_id);
}

/** Deliveries that were sent out before a moment and closed by nobody. */
export async function listForgotten(db: Db, sentBefore: Date, share: number): Promise<number[]> {
  const out = db.selectFrom('orders').select('order_id').where('status', '=', 'out_for_delivery');
  const found = out.where('dispatched_at', '<=', sentBefore).orderBy('order_id').limit(share);
  return (await found.execute()).map(({ order_id }) => order_id);
}
