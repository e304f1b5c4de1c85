import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../platform/db.ts';

interface AddressCopy {
  label: string;
  line1: string;
  line2: string;
  landmark: string;
  cityname: string;
  pincode: string;
  lat: number | null;
  lng: number | null;
}

/** The link of an order of this kitchen that is on its way, held still; undefined for any other order. */
export const holdSentOrder = (tx: Tx, order_number: string, restaurant_id: number) =>
  tx
    .selectFrom('orders as o')
    .leftJoin('rider_links as l', 'l.order_id', 'o.order_id')
    .select(['o.order_id', 'o.order_number', 'o.status', 'o.fulfilment', 'l.nonce', 'l.token_hash', 'l.expires_at'])
    .where('o.order_number', '=', order_number)
    .where('o.restaurant_id', '=', restaurant_id)
    .forUpdate('o')
    .executeTakeFirst();

interface NewLink {
  order_id: number;
  nonce: string;
  token_hash: Buffer;
  made_at: Date;
  expires_at: Date;
}

/** Writes the link of an order, in place of one that has run out. */
export const putLink = (tx: Tx, link: NewLink) =>
  tx
    .insertInto('rider_links')
    .values(link)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(link))
    .execute();

export const deleteLink = (tx: Tx, order_id: number) =>
  tx.deleteFrom('rider_links').where('order_id', '=', order_id).execute();

/** The order whose link has this hash, while it is on its way and the link still counts. */
export const findOrderId = (db: Db, token_hash: Buffer, now: Date) =>
  db
    .selectFrom('rider_links as l')
    .innerJoin('orders as o', 'o.order_id', 'l.order_id')
    .select('l.order_id')
    .where('l.token_hash', '=', token_hash)
    .where('l.expires_at', '>', now)
    .where('o.status', '=', 'out_for_delivery')
    .executeTakeFirst();

export type RiderRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** Everything the rider's page shows, in one statement. */
export const findPage = (db: Db, order_id: number) =>
  db
    .selectFrom('orders as o')
    .innerJoin('rider_links as l', 'l.order_id', 'o.order_id')
    .select(['o.order_number', 'o.status', 'o.customer_name', 'o.contact_phone', 'o.instructions', 'o.change_for'])
    .select(['o.promised_to', 'o.handover_tries', 'l.expires_at'])
    .select([
      sql<{ restaurant_name: string; contact_number: string | null }>`o.restaurant`.as('restaurant'),
      sql<AddressCopy | null>`o.address`.as('address'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.name', 'i.fulfilled_quantity as quantity', 'i.note'])
          .select(sql<{ option_name: string }[]>`i.options`.as('options'))
          .whereRef('i.order_id', '=', 'o.order_id')
          .where('i.fulfilled_quantity', '>', 0)
          .orderBy('i.position'),
      ).as('items'),
      eb
        .selectFrom('payments as p')
        .select('p.amount')
        .whereRef('p.order_id', '=', 'o.order_id')
        .where('p.status', '=', 'cod_due')
        .limit(1)
        .as('cash_due'),
      eb
        .selectFrom('order_events as e')
        .select(sql<string>`e.meta->>'words'`.as('words'))
        .whereRef('e.order_id', '=', 'o.order_id')
        .where('e.type', '=', 'undelivered')
        .orderBy('e.order_event_id', 'desc')
        .limit(1)
        .as('undelivered'),
    ])
    .where('o.order_id', '=', order_id)
    .executeTakeFirst();

interface NewPlace {
  order_id: number;
  lat: number;
  lng: number;
  at: Date;
  /** A point that was kept after this stays. */
  notSince: Date;
}

/** Keeps the last point of a link that still counts, in one statement; more often than asked for changes nothing. */
export const putPlace = (db: Db, { notSince, ...place }: NewPlace) =>
  sql`insert into rider_places (order_id, lat, lng, at)
    select l.order_id, ${place.lat}, ${place.lng}, ${place.at} from rider_links l join orders o using (order_id)
    where l.order_id = ${place.order_id} and o.status = 'out_for_delivery' for key share of l
    on conflict (order_id) do update set lat = excluded.lat, lng = excluded.lng, at = excluded.at
    where rider_places.at <= ${notSince}`.execute(db);

export const deletePlace = (db: Db, order_id: number) =>
  db.deleteFrom('rider_places').where('order_id', '=', order_id).execute();

/** The last point of a customer's own order on its way, and whether there is such an order. */
export const findPlace = (
  db: Db,
  order_number: string,
  user_id: number,
  { now, freshSince }: { now: Date; freshSince: Date },
) =>
  db
    .selectFrom('orders as o')
    .leftJoin('rider_links as l', (join) => join.onRef('l.order_id', '=', 'o.order_id').on('l.expires_at', '>', now))
    .leftJoin('rider_places as p', (join) =>
      join.onRef('p.order_id', '=', 'l.order_id').on('o.status', '=', 'out_for_delivery').on('p.at', '>', freshSince),
    )
    .select(['p.lat', 'p.lng', 'p.at'])
    .where('o.order_number', '=', order_number)
    .where('o.user_id', '=', user_id)
    .executeTakeFirst();

/** Forgets links that ran out, and their places with them. */
export const deleteOldLinks = (db: Db, now: Date) =>
  db.deleteFrom('rider_links').where('expires_at', '<=', now).execute();
