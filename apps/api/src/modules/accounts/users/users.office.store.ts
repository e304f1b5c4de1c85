import type { GivenRole } from '@tawa/domain/accounts/administrators';
import type { OfficeUser } from '@tawa/contract/accounts/users.office';
import { addDays } from '@tawa/domain/common/zoned-time';
import { sql, type SqlBool } from 'kysely';
import { isServed } from '#db/order-states.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { dayBegins, holds, isoTime, type Listing, rupeesOf, todayBegan, within } from '#platform/database/listing.ts';

const columns = sql<OfficeUser>`u.user_id, u.role, u.name, u.username::text as username, u.email::text as email, u.mobile,
  u.status, u.status_reason, u.cod_allowed::int as cod_allowed, ${isoTime('u.created_on')} as created_on,
  (select count(*) from orders o where o.user_id = u.user_id and o.status <> 'pending_payment') as orders`;

interface Query {
  search: string;
  role?: string;
  status?: string;
  cash?: string;
  today?: string;
  joined?: string;
  from?: string;
  to?: string;
}

export const listing = (
  { search, role, status, cash, today, joined, ...days }: Query,
  now: Date,
): Listing<OfficeUser> => ({
  from: sql`users u`,
  select: columns,
  key: 'u.user_id',
  sorts: {
    created_on: sql`u.created_on`,
    name: sql`lower(u.name)`,
    email: sql`u.email`,
    role: sql`u.role`,
    status: sql`u.status`,
  },
  where: [
    holds(
      sql`lower(u.name || ' ' || coalesce(u.email::text, '') || ' ' || coalesce(u.mobile, '') || ' ' || u.username::text)`,
      search,
    ),
    role !== undefined && sql<SqlBool>`u.role = ${role}`,
    status === undefined ? sql<SqlBool>`u.status <> 'deleted'` : sql<SqlBool>`u.status = ${status}`,
    cash !== undefined && sql<SqlBool>`u.cod_allowed = ${cash === '1'}`,
    today !== undefined && sql<SqlBool>`u.created_on >= ${todayBegan(now)} and u.created_on < ${now}`,
    joined !== undefined &&
      sql<SqlBool>`u.created_on >= ${dayBegins(joined)} and u.created_on < ${dayBegins(addDays(joined, 1))}`,
    ...within('u.created_on', days),
  ],
});

interface Detail extends OfficeUser {
  email_verified: boolean;
  mobile_verified: boolean;
  has_password: boolean;
  two_factor: boolean;
  restaurant_id: number | null;
  restaurant_name: string | null;
  spent: number;
  refused_cash: number;
  complaints: number;
  open_sessions: number;
  last_seen_at: string | null;
}

export async function findUser(db: Db, userId: number): Promise<Detail | undefined> {
  const { rows } =
    await sql<Detail>`select ${columns}, u.email_verified_at is not null as email_verified, u.mobile_verified_at is not null as mobile_verified,
      u.password_hash is not null as has_password,
      u.totp_confirmed_at is not null as two_factor, r.restaurant_id, r.restaurant_name,
      ${rupeesOf('m.spent')} as spent, m.refused_cash, (select count(*) from complaints c where c.user_id = u.user_id) as complaints,
      s.open_sessions, ${isoTime('s.last_seen_at')} as last_seen_at
    from users u left join lateral (select o.restaurant_id, o.restaurant_name from restaurants o
      where o.owner_id = u.user_id order by o.restaurant_id limit 1) r on true
    cross join lateral (
      select coalesce(sum(o.total - o.refunded_total) filter (where ${isServed('o')}), 0) as spent,
        count(*) filter (where o.payment_method = 'cod' and o.cancel_reason in ('UNDELIVERABLE', 'CUSTOMER_UNREACHABLE')) as refused_cash
      from orders o where o.user_id = u.user_id) m
    cross join lateral (
      select count(*) filter (where e.ended_at is null and e.expires_at > now()) as open_sessions,
        max(e.last_seen_at) as last_seen_at
      from sessions e where e.user_id = u.user_id and e.visitor_id is null) s
    where u.user_id = ${userId}`.execute(db);
  return rows[0];
}

export interface UserNote {
  user_note_id: number;
  author: string;
  note: string;
  created_on: string;
  pinned: boolean;
}

export async function listNotes(db: Db, userId: number): Promise<UserNote[]> {
  const { rows } =
    await sql<UserNote>`select n.user_note_id, a.name as author, n.note, ${isoTime('n.created_on')} as created_on,
      n.pinned_on is not null as pinned
    from user_notes n join users a on a.user_id = n.author_id where n.user_id = ${userId}
    order by (n.pinned_on is null), n.created_on desc, n.user_note_id desc`.execute(db);
  return rows;
}

export const addNote = (tx: Tx, note: { user_id: number; author_id: number; note: string; created_on: Date }) =>
  tx.insertInto('user_notes').values(note).returning('user_note_id').executeTakeFirstOrThrow();

export const deleteNotes = (tx: Tx, userId: number) =>
  tx.deleteFrom('user_notes').where('user_id', '=', userId).execute();

/** Holds an account that was not deleted. */
export const lockUser = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['user_id', 'role', 'office_role', 'office_role_id', 'status', 'status_reason', 'cod_allowed', 'email'])
    .where('user_id', '=', userId)
    .where('status', '<>', 'deleted')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Every owner who may work, held in one order, so that two who act on each other wait for one another. */
export const lockOwners = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select('user_id')
    .where('office_role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();

export const setOfficeRole = (tx: Tx, userId: number, { office_role, office_role_id }: GivenRole) =>
  tx.updateTable('users').set({ office_role, office_role_id }).where('user_id', '=', userId).execute();

export const setStatus = (tx: Tx, userId: number, change: { status: string; status_reason: string | null }) =>
  tx.updateTable('users').set(change).where('user_id', '=', userId).execute();
