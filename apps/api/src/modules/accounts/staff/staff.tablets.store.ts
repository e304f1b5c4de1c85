import { isStaffRole, type StaffRole } from '@tawa/domain/accounts/staff';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** Somebody who works in a restaurant now, with what is known of their PIN. */
export interface PersonRow {
  person_id: number;
  name: string;
  role: StaffRole;
  pin_hash: string | null;
  /** Of a PIN to begin with. */
  expires_at: Date | null;
}

const roleOf = (text: string): StaffRole => (isStaffRole(text) ? text : 'front_desk');

/** The owner, and who of the staff works there now. */
export async function listPeople(db: Db, restaurantId: number): Promise<PersonRow[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('restaurants')
        .select(['owner_id as user_id', sql<string>`'owner'`.as('role')])
        .where('restaurant_id', '=', restaurantId)
        .unionAll(
          from
            .selectFrom('staff')
            .select([sql<number>`user_id`.as('user_id'), 'role'])
            .where('restaurant_id', '=', restaurantId)
            .where('user_id', 'is not', null)
            .where('removed_on', 'is', null),
        )
        .as('m'),
    )
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .leftJoin('pins as p', 'p.user_id', 'm.user_id')
    .select(['u.user_id as person_id', 'u.name', 'm.role', 'p.pin_hash', 'p.expires_at'])
    .where('u.status', '=', 'active')
    .orderBy('u.name')
    .orderBy('u.user_id')
    .execute();
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }));
}

/** Holds that somebody works here until the transaction ends: a removal comes before it or waits for it. */
export async function holdPerson(tx: Tx, restaurantId: number, personId: number): Promise<boolean> {
  const member = await tx
    .selectFrom('staff')
    .select('staff_id')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', personId)
    .where('removed_on', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (member) return true;
  const owned = await tx
    .selectFrom('restaurants')
    .select('restaurant_id')
    .where('restaurant_id', '=', restaurantId)
    .where('owner_id', '=', personId)
    .forKeyShare()
    .executeTakeFirst();
  return owned !== undefined;
}

/** Holds a PIN as it was when it was compared; false where it was changed or used up since. */
export async function holdPin(tx: Tx, personId: number, pinHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pins')
    .select('user_id')
    .where('user_id', '=', personId)
    .where('pin_hash', '=', pinHash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

interface Pin {
  user_id: number;
  pin_hash: string;
  set_on: Date;
  expires_at: Date | null;
}

export const setPin = (tx: Tx, pin: Pin) =>
  tx
    .insertInto('pins')
    .values(pin)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ ref }) => ({
        pin_hash: ref('excluded.pin_hash'),
        set_on: ref('excluded.set_on'),
        expires_at: ref('excluded.expires_at'),
      })),
    )
    .execute();

export const deletePin = (tx: Tx, userId: number) => tx.deleteFrom('pins').where('user_id', '=', userId).execute();

export const findPin = (db: Db, userId: number) =>
  db.selectFrom('pins').select(['expires_at']).where('user_id', '=', userId).executeTakeFirst();

/** The tablets whose own session is open, the newest first, with who acts there. */
export const listTablets = (db: Db, restaurantId: number) =>
  db
    .selectFrom('tablets as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.tablet_id', '=', 't.tablet_id').on('s.idle_minutes', 'is', null),
    )
    .innerJoin('users as u', 'u.user_id', 't.set_up_by')
    .select(['t.tablet_id', 't.tablet_name', 't.idle_minutes', 't.created_on', 's.last_seen_at', 'u.name as set_up_by'])
    .select(
      sql<string[]>`array(select distinct pu.name from sessions ps join users pu on pu.user_id = ps.user_id
        where ps.tablet_id = t.tablet_id and ps.idle_minutes is not null and ps.ended_at is null and ps.expires_at > now()
          and ps.last_seen_at > now() - make_interval(mins => ps.idle_minutes + 5) order by pu.name)`.as('people'),
    )
    .where('t.restaurant_id', '=', restaurantId)
    .where('t.ended_on', 'is', null)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .orderBy('t.created_on', 'desc')
    .execute();

export const findTablet = (db: Db, tabletId: string) =>
  db
    .selectFrom('tablets')
    .select(['tablet_id', 'tablet_name', 'idle_minutes', 'restaurant_id'])
    .where('tablet_id', '=', tabletId)
    .where('ended_on', 'is', null)
    .executeTakeFirst();

/** Holds a tablet that was not ended, with the open session that is its own: their end comes before or waits. */
export const holdTablet = (tx: Tx, tabletId: string, sessionId: string) =>
  tx
    .selectFrom('tablets as t')
    .innerJoin('sessions as s', 's.tablet_id', 't.tablet_id')
    .select('t.idle_minutes')
    .where('t.tablet_id', '=', tabletId)
    .where('t.ended_on', 'is', null)
    .where('s.session_id', '=', sessionId)
    .where('s.idle_minutes', 'is', null)
    .where('s.ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Holds the restaurant, so that its tablets are counted and added to by one at a time. */
export async function lockTablets(tx: Tx, restaurantId: number): Promise<number> {
  await tx
    .selectFrom('restaurants')
    .select('restaurant_id')
    .where('restaurant_id', '=', restaurantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return (await listTablets(tx, restaurantId)).length;
}

interface NewTablet {
  restaurant_id: number;
  tablet_name: string;
  idle_minutes: number;
  set_up_by: number;
  created_on: Date;
}

export const addTablet = (tx: Tx, tablet: NewTablet) =>
  tx.insertInto('tablets').values(tablet).returning('tablet_id').executeTakeFirstOrThrow();

/** Ends a tablet of the restaurant; nothing where there is none that is open. */
export const endTablet = (tx: Tx, restaurantId: number, tabletId: string, ended_on: Date) =>
  tx
    .updateTable('tablets')
    .set({ ended_on })
    .where('tablet_id', '=', tabletId)
    .where('restaurant_id', '=', restaurantId)
    .where('ended_on', 'is', null)
    .returning(['tablet_id', 'tablet_name'])
    .executeTakeFirst();

/** Ends every tablet that somebody set up. */
export const endTabletsOf = (tx: Tx, userId: number, ended_on: Date) =>
  tx
    .updateTable('tablets')
    .set({ ended_on })
    .where('set_up_by', '=', userId)
    .where('ended_on', 'is', null)
    .returning('tablet_id')
    .execute();
