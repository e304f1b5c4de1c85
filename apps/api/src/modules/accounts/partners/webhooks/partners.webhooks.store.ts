import { type Insertable, sql } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { isoTime } from '#platform/database/listing.ts';

/** The address of a restaurant, with what waits for it. */
export const findEndpoint = (db: Db, restaurantId: number, now: Date) =>
  db
    .selectFrom('webhook_endpoints as w')
    .innerJoin('users as u', 'u.user_id', 'w.made_by')
    .select(['w.webhook_endpoint_id', 'w.url', 'w.kinds', 'w.made_on', 'w.failing_since', 'u.name as made_by'])
    .select(({ selectFrom }) => {
      const events = selectFrom('webhook_events as e').whereRef('e.webhook_endpoint_id', '=', 'w.webhook_endpoint_id');
      const count = sql<number>`count(*)::int`.as('count');
      return [
        selectFrom('webhook_secrets as k')
          .select(({ fn }) => fn.max('k.ends_on').as('ends_on'))
          .whereRef('k.webhook_endpoint_id', '=', 'w.webhook_endpoint_id')
          .where('k.ends_on', '>', now)
          .as('both_until'),
        events.select(count).where('e.state', '=', 'waiting').as('waiting'),
        events.select(count).where('e.state', '=', 'parked').as('parked'),
      ];
    })
    .where('w.restaurant_id', '=', restaurantId)
    .where('w.ended_on', 'is', null)
    .executeTakeFirst();
export type EndpointRow = NonNullable<Awaited<ReturnType<typeof findEndpoint>>>;

export const addEndpoint = (tx: Tx, row: Insertable<DB['webhook_endpoints']>) =>
  tx.insertInto('webhook_endpoints').values(row).returning('webhook_endpoint_id').executeTakeFirstOrThrow();

/** What is set anew is tried at once. */
export const changeEndpoint = (tx: Tx, endpointId: number, set: { url: string; kinds: string[] }) =>
  tx
    .updateTable('webhook_endpoints')
    .set({ ...set, failures: 0, failing_since: null, try_after: null })
    .where('webhook_endpoint_id', '=', endpointId)
    .execute();

export const endEndpoint = (tx: Tx, endpointId: number, now: Date) =>
  tx.updateTable('webhook_endpoints').set({ ended_on: now }).where('webhook_endpoint_id', '=', endpointId).execute();

/** Adds a secret; the one before it signs until then, and those before that no more. */
export async function addSecret(
  tx: Tx,
  { endpointId, sealed, until }: { endpointId: number; sealed: string; until: Date },
): Promise<void> {
  const all = tx.deleteFrom('webhook_secrets').where('webhook_endpoint_id', '=', endpointId);
  await all.where('ends_on', 'is not', null).execute();
  await tx
    .updateTable('webhook_secrets')
    .set({ ends_on: until })
    .where('webhook_endpoint_id', '=', endpointId)
    .execute();
  await tx.insertInto('webhook_secrets').values({ webhook_endpoint_id: endpointId, sealed }).execute();
}

export const addTest = (tx: Tx, row: { webhook_endpoint_id: number; kind: string; at: Date }) =>
  tx.insertInto('webhook_events').values(row).execute();

interface Part {
  endpointId: number;
  before: number | undefined;
  state: string | undefined;
  limit: number;
}

/** What was sent to an address, the newest first. */
export const listDeliveries = (db: Db, { endpointId, before, state, limit }: Part) =>
  db
    .selectFrom('webhook_events as e')
    .leftJoin('orders as o', 'o.order_id', 'e.order_id')
    .select(['e.webhook_event_id', 'e.order_event_id', 'e.kind', 'o.order_number', 'e.at', 'e.state', 'e.tries'])
    .select(['e.send_after', 'e.delivered_on', 'e.last_status', 'e.last_ms', 'e.last_answer'])
    .where('e.webhook_endpoint_id', '=', endpointId)
    .$if(before !== undefined, (query) => query.where('e.webhook_event_id', '<', before ?? 0))
    .$if(state !== undefined, (query) => query.where('e.state', '=', state ?? ''))
    .orderBy('e.webhook_event_id', 'desc')
    .limit(limit)
    .execute();
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

interface Wish {
  endpointId: number;
  ids?: readonly number[] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  most: number;
}

/** Lets events go out again under the ids that they have; those that wait are left as they are, but tried at once. */
export async function replay(tx: Tx, { endpointId, ids, from, to, most }: Wish): Promise<number> {
  const which = ids
    ? sql`webhook_event_id = any (${[...ids]}::int[])`
    : sql`at >= ${from}::timestamptz and at < ${to}::timestamptz`;
  const { numAffectedRows = 0n } = await sql`with chosen as (select webhook_event_id from webhook_events
      where webhook_endpoint_id = ${endpointId} and ${which} order by webhook_event_id limit ${most} for no key update)
    update webhook_events e set state = 'waiting', delivered_on = null, send_after = null, tries = 0, first_tried_on = null
    from chosen where e.webhook_event_id = chosen.webhook_event_id`.execute(tx);
  await tx
    .updateTable('webhook_endpoints')
    .set({ try_after: null })
    .where('webhook_endpoint_id', '=', endpointId)
    .execute();
  return Number(numAffectedRows);
}

export interface EventRow {
  event_id: string;
  event: string;
  at: string;
  order_number: string;
  status: string;
  reason: string | null;
  total_paise: number;
}

/** The steps of a restaurant's orders in a span, as webhooks tell them. */
export async function listEvents(
  db: Db,
  { restaurantId, from, to, limit }: { restaurantId: number; from: Date; to: Date; limit: number },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select 'evt_' || e.order_event_id as event_id,
      webhook_kind(e.from_status, e.to_status) as event, ${isoTime('e.at')} as at, o.order_number, e.to_status as status,
      e.reason, o.total::float8 as total_paise
    from orders o join order_events e using (order_id)
    where o.restaurant_id = ${restaurantId} and o.placed_at >= ${from}::timestamptz - interval '8 days' and o.placed_at < ${to}
      and e.at >= ${from} and e.at < ${to} and webhook_kind(e.from_status, e.to_status) is not null
    order by e.order_event_id limit ${limit}`.execute(db);
  return rows;
}
