import type { Broadcast } from '@tawa/contract/accounts/broadcasts';
import { phaseOf, type BroadcastState } from '@tawa/domain/accounts/broadcasts';
import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing } from '#platform/database/listing.ts';

/** A broadcast as it is answered, but for what its state is called at this moment. */
export interface BroadcastRow extends Omit<Broadcast, 'phase'> {
  state: BroadcastState;
}

const columns = sql<BroadcastRow>`b.broadcast_id, b.version, b.title, b.body, b.link, b.channels, b.city_id, c.cityname,
  b.ordered_within, b.not_ordered_for, b.diets, b.state, m.name as made_by_name, ${isoTime('b.made_on')} as made_on,
  p.name as planned_by_name, ${isoTime('b.starts_at')} as starts_at, ${isoTime('b.ended_on')} as ended_on,
  b.gathered_on is not null as is_gathered, b.people, b.sent, b.failed, b.left_late,
  json_build_object('in_app', b.sent_in_app, 'email', b.sent_email, 'web_push', b.sent_web_push) as by_channel,
  json_build_object('suspended', b.left_suspended, 'no_consent', b.left_no_consent, 'unreachable', b.left_unreachable,
    'heard', b.left_heard) as left`;

const joins = sql`join users m on m.user_id = b.made_by left join users p on p.user_id = b.planned_by
  left join cities c on c.city_id = b.city_id`;

export const listing = ({ search, state }: { search: string; state?: string }): Listing<BroadcastRow> => ({
  from: sql`broadcasts b`,
  joins,
  select: columns,
  key: 'b.broadcast_id',
  sorts: { made_on: sql`b.made_on`, title: sql`lower(b.title)`, people: sql`b.people` },
  where: [holds(sql`lower(b.title || ' ' || b.body)`, search), state !== undefined && sql<SqlBool>`b.state = ${state}`],
});

export async function findBroadcast(db: Db, broadcastId: number): Promise<BroadcastRow | undefined> {
  const { rows } = await sql<BroadcastRow>`select ${columns} from broadcasts b ${joins}
    where b.broadcast_id = ${broadcastId}`.execute(db);
  return rows[0];
}

export const answerOf = ({ state, ...row }: BroadcastRow, now: Date): Broadcast => ({
  ...row,
  phase: phaseOf(state, row.starts_at === null ? null : new Date(row.starts_at), now),
});

export const addBroadcast = (tx: Tx, row: Insertable<DB['broadcasts']>) =>
  tx.insertInto('broadcasts').values(row).returning('broadcast_id').executeTakeFirstOrThrow();

/** Holds a broadcast. A share that is being handed over holds it too, so whoever gets it here knows that none is under way. */
export const lockBroadcast = (tx: Tx, broadcastId: number) =>
  tx.selectFrom('broadcasts').selectAll().where('broadcast_id', '=', broadcastId).forUpdate().executeTakeFirst();
export type LockedBroadcast = NonNullable<Awaited<ReturnType<typeof lockBroadcast>>>;

export const updateBroadcast = (tx: Tx, broadcastId: number, change: Updateable<DB['broadcasts']>) =>
  tx.updateTable('broadcasts').set(change).where('broadcast_id', '=', broadcastId).execute();

export const deleteBroadcast = (tx: Tx, broadcastId: number) =>
  tx.deleteFrom('broadcasts').where('broadcast_id', '=', broadcastId).execute();

export const isCity = async (db: Db, cityId: number): Promise<boolean> =>
  (await db.selectFrom('cities').select('city_id').where('city_id', '=', cityId).executeTakeFirst()) !== undefined;

/** Forgets what somebody heard of broadcasts. */
export const deleteHeard = (tx: Tx, userId: number) =>
  tx.deleteFrom('broadcast_recipients').where('user_id', '=', userId).execute();
