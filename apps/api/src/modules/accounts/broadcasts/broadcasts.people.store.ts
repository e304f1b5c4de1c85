// Whom a broadcast is for, as SQL. One question decides alike for the preview, when people are gathered, and when it is their turn.
import {
  broadcastSampleMax,
  heardSince,
  type BroadcastChannel,
  type BroadcastLeft,
} from '@tawa/domain/accounts/broadcasts';
import { dayMs } from '@tawa/domain/common/durations';
import { firstUserId } from '@tawa/domain/common/limits';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** Who is meant; what is null or empty asks for nothing. */
export interface Segment {
  city_id: number | null;
  ordered_within: number | null;
  not_ordered_for: number | null;
  diets: readonly string[];
}

interface Wanted {
  channels: readonly BroadcastChannel[];
  now: Date;
  /** The broadcast itself, which nobody has heard before it. */
  broadcast_id: number;
}

const agreedTo = (purpose: string) => sql<SqlBool>`coalesce((select c.given from consents c
  where c.user_id = u.user_id and c.purpose = ${sql.lit(purpose)} order by c.consent_id desc limit 1), false)`;

const orderedSince = (days: number, now: Date) => sql<SqlBool>`exists (select from orders o
  where o.user_id = u.user_id and o.placed_at >= ${new Date(now.getTime() - days * dayMs)}
    and o.status not in ('pending_payment', 'expired', 'rejected', 'cancelled'))`;

function segmentOf({ city_id, ordered_within, not_ordered_for, diets }: Segment, now: Date): RawBuilder<SqlBool> {
  const parts = [
    sql<SqlBool>`u.role = 'user' and u.status <> 'deleted'`,
    ...(city_id === null
      ? []
      : [
          sql<SqlBool>`exists (select from addresses a where a.user_id = u.user_id and a.is_default and a.city_id = ${city_id})`,
        ]),
    ...(ordered_within === null ? [] : [orderedSince(ordered_within, now)]),
    ...(not_ordered_for === null ? [] : [sql<SqlBool>`not ${orderedSince(not_ordered_for, now)}`]),
    ...(diets.length === 0
      ? []
      : [
          sql<SqlBool>`exists (select from diet_profiles d where d.user_id = u.user_id and d.diet = any(${[...diets]}::text[]))
            and ${agreedTo('marketing-diet')}`,
        ]),
  ];
  return sql<SqlBool>`(${sql.join(parts, sql`) and (`)})`;
}

const hasPhone = sql<SqlBool>`exists (select from push_subscriptions p join sessions s on s.session_id = p.session_id
    where p.user_id = u.user_id and s.ended_at is null and s.expires_at > now())
  and coalesce((select n.is_on from notification_choices n
    where n.user_id = u.user_id and n.kind = 'offer' and n.channel = 'web_push'), true)`;

/**
 * Each account of `from` (named `u`) with the ways by which it would hear, and why it hears nothing. Letters go to proved
 * addresses alone: whoever typed a stranger's agreed to nothing for them.
 */
const peopleOf = (from: RawBuilder<unknown>, where: RawBuilder<SqlBool>, { channels, now, broadcast_id }: Wanted) => {
  const is = (channel: BroadcastChannel) => sql.lit(channels.includes(channel));
  return sql`(select u.user_id, w.channels,
      case when u.status <> 'active' or u.deletion_due is not null then 'suspended'
        when not (a.mail or a.notices) then 'no_consent'
        when cardinality(w.channels) = 0 then 'unreachable'
        when exists (select from broadcast_recipients r where r.user_id = u.user_id and r.state = 'sent'
          and r.ended_on > ${heardSince(now)} and r.broadcast_id <> ${broadcast_id}) then 'heard' end as left_reason
    from ${from}
      cross join lateral (select ${is('email')} and ${agreedTo('marketing-mail')} as mail,
        ${is('in_app')} and ${agreedTo('marketing-notices')} as notices offset 0) a
      cross join lateral (select array_remove(array[
        case when a.notices then 'in_app' end,
        case when a.mail and u.email is not null and u.email_verified_at is not null then 'email' end,
        case when a.notices and ${is('web_push')} and ${hasPhone} then 'web_push' end], null) as channels offset 0) w
    where ${where})`;
};

const counted = (condition: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${condition})::int`;
const leftBy = (reason: BroadcastLeft) => counted(sql<SqlBool>`left_reason = ${sql.lit(reason)}`);
const heardBy = (channel: BroadcastChannel) =>
  counted(sql<SqlBool>`left_reason is null and ${sql.lit(channel)} = any(channels)`);

export interface Counts extends Record<BroadcastLeft | BroadcastChannel, number> {
  matching: number;
  people: number;
}

/**
 * Counts everybody of a segment, or of a large house one account of each stretch of numbers; `step` says how many it stands for.
 * Which one is by chance, the same each time: each so manieth would be judged by whatever comes back in the numbers.
 */
export async function countPeople(
  db: Db,
  segment: Segment,
  wanted: Omit<Wanted, 'broadcast_id'>,
): Promise<{ counts: Counts; step: number }> {
  const { last } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.max<number | null>('user_id').as('last'))
    .executeTakeFirstOrThrow();
  const step = Math.max(1, Math.ceil(((last ?? 0) - firstUserId + 1) / broadcastSampleMax));
  // Materialized, for otherwise the planner may read all users, orders and consents beside the few that are looked at.
  const from = sql`generate_series(${sql.lit(firstUserId)}, ${last}::int, ${step}::int) stretch (begins)
    cross join lateral (select stretch.begins + abs(hashint4(stretch.begins)::bigint) % ${step}::int as user_id offset 0) looked
    cross join lateral (select user_id, role, status, deletion_due, email, email_verified_at
      from users where user_id = looked.user_id offset 0) u`;
  const people = peopleOf(from, segmentOf(segment, wanted.now), { ...wanted, broadcast_id: 0 });
  const { rows } = await sql<Counts>`select count(*)::int as matching,
      ${counted(sql<SqlBool>`left_reason is null`)} as people, ${heardBy('in_app')} as in_app, ${heardBy('email')} as email,
      ${heardBy('web_push')} as web_push, ${leftBy('suspended')} as suspended, ${leftBy('no_consent')} as no_consent,
      ${leftBy('unreachable')} as unreachable, ${leftBy('heard')} as heard
    from ${people} person`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('Nothing was counted.');
  return { counts, step };
}

/** Notes who of the accounts after one number, up to another, is to hear of a broadcast, and counts the others on it. */
export async function gatherPeople(
  tx: Tx,
  segment: Segment,
  wanted: Wanted,
  span: { after: number; to: number },
): Promise<void> {
  const { broadcast_id, now } = wanted;
  const within = sql<SqlBool>`u.user_id > ${span.after} and u.user_id <= ${span.to} and ${segmentOf(segment, now)}`;
  await sql`with looked as materialized (select * from ${peopleOf(sql`users u`, within, wanted)} person),
    added as (insert into broadcast_recipients (broadcast_id, user_id, added_on)
      select ${broadcast_id}::int, user_id, ${now}::timestamptz from looked where left_reason is null
      on conflict on constraint broadcast_recipients_pkey do nothing returning user_id)
    update broadcasts set gathered_to = ${span.to}, people = people + (select count(*) from added),
      left_suspended = left_suspended + (select ${leftBy('suspended')} from looked),
      left_no_consent = left_no_consent + (select ${leftBy('no_consent')} from looked),
      left_unreachable = left_unreachable + (select ${leftBy('unreachable')} from looked),
      left_heard = left_heard + (select ${leftBy('heard')} from looked)
    where broadcast_id = ${broadcast_id}`.execute(tx);
}

/** The next account numbers of a share; null when nobody is left. */
export async function findSpanEnd(tx: Tx, after: number, share: number): Promise<number | null> {
  const { rows } = await sql<{ to: number | null }>`select max(user_id) as to from (select user_id from users
    where user_id > ${after} order by user_id limit ${share}) next`.execute(tx);
  return rows[0]?.to ?? null;
}

export interface Person {
  user_id: number;
  name: string;
  email: string | null;
  channels: BroadcastChannel[];
  left_reason: BroadcastLeft | null;
}

/** How it stands with these people at this moment: what they agreed to counts as it is now. */
export async function listPeople(tx: Tx, userIds: readonly number[], wanted: Wanted): Promise<Person[]> {
  const these = sql<SqlBool>`u.user_id = any(${[...userIds]}::int[])`;
  const { rows } = await sql<Person>`select person.user_id, u.name, u.email, person.channels, person.left_reason
    from ${peopleOf(sql`users u`, these, wanted)} person join users u on u.user_id = person.user_id
    order by person.user_id`.execute(tx);
  return rows;
}
