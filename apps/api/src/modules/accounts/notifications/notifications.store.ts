import type { ChoosableChannel } from '@tawa/domain/accounts/notifications';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/tables.ts';
import { namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import type { WrittenNotice } from './notices.ts';

const titleLengthMax = sql.lit(120);

/**
 * The statement that writes notices, each for everybody it is for; one that was told already is left out. An owner of several
 * restaurants hears the name of the one it is about, and the link opens that one.
 */
export const insertNotices = (notices: readonly WrittenNotice[]): RawBuilder<unknown> => sql`
  insert into notifications (user_id, kind, subject_key, title, body, link, data)
  select reader.user_id, n.kind,
    case when reader.place is null then n.subject_key else n.restaurant_id || ':' || n.subject_key end,
    left(coalesce(reader.place || ': ', '') || n.title, ${titleLengthMax}), n.body,
    case when reader.place is null then n.link
      else n.link || case when position('?' in n.link) > 0 then '&' else '?' end || 'restaurant=' || n.restaurant_id end,
    case when reader.place is null then n.data
      else n.data || jsonb_build_object('place', jsonb_build_object('restaurant_name', reader.place, 'names', coalesce(reader.place_names, '{}'))) end
  from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) n (user_id int, restaurant_id int, staff_roles text[], office_roles text[],
    office_part text, kind text, subject_key text, title text, body text, link text, data jsonb),
  lateral (
    select n.user_id, null::text as place, null::jsonb as place_names where n.user_id is not null
    union all select r.owner_id, case when exists (select from restaurants o
        where o.owner_id = r.owner_id and o.restaurant_id <> r.restaurant_id) then r.restaurant_name end, ${namesOf('r')}
      from restaurants r where r.restaurant_id = n.restaurant_id
    union all select s.user_id, null, null from staff s where s.restaurant_id = n.restaurant_id and s.role = any(n.staff_roles)
      and s.accepted_on is not null and s.removed_on is null
    union all select u.user_id, null, null from users u where u.office_role = any(n.office_roles) and u.status = 'active'
    union all select u.user_id, null, null from office_roles o join users u on u.office_role_id = o.office_role_id
      where o.rights ->> n.office_part = 'act' and u.status = 'active'
  ) reader
  order by reader.user_id, n.kind, n.subject_key
  on conflict on constraint notifications_user_id_kind_subject_key_key do nothing`;

export interface Told {
  user_id: number;
  kind: string;
  key: string;
}

export const findTold = (tx: Tx, { user_id, kind, key }: Told) =>
  tx
    .selectFrom('notifications')
    .select('body')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('subject_key', '=', key)
    .executeTakeFirst();

export interface Unsent {
  notification_id: number;
  user_id: number;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  data: unknown;
  name: string;
  email: string | null;
  mobile: string | null;
  is_reachable: boolean;
  /** What the person chose for this kind. */
  choices: Partial<Record<ChoosableChannel, boolean>>;
}

/** What waits to be passed on, oldest first. */
export async function listUnsent(db: Db, share: number): Promise<number[]> {
  const { rows } = await sql<{ notification_id: number }>`select notification_id from notifications
    where sent_at is null and send_after <= now() order by send_after limit ${share}`.execute(db);
  return rows.map(({ notification_id }) => notification_id);
}

/** Marks notices as passed on, once; those that another process holds or has passed on are left out. */
export async function takeUnsent(tx: Tx, ids: readonly number[], now: Date): Promise<Unsent[]> {
  // `offset 0` keeps the planner from reading all users beside the few that are told.
  const { rows } = await sql<Unsent>`with free as (select notification_id from notifications
      where notification_id = any(${ids}::int[]) and sent_at is null for no key update skip locked),
    taken as (update notifications n set sent_at = ${now} from free where n.notification_id = free.notification_id
      returning n.notification_id, n.user_id, n.kind, n.title, n.body, n.link, n.data)
    select taken.*, u.name, u.email, u.mobile, u.is_reachable,
      (select coalesce(jsonb_object_agg(c.channel, c.is_on), '{}') from notification_choices c
        where c.user_id = taken.user_id and c.kind = taken.kind) as choices
    from taken, lateral (select name, email, mobile, status = 'active' as is_reachable from users
      where user_id = taken.user_id offset 0) u`.execute(tx);
  return rows;
}

export const putOff = (db: Db, notificationId: number) =>
  sql`update notifications set send_after = now() + interval '1 minute'
    where notification_id = ${notificationId} and sent_at is null`.execute(db);

export const deleteNotifications = (tx: Tx, userId: number) =>
  sql`with choices as (delete from notification_choices where user_id = ${userId}),
    browsers as (delete from push_subscriptions where user_id = ${userId})
    delete from notifications where user_id = ${userId}`.execute(tx);

export const listChoices = (db: Db, userId: number) =>
  db.selectFrom('notification_choices').select(['kind', 'channel', 'is_on']).where('user_id', '=', userId).execute();

export const saveChoice = (db: Db, choice: Insertable<DB['notification_choices']>) =>
  db
    .insertInto('notification_choices')
    .values(choice)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet({ is_on: choice.is_on }))
    .execute();
