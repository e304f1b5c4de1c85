import { complaintPhotosMax } from '@tawa/domain/common/limits';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { ComplaintEvents, ComplaintMessages, Complaints } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** Whose complaints somebody may touch: their own, those on their restaurant's orders, or with neither all. */
export interface Scope {
  user_id?: number;
  restaurant_id?: number;
}

export const countUnresolved = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('complaints')
    .select(sql<number>`count(*)`.as('total'))
    .where('status', 'not in', ['resolved', 'declined', 'closed'])
    .executeTakeFirstOrThrow();
  return total;
};

/** An order of this customer by its number, in any case, or by its id. */
export const findOwnOrder = (db: Db, userId: number, named: string) =>
  db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'restaurant_id'])
    .where('user_id', '=', userId)
    .where((is) =>
      /^[1-9]\d{0,8}$/.test(named) ? is('order_id', '=', Number(named)) : is('order_number', '=', named.toUpperCase()),
    )
    .executeTakeFirst();

export const addComplaint = (db: Db, complaint: Insertable<Complaints>) =>
  db.insertInto('complaints').values(complaint).returning('complaint_id').executeTakeFirstOrThrow();

export type ComplaintRow = NonNullable<Awaited<ReturnType<typeof lockComplaint>>>;

/** The row of a complaint within the caller's scope, held until the transaction ends. */
export const lockComplaint = (tx: Tx, complaintId: number, { user_id, restaurant_id }: Scope) =>
  tx
    .selectFrom('complaints as c')
    .innerJoin('orders as o', 'o.order_id', 'c.order_id')
    .selectAll('c')
    .select(['o.restaurant_id', 'o.order_number'])
    .where('c.complaint_id', '=', complaintId)
    .$call((query) => (user_id === undefined ? query : query.where('c.user_id', '=', user_id)))
    .$call((query) => (restaurant_id === undefined ? query : query.where('o.restaurant_id', '=', restaurant_id)))
    .forUpdate('c')
    .executeTakeFirst();

/** Changes a complaint that is still at this version; false when somebody else was faster. */
export async function updateComplaint(
  tx: Tx,
  { complaint_id, version }: Pick<ComplaintRow, 'complaint_id' | 'version'>,
  change: Updateable<Complaints>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('complaints')
    .set({ ...change, version: version + 1 })
    .where('complaint_id', '=', complaint_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const addEvents = (tx: Tx, events: Insertable<ComplaintEvents>[]) =>
  tx.insertInto('complaint_events').values(events).execute();

export const addMessage = (tx: Tx, message: Insertable<ComplaintMessages>) =>
  tx.insertInto('complaint_messages').values(message).execute();

export const addNote = (tx: Tx, note: { complaint_id: number; author_id: number; note: string; created_on: Date }) =>
  tx
    .insertInto('complaint_notes')
    .values(note)
    .returning([
      'complaint_note_id',
      'note',
      'created_on',
      sql<string>`(select name from users where user_id = complaint_notes.author_id)`.as('name'),
    ])
    .executeTakeFirstOrThrow();

interface Photo {
  complaint_id: number;
  user_id: number;
  photo: string;
  width: number;
  height: number;
  bytes: number;
  created_on: Date;
  taken_at: Date | null;
}

/** Keeps a photo at the next free place; nothing when all five are taken. */
export const addPhoto = (tx: Tx, photo: Photo) =>
  tx
    .insertInto('complaint_photos')
    .columns(['complaint_id', 'position', 'user_id', 'photo', 'width', 'height', 'bytes', 'created_on', 'taken_at'])
    .expression((eb) =>
      eb
        .selectFrom('complaint_photos as p')
        .select([
          sql<number>`${photo.complaint_id}::int`.as('complaint_id'),
          sql<number>`count(*) + 1`.as('position'),
          sql<number>`${photo.user_id}::int`.as('user_id'),
          sql<string>`${photo.photo}::text`.as('photo'),
          sql<number>`${photo.width}::int`.as('width'),
          sql<number>`${photo.height}::int`.as('height'),
          sql<number>`${photo.bytes}::int`.as('bytes'),
          sql<Date>`${photo.created_on}::timestamptz`.as('created_on'),
          sql<Date | null>`${photo.taken_at}::timestamptz`.as('taken_at'),
        ])
        .where('p.complaint_id', '=', photo.complaint_id)
        .having(sql<boolean>`count(*) < ${complaintPhotosMax}`),
    )
    .returning(['complaint_photo_id', 'photo', 'width', 'height'])
    .executeTakeFirst();

/** Holds the account, so that two uploads cannot both take the last of its room; answers what it has used, in bytes. */
export async function lockRoom(tx: Tx, userId: number): Promise<number> {
  await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
  const { used } = await tx
    .selectFrom('complaint_photos')
    .select(sql<number>`coalesce(sum(bytes), 0)`.as('used'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return used;
}

/** What the clock has to close: resolved and unanswered complaints whose state began before this moment. */
export const listExpired = (db: Db, before: Date) =>
  db
    .selectFrom('complaints')
    .select('complaint_id')
    .where('status', 'in', ['resolved', 'waiting_customer'])
    .where('state_since', '<=', before)
    .orderBy('state_since')
    .limit(100)
    .execute();

/** Marks what became overdue as escalated, once; answers each with what the grievance officer is told. */
export const escalateOverdue = (tx: Tx, now: Date) =>
  tx
    .updateTable('complaints as c')
    .from('orders as o')
    .set({ escalated_at: now })
    .whereRef('o.order_id', '=', 'c.order_id')
    .where('c.due_at', '<', now)
    .where('c.escalated_at', 'is', null)
    .where('c.status', '<>', 'waiting_customer')
    .returning(['c.complaint_id', 'c.status', 'c.version', 'c.category', 'c.due_at', 'c.user_id', 'o.order_number'])
    .execute();
