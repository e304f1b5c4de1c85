import type { Names } from '@tawa/domain/catalogue/names/names';
import { sql } from 'kysely';
import { namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** The living rows of a restaurant, people first by name, then invitations. */
export const listStaff = (db: Db, restaurantId: number) =>
  db
    .selectFrom('staff as s')
    .leftJoin('users as u', 'u.user_id', 's.user_id')
    .select(['s.staff_id', 's.role', 's.user_id', 's.invited_on', 's.accepted_on', 's.expires_at'])
    .select(({ fn }) => [
      fn.coalesce('u.name', 's.name').as('name'),
      fn.coalesce('u.email', 's.email').as('email'),
      sql<Date | null>`(select max(x.last_seen_at) from sessions x where x.user_id = s.user_id and x.visitor_id is null)`.as(
        'last_seen_at',
      ),
    ])
    .where('s.restaurant_id', '=', restaurantId)
    .where('s.removed_on', 'is', null)
    .where((is) => is.or([is('u.status', 'is', null), is('u.status', '<>', 'deleted')]))
    .orderBy('s.accepted_on', (order) => order.asc().nullsLast())
    .orderBy('s.staff_id')
    .execute();

/** Holds the restaurant, so that its staff is counted and added to by one at a time; answers its name and the count. */
export async function lockStaff(
  tx: Tx,
  restaurantId: number,
): Promise<{ restaurant_name: string; names: Names | null; count: number }> {
  const { restaurant_name, names } = await tx
    .selectFrom('restaurants')
    .select(['restaurant_name', namesOf('restaurants').as('names')])
    .where('restaurant_id', '=', restaurantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await tx
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('removed_on', 'is', null)
    .executeTakeFirstOrThrow();
  return { restaurant_name, names, count };
}

interface Invitation {
  restaurant_id: number;
  role: string;
  name: string;
  email: string;
  token_hash: Buffer;
  expires_at: Date;
  invited_by: number;
  invited_on: Date;
}

export const addInvitation = (tx: Tx, invitation: Invitation) =>
  tx.insertInto('staff').values(invitation).returning('staff_id').executeTakeFirstOrThrow();

const living = (tx: Tx, restaurantId: number, staffId: number) =>
  tx
    .selectFrom('staff')
    .select(['staff_id', 'role', 'user_id', 'name', 'email', 'accepted_on'])
    .where('staff_id', '=', staffId)
    .where('restaurant_id', '=', restaurantId)
    .where('removed_on', 'is', null);

/** Holds somebody of the restaurant's staff, or an invitation. */
export const lockMember = (tx: Tx, restaurantId: number, staffId: number) =>
  living(tx, restaurantId, staffId).forUpdate().executeTakeFirst();

export const renewInvitation = (
  tx: Tx,
  staffId: number,
  change: Pick<Invitation, 'token_hash' | 'expires_at' | 'invited_on'>,
) => tx.updateTable('staff').set(change).where('staff_id', '=', staffId).execute();

export const setRole = (tx: Tx, staffId: number, role: string) =>
  tx.updateTable('staff').set({ role }).where('staff_id', '=', staffId).execute();

const forgotten = { name: null, email: null, token_hash: null, expires_at: null };

export const remove = (tx: Tx, staffId: number, removed_on: Date) =>
  tx
    .updateTable('staff')
    .set({ ...forgotten, removed_on })
    .where('staff_id', '=', staffId)
    .execute();

/** The invitation of a link that still works. */
export const findInvitation = (db: Db, token_hash: Buffer, now: Date) =>
  db
    .selectFrom('staff as s')
    .innerJoin('restaurants as r', 'r.restaurant_id', 's.restaurant_id')
    .select(['s.staff_id', 's.restaurant_id', 's.role', 's.name', 's.email', 'r.restaurant_name'])
    .where('s.token_hash', '=', token_hash)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();

/** Uses a link up; nothing when it was used, taken back or is too old. */
export const lockInvitation = (tx: Tx, token_hash: Buffer, now: Date) =>
  tx
    .selectFrom('staff')
    .select(['staff_id', 'restaurant_id', 'role', 'name', 'email'])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const accept = (tx: Tx, staffId: number, { user_id, accepted_on }: { user_id: number; accepted_on: Date }) =>
  tx
    .updateTable('staff')
    .set({ ...forgotten, user_id, accepted_on })
    .where('staff_id', '=', staffId)
    .execute();

/** How the reason begins that somebody who left a staff reads at the login. */
export const leftReason = 'You are no longer on the staff of';

/** An account that worked in a restaurant once and works in none now. */
export const findFormerAccount = (tx: Tx, email: string) =>
  tx
    .selectFrom('users as u')
    .select('u.user_id')
    .where('u.email', '=', email)
    .where('u.role', '=', 'restaurant')
    .where('u.status', '=', 'blocked')
    .where('u.status_reason', 'like', `${leftReason}%`)
    .where((is) => is.exists(is.selectFrom('staff as s').select('s.staff_id').whereRef('s.user_id', '=', 'u.user_id')))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('staff as s')
            .select('s.staff_id')
            .whereRef('s.user_id', '=', 'u.user_id')
            .where('s.removed_on', 'is', null),
        ),
      ),
    )
    .forUpdate('u')
    .executeTakeFirst();
