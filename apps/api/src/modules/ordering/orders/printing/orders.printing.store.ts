import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { partnerOfEvent } from '#db/event-actor.ts';
import { kitchenName, menuNames } from '#db/kitchen-names.ts';
import { missingName, missingNames } from '#db/order-instead.ts';
import type { NamedOption } from '#db/names.ts';
import { cookedParts } from '#db/order-parts.ts';
import { cookBy, readyBy } from '#db/order-states.ts';
import { stationOf } from '#db/stations.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { tableOf } from '../placing/tables.store.ts';

/** Accepted, and its food has not left the kitchen. */
const isCookedHere = sql<boolean>`o.status in ('accepted', 'preparing', 'ready')`;
const dueAt = sql<Date>`greatest(o.accepted_at, ${cookBy('o')})`;

/** Holds the kitchen, so that its stations stay as they are and two screens write its slips one after the other. */
export const holdKitchen = (tx: Tx, restaurantId: number) =>
  tx.selectFrom('restaurants').select('owner_id').where('restaurant_id', '=', restaurantId).forNoKeyUpdate().execute();

interface Device {
  device_id: string;
  device_name: string;
  prints: boolean;
  bills: boolean;
  now: Date;
}

/** Writes what a device says of itself; whether it is new to others by its name or its switch. */
export async function saveDevice(tx: Tx, restaurantId: number, device: Device): Promise<boolean> {
  const { device_id, device_name, prints, bills, now } = device;
  const printsBills = prints && bills;
  const { rows } = await sql<{ turned: boolean }>`
    with before as (select device_name, prints_since, bills_since from printing_devices
      where restaurant_id = ${restaurantId} and device_id = ${device_id})
    insert into printing_devices as d (restaurant_id, device_id, device_name, prints_since, bills_since, seen_at)
    values (${restaurantId}, ${device_id}, ${device_name}, ${prints ? now : null}, ${printsBills ? now : null}, ${now})
    on conflict (restaurant_id, device_id) do update set device_name = excluded.device_name, seen_at = excluded.seen_at,
      prints_since = case when ${prints} then coalesce(d.prints_since, excluded.prints_since) end,
      bills_since = case when ${printsBills} then coalesce(d.bills_since, excluded.bills_since) end
    returning not exists (select from before b
      where b.device_name = d.device_name and (b.prints_since is null) = (d.prints_since is null)
        and (b.bills_since is null) = (d.bills_since is null)) as turned`.execute(tx);
  return rows[0]?.turned ?? true;
}

export async function hasDevice(tx: Tx, restaurantId: number, deviceId: string): Promise<boolean> {
  const device = await tx
    .selectFrom('printing_devices')
    .select('device_id')
    .where('restaurant_id', '=', restaurantId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return device !== undefined;
}

type SlipKind = 'kitchen' | 'bill';
const sinceOf = { kitchen: sql.ref('prints_since'), bill: sql.ref('bills_since') };

/** Orders that became due since the kitchen prints, or were begun before their time, and have no such slip yet. */
const owed = (restaurantId: number, kind: SlipKind, now: Date) => sql`orders o
  where o.restaurant_id = ${restaurantId} and ${isCookedHere} and (${dueAt} <= ${now} or o.status <> 'accepted')
    and ${dueAt} >= (select min(${sinceOf[kind]}) from printing_devices where restaurant_id = ${restaurantId})
    and not exists (select from slips s where s.order_id = o.order_id and s.kind = ${sql.lit(kind)})`;

/** Dishes that came in place of others and stand on none of their order's papers, which were written before. */
const owedLater = (restaurantId: number) => sql`orders o join order_items i on i.order_id = o.order_id
  where o.restaurant_id = ${restaurantId} and ${isCookedHere} and i.order_substitute_id is not null and i.fulfilled_quantity > 0
    and exists (select from slips s where s.order_id = o.order_id and s.kind = 'kitchen')
    and not exists (select from slips s where s.order_id = o.order_id and s.kind = 'kitchen'
      and i.order_item_id = any (s.order_item_ids))`;

export async function owesSlips(db: Db, restaurantId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ owes: boolean }>`select exists (select from ${owed(restaurantId, 'kitchen', now)})
    or exists (select from ${owedLater(restaurantId)})
    or exists (select from ${owed(restaurantId, 'bill', now)}) as owes`.execute(db);
  return rows[0]?.owes === true;
}

/** Writes a slip for each station that cooks something of an order, one for its bill where bills are printed, and one for each dish that came later; how many. */
export async function addOwedSlips(tx: Tx, restaurantId: number, now: Date): Promise<number> {
  const cooked = await sql`
    insert into slips (restaurant_id, order_id, station_id, station_name, order_item_ids, due_at)
    select l.restaurant_id, l.order_id, l.station_id, coalesce(st.station_name, ''),
      array_agg(l.order_item_id order by l.position), l.due_at
    from (select o.restaurant_id, o.order_id, least(${dueAt}, ${now}) as due_at, i.order_item_id, i.position, ${stationOf} as station_id
      from (select o.* from ${owed(restaurantId, 'kitchen', now)}) o
      join order_items i on i.order_id = o.order_id and i.fulfilled_quantity > 0
      left join dishes d on d.menu_id = i.menu_id) l
    left join stations st on st.station_id = l.station_id
    group by l.restaurant_id, l.order_id, l.station_id, st.station_name, l.due_at
    on conflict do nothing`.execute(tx);
  const billed = await sql`
    insert into slips (restaurant_id, order_id, kind, station_name, order_item_ids, due_at)
    select o.restaurant_id, o.order_id, 'bill', '', array_agg(i.order_item_id order by i.position), least(${dueAt}, ${now})
    from (select o.* from ${owed(restaurantId, 'bill', now)}) o
    join order_items i on i.order_id = o.order_id and i.fulfilled_quantity > 0
    group by o.restaurant_id, o.order_id, o.accepted_at, ${dueAt}
    on conflict do nothing`.execute(tx);
  const later = await sql`
    insert into slips (restaurant_id, order_id, station_id, station_name, order_item_ids, order_item_id, due_at)
    select l.restaurant_id, l.order_id, l.station_id, coalesce(st.station_name, ''), array[l.order_item_id], l.order_item_id, ${now}
    from (select o.restaurant_id, o.order_id, o.order_item_id, ${stationOf} as station_id
      from (select o.restaurant_id, o.order_id, i.order_item_id, i.menu_id from ${owedLater(restaurantId)}) o
      left join dishes d on d.menu_id = o.menu_id) l
    left join stations st on st.station_id = l.station_id
    on conflict do nothing`.execute(tx);
  return [cooked, billed, later].reduce((sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows), 0);
}

const slips = (db: Db, restaurantId: number) =>
  db
    .selectFrom('slips as s')
    .innerJoin('orders as o', 'o.order_id', 's.order_id')
    .leftJoin('printing_devices as p', (join) =>
      join.onRef('p.restaurant_id', '=', 's.restaurant_id').onRef('p.device_id', '=', 's.claimed_by'),
    )
    .select([
      's.slip_id',
      sql<SlipKind>`s.kind`.as('kind'),
      's.station_id',
      's.station_name',
      's.due_at',
      's.claim',
      's.claimed_by',
      's.claimed_at',
    ])
    .select(['s.in_doubt', 's.printed_at', 's.printer_name', 's.copies', 'p.device_name', 'p.seen_at'])
    .select(['o.order_number', 'o.fulfilment', 'o.instructions', 'o.accepted_at', readyBy('o').as('ready_by')])
    .select(tableOf.as('table'))
    .select(
      sql<string[]>`array(select x.station_name from slips x
        where x.order_id = s.order_id and x.kind = 'kitchen' and s.kind = 'kitchen' and x.slip_id <> s.slip_id
          and x.order_item_id is null and s.order_item_id is null
        order by x.slip_id)`.as('others'),
    )
    .select(
      sql<
        string | null
      >`(select coalesce(${partnerOfEvent}, u.name) from order_events e join users u on u.user_id = e.actor_id
        where e.order_id = s.order_id and e.type = 'accepted' and e.actor_type = 'restaurant'
        order by e.order_event_id desc limit 1)`.as('accepted_by'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .leftJoin('dishes as d', 'd.menu_id', 'i.menu_id')
          .select(['i.order_item_id', kitchenName.as('kitchen_name'), 'i.fulfilled_quantity as quantity', 'i.note'])
          .select(['i.avoids', 'i.for_name', menuNames.as('names')])
          .select([missingName.as('instead_of'), missingNames.as('instead_of_names')])
          .select([sql<NamedOption[]>`i.options`.as('options'), cookedParts.as('parts')])
          .where('i.order_item_id', '=', sql<number>`any (s.order_item_ids)`)
          .where('i.fulfilled_quantity', '>', 0)
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('s.restaurant_id', '=', restaurantId);

export type SlipRow = Awaited<ReturnType<typeof listWaiting>>[number];

const hasDishes = sql<boolean>`exists (select from order_items i
  where i.order_item_id = any (s.order_item_ids) and i.fulfilled_quantity > 0)`;

/** What is owed, the oldest first. */
export const listWaiting = (db: Db, restaurantId: number) =>
  slips(db, restaurantId)
    .where('s.printed_at', 'is', null)
    .where(isCookedHere)
    .where(hasDishes)
    .orderBy('s.due_at')
    .orderBy('s.slip_id')
    .execute();

export const listPrinted = (db: Db, restaurantId: number, most: number) =>
  slips(db, restaurantId)
    .where('s.printed_at', 'is not', null)
    .orderBy('s.printed_at', 'desc')
    .orderBy('s.slip_id', 'desc')
    .limit(most)
    .execute();

export const findSlip = (db: Db, restaurantId: number, slipId: number) =>
  slips(db, restaurantId).where('s.slip_id', '=', slipId).executeTakeFirst();

export async function countPrinted(db: Db, restaurantId: number, since: Date) {
  const { rows } = await sql<{ device_id: string | null; printer_name: string; slips: number }>`
    select claimed_by as device_id, coalesce(printer_name, '') as printer_name, count(*)::int as slips from slips
    where restaurant_id = ${restaurantId} and printed_at > ${since} group by 1, 2 order by 2, 1`.execute(db);
  return rows;
}

/** The devices that print and were heard of since a moment. */
export const listAwake = (db: Db, restaurantId: number, since: Date) =>
  db
    .selectFrom('printing_devices')
    .select(['device_id', 'device_name'])
    .where('restaurant_id', '=', restaurantId)
    .where('prints_since', 'is not', null)
    .where('seen_at', '>', since)
    .orderBy('device_name')
    .orderBy('device_id')
    .execute();

export async function getRestaurantName(db: Db, restaurantId: number): Promise<string> {
  const { restaurant_name } = await db
    .selectFrom('restaurants')
    .select('restaurant_name')
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return restaurant_name;
}

interface Claim {
  slip_id: number;
  device_id: string;
  claim: number;
}

/** Takes a slip that nobody alive has; false where it is not as it was seen. */
export async function claimSlip(
  tx: Tx,
  restaurantId: number,
  { slip_id, device_id, claim, now, deadSince }: Claim & { now: Date; deadSince: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update slips s set claimed_by = ${device_id}, claimed_at = ${now}, claim = s.claim + 1,
      in_doubt = s.in_doubt or s.claimed_by is not null
    from orders o
    where s.slip_id = ${slip_id} and s.restaurant_id = ${restaurantId} and s.claim = ${claim} and s.printed_at is null
      and o.order_id = s.order_id and ${isCookedHere}
      and (s.claimed_by is null or s.claimed_by = ${device_id} or (s.claimed_at < ${deadSince} and not exists (
        select from printing_devices p
        where p.restaurant_id = s.restaurant_id and p.device_id = s.claimed_by and p.seen_at >= ${deadSince})))`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Notes the paper of a claim; false where its word came before. */
export async function markPrinted(
  tx: Tx,
  restaurantId: number,
  { slip_id, device_id, claim, printer_name, now }: Claim & { printer_name: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('slips')
    .set({ printed_at: now, printer_name })
    .set('claimed_by', (eb) =>
      eb
        .selectFrom('printing_devices')
        .select('device_id')
        .where('restaurant_id', '=', restaurantId)
        .where('device_id', '=', device_id),
    )
    .where('restaurant_id', '=', restaurantId)
    .where('slip_id', '=', slip_id)
    .where('printed_at', 'is', null)
    .where('claim', '>=', claim)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function releaseSlip(
  tx: Tx,
  restaurantId: number,
  { slip_id, device_id, claim }: Claim,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('slips')
    .set({ claimed_by: null, claimed_at: null })
    .where('restaurant_id', '=', restaurantId)
    .where('slip_id', '=', slip_id)
    .where('claimed_by', '=', device_id)
    .where('claim', '=', claim)
    .where('printed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts a copy of a printed slip; undefined where there is no such slip. */
export async function countCopy(tx: Tx, restaurantId: number, slipId: number): Promise<number | undefined> {
  const row = await tx
    .updateTable('slips')
    .set((eb) => ({ copies: eb('copies', '+', 1) }))
    .where('restaurant_id', '=', restaurantId)
    .where('slip_id', '=', slipId)
    .where('printed_at', 'is not', null)
    .returning('copies')
    .executeTakeFirst();
  return row?.copies;
}
