import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

export const addTexts = (tx: Tx, ids: readonly number[]) =>
  sql`insert into waiting_texts (notification_id) select unnest(${ids}::int[]) on conflict do nothing`.execute(tx);

export interface WaitingText {
  notification_id: number;
  tries: number;
  kind: string;
  title: string;
  body: string;
  data: unknown;
  /** Null for who has no number, or no account any more. */
  mobile: string | null;
  language: string | null;
}

/** Claims messages that are due, for longer than a gateway may take; who was killed while sending sends again after it. */
export async function takeTexts(db: Db, share: number): Promise<WaitingText[]> {
  const { rows } = await sql<WaitingText>`with due as (
      select notification_id from waiting_texts where send_after <= now() order by send_after limit ${share}
      for no key update skip locked),
    taken as (update waiting_texts w set tries = w.tries + 1, send_after = now() + interval '1 minute' from due
      where w.notification_id = due.notification_id returning w.notification_id, w.tries)
    select taken.*, n.kind, n.title, n.body, n.data, case u.status when 'active' then u.mobile end as mobile,
      case when u.role <> 'admin' then u.language end as language
    from taken join notifications n using (notification_id) join users u using (user_id)`.execute(db);
  return rows;
}

export const deleteTexts = (db: Db, ids: readonly number[]) =>
  sql`delete from waiting_texts where notification_id = any(${ids}::int[])`.execute(db);

export const putOffText = (db: Db, notificationId: number) =>
  sql`update waiting_texts set send_after = now() + exp(tries) * interval '1 second'
    where notification_id = ${notificationId}`.execute(db);
