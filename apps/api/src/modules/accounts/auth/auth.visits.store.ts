import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** A restaurant with the account that owns it. */
export const findHost = (db: Db, restaurantId: number) =>
  db
    .selectFrom('restaurants as r')
    .innerJoin('users as u', 'u.user_id', 'r.owner_id')
    .select(['r.restaurant_id', 'r.restaurant_name', 'u.user_id', 'u.status'])
    .where('r.restaurant_id', '=', restaurantId)
    .executeTakeFirst();

interface NewVisit {
  user_id: number;
  visitor_id: number;
  restaurant_id: number;
  expires_at: Date;
  created_on: Date;
}

export const addVisit = (tx: Tx, visit: NewVisit) =>
  tx.insertInto('sessions').values(visit).returning('session_id').executeTakeFirstOrThrow();

/** Ends every open visit of an administrator; answers through whose accounts they went. */
export const endVisits = (tx: Tx, visitorId: number) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('visitor_id', '=', visitorId)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .execute();

export interface EndedVisit {
  visitor_id: number;
  restaurant_id: number;
  created_on: Date;
  ended_on: Date;
}

/** Marks every visit that is over and was not written down yet, each for one caller alone. */
export async function takeEnded(tx: Tx, now: Date): Promise<EndedVisit[]> {
  const { rows } = await sql<EndedVisit>`update sessions s set visit_noted_on = ${now} from restaurants r
    where s.visitor_id is not null and s.visit_noted_on is null and (s.ended_at is not null or s.expires_at <= ${now})
      and r.restaurant_id = s.restaurant_id
    returning s.visitor_id, r.restaurant_id, s.created_on, coalesce(s.ended_at, s.expires_at) as ended_on`.execute(tx);
  return rows;
}
