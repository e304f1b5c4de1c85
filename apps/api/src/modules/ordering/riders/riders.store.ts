import type { Names } from '@tawa/domain/catalogue/names/names';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type NamedOption, namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';

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

/** An order of this kitchen, held still; undefined for any other. */
export const holdOrder = (tx: Tx, order_number: string, restaurant_id: number) =>
  tx
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'status'])
    .where('order_number', '=', order_number)
    .where('restaurant_id', '=', restaurant_id)
    .forUpdate()
    .executeTakeFirst();

/** In which round each of these orders is, with its link held still; whoever holds the orders is the only one to change that. */
export const holdLinks = (tx: Tx, order_ids: readonly number[]) =>
  tx
    .selectFrom('rider_stops as s')
    .innerJoin('rider_links as l', 'l.rider_link_id', 's.rider_link_id')
    .innerJoin('orders as o', 'o.order_id', 's.order_id')
    .select(['s.order_id', 's.position', 'o.order_number', 'l.rider_link_id'])
    .select(['l.nonce', 'l.token_hash', 'l.expires_at'])
    .select((eb) =>
      eb
        .selectFrom('rider_stops as every')
        .select(({ fn }) => fn.countAll<number>().as('stops'))
        .whereRef('every.rider_link_id', '=', 'l.rider_link_id')
        .as('stops'),
    )
    .where('s.order_id', 'in', order_ids)
    .orderBy('l.rider_link_id')
    .orderBy('s.position')
    .forUpdate('l')
    .execute();

export type HeldLink = Awaited<ReturnType<typeof holdLinks>>[number];

export interface NewSecret {
  nonce: string;
  token_hash: Buffer;
  made_at: Date;
  expires_at: Date;
}

/** Writes a link and its stops, in their order. */
export async function addLink(tx: Tx, link: NewSecret & { restaurant_id: number }, order_ids: readonly number[]) {
  const { rider_link_id } = await tx
    .insertInto('rider_links')
    .values(link)
    .returning('rider_link_id')
    .executeTakeFirstOrThrow();
  const stops = order_ids.map((order_id, at) => ({ order_id, rider_link_id, position: at + 1 }));
  await tx.insertInto('rider_stops').values(stops).execute();
}

/** Gives a round another secret: what was shown before opens nothing any more. */
export const renewLink = (tx: Tx, rider_link_id: number, secret: NewSecret) =>
  tx.updateTable('rider_links').set(secret).where('rider_link_id', '=', rider_link_id).execute();

export const deleteLinks = (tx: Tx, rider_link_ids: readonly number[]) =>
  tx.deleteFrom('rider_links').where('rider_link_id', 'in', rider_link_ids).execute();

const cashDue = sql<number | null>`(select p.amount from payments p
  where p.order_id = o.order_id and p.status = 'cod_due' limit 1)`;

export type StopRow = Awaited<ReturnType<typeof listStops>>[number];

/** The round that this hash opens while its link lasts: every stop, the done ones too. */
export const listStops = (db: Db, token_hash: Buffer, now: Date) =>
  db
    .selectFrom('rider_links as l')
    .innerJoin('rider_stops as s', 's.rider_link_id', 'l.rider_link_id')
    .innerJoin('orders as o', 'o.order_id', 's.order_id')
    .select(['l.rider_link_id', 'l.expires_at', 's.position as stop', 'o.order_id', 'o.order_number', 'o.status'])
    .select(['o.review_reason', 'o.customer_name', 'o.promised_to', cashDue.as('cash_due')])
    .select(sql<AddressCopy | null>`o.address`.as('address'))
    .where('l.token_hash', '=', token_hash)
    .where('l.expires_at', '>', now)
    .orderBy('s.position')
    .execute();

export type RiderRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** Everything the rider's page shows of one stop, in one statement. */
export const findPage = (db: Db, order_id: number) =>
  db
    .selectFrom('orders as o')
    .select(['o.order_number', 'o.status', 'o.customer_name', 'o.contact_phone', 'o.instructions', 'o.change_for'])
    .select(['o.promised_to', 'o.handover_tries', cashDue.as('cash_due')])
    .select([
      sql<{ restaurant_name: string; names?: Names | null; contact_number: string | null }>`o.restaurant`.as(
        'restaurant',
      ),
      sql<AddressCopy | null>`o.address`.as('address'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.name', namesOf('i').as('names'), 'i.fulfilled_quantity as quantity', 'i.note'])
          .select(sql<NamedOption[]>`i.options`.as('options'))
          .whereRef('i.order_id', '=', 'o.order_id')
          .where('i.fulfilled_quantity', '>', 0)
          .orderBy('i.position'),
      ).as('items'),
      eb
        .selectFrom('order_items as i')
        .select(sql<number | null>`nullif(count(distinct i.for_name), 0)::int`.as('bags'))
        .whereRef('i.order_id', '=', 'o.order_id')
        .where('i.fulfilled_quantity', '>', 0)
        .as('bags'),
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
  rider_link_id: number;
  lat: number;
  lng: number;
  at: Date;
  /** A point that was kept after this stays. */
  notSince: Date;
}

/** Keeps the last point of a round that is still under way, in one statement; more often than asked for changes nothing. */
export const putPlace = (db: Db, { notSince, ...place }: NewPlace) =>
  sql`insert into rider_places (rider_link_id, lat, lng, at)
    select l.rider_link_id, ${place.lat}, ${place.lng}, ${place.at} from rider_links l
    where l.rider_link_id = ${place.rider_link_id} for key share of l
    on conflict (rider_link_id) do update set lat = excluded.lat, lng = excluded.lng, at = excluded.at
    where rider_places.at <= ${notSince}`.execute(db);

export const deletePlace = (db: Db, rider_link_id: number) =>
  db.deleteFrom('rider_places').where('rider_link_id', '=', rider_link_id).execute();

/** The last point of whoever brings a customer's own order, while it is still to be brought, and whether there is such an order. */
export const findPlace = (
  db: Db,
  order_number: string,
  user_id: number,
  { now, freshSince }: { now: Date; freshSince: Date },
) =>
  db
    .selectFrom('orders as o')
    .leftJoin('rider_stops as s', 's.order_id', 'o.order_id')
    .leftJoin('rider_links as l', (join) =>
      join.onRef('l.rider_link_id', '=', 's.rider_link_id').on('l.expires_at', '>', now),
    )
    .leftJoin('rider_places as p', (join) =>
      join
        .onRef('p.rider_link_id', '=', 'l.rider_link_id')
        .on('o.status', '=', 'out_for_delivery')
        .on('p.at', '>', freshSince),
    )
    .select(['p.lat', 'p.lng', 'p.at'])
    .where('o.order_number', '=', order_number)
    .where('o.user_id', '=', user_id)
    .executeTakeFirst();

/** Forgets links that ran out, and their places with them. */
export const deleteOldLinks = (db: Db, now: Date) =>
  db.deleteFrom('rider_links').where('expires_at', '<=', now).execute();
