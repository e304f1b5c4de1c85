import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** An event that this process sends now. */
export interface Taken {
  webhook_event_id: number;
  webhook_endpoint_id: number;
  restaurant_id: number;
  kind: string;
  order_event_id: number | null;
  order_number: string | null;
  /** Of the order after the step. */
  status: string | null;
  reason: string | null;
  at: Date;
  tries: number;
  first_tried_on: Date;
  url: string;
  failures: number;
  secrets: string[];
}

interface Share {
  now: Date;
  /** When another process may send what this one left without a word. */
  leaseEnds: Date;
  share: number;
  /** Of one address. */
  perEndpoint: number;
}

/**
 * Takes events that are due, of each order the first that waits, so that none overtakes another; an address that fails gets one
 * at a time, and none while it is left alone.
 */
export async function takeDue(db: Db, { now, leaseEnds, share, perEndpoint }: Share): Promise<Taken[]> {
  const { rows } = await sql<Taken>`with due as (
      select e.webhook_event_id from webhook_endpoints w cross join lateral (
        select e.webhook_event_id from webhook_events e
        where e.webhook_endpoint_id = w.webhook_endpoint_id and e.state = 'waiting'
          and (e.send_after is null or e.send_after <= ${now})
          and not exists (select from webhook_events first where first.order_id = e.order_id and first.state = 'waiting'
            and first.webhook_endpoint_id = e.webhook_endpoint_id and first.webhook_event_id < e.webhook_event_id)
        order by e.webhook_event_id limit case when w.failures > 0 then 1 else ${perEndpoint}::int end) e
      where w.ended_on is null and (w.try_after is null or w.try_after <= ${now})
      order by random() limit ${share}),
    held as (select webhook_event_id from webhook_events join due using (webhook_event_id)
      where state = 'waiting' and (send_after is null or send_after <= ${now}) for no key update skip locked),
    taken as (update webhook_events e set tries = e.tries + 1, send_after = ${leaseEnds},
        first_tried_on = coalesce(e.first_tried_on, ${now})
      from held where e.webhook_event_id = held.webhook_event_id returning e.*)
    select t.webhook_event_id, t.webhook_endpoint_id, w.restaurant_id, t.kind, t.order_event_id::int as order_event_id,
      o.order_number, s.to_status as status, s.reason, t.at, t.tries, t.first_tried_on, w.url, w.failures,
      array(select k.sealed from webhook_secrets k where k.webhook_endpoint_id = w.webhook_endpoint_id
        and (k.ends_on is null or k.ends_on > ${now}) order by k.webhook_secret_id desc) as secrets
    from taken t join webhook_endpoints w using (webhook_endpoint_id)
      left join orders o on o.order_id = t.order_id left join order_events s on s.order_event_id = t.order_event_id`.execute(
    db,
  );
  return rows;
}

/** What came of a try. */
export interface Came {
  status: number | null;
  ms: number;
  answer: string;
}

type Sent = Pick<Taken, 'webhook_event_id' | 'webhook_endpoint_id' | 'failures'>;

/** Writes down that an event was taken; what else waits there is due at once, if the address had failed before. */
export async function markDelivered(
  db: Db,
  { webhook_event_id, webhook_endpoint_id, failures }: Sent,
  { status, ms, answer }: Came,
  now: Date,
): Promise<void> {
  await sql`update webhook_events set state = 'delivered', delivered_on = ${now}, send_after = null, last_status = ${status},
      last_ms = ${ms}, last_answer = ${answer}
    where webhook_event_id = ${webhook_event_id} and state = 'waiting'`.execute(db);
  if (failures === 0) return;
  await sql`with well as (update webhook_endpoints
      set failures = 0, failing_since = null, try_after = null, told_on = null
      where webhook_endpoint_id = ${webhook_endpoint_id} and failures > 0 returning webhook_endpoint_id)
    update webhook_events e set send_after = ${now} from well
    where e.webhook_endpoint_id = well.webhook_endpoint_id and e.state = 'waiting' and e.send_after > ${now}
      and e.last_ms is not null`.execute(db);
}

interface Later {
  /** Null where it is given up. */
  sendAfter: Date | null;
  tryAfter: Date;
  now: Date;
}

/** Writes down a try that was not taken; answers whether the owner is to be told now. */
export async function markFailed(
  tx: Tx,
  { webhook_event_id, webhook_endpoint_id }: Sent,
  { status, ms, answer }: Came,
  { sendAfter, tryAfter, now }: Later,
): Promise<boolean> {
  const isParked = sendAfter === null;
  await sql`update webhook_events set state = ${isParked ? 'parked' : 'waiting'}, send_after = ${sendAfter},
      last_status = ${status}, last_ms = ${ms}, last_answer = ${answer}
    where webhook_event_id = ${webhook_event_id} and state = 'waiting'`.execute(tx);
  const { rows } = await sql<{ is_told_now: boolean }>`with before as (select webhook_endpoint_id, told_on
      from webhook_endpoints where webhook_endpoint_id = ${webhook_endpoint_id} for no key update)
    update webhook_endpoints w set failures = w.failures + 1, failing_since = coalesce(w.failing_since, ${now}),
      try_after = ${tryAfter}, told_on = case when ${isParked} then coalesce(w.told_on, ${now}) else w.told_on end
    from before where w.webhook_endpoint_id = before.webhook_endpoint_id
    returning ${isParked} and before.told_on is null as is_told_now`.execute(tx);
  return rows[0]?.is_told_now ?? false;
}
