import type { PersonEvent, PersonPicture } from '@tawa/contract/accounts/users.person';
import { type RawBuilder, sql } from 'kysely';
import { isServed } from '#db/order-states.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { isoTime, rupeesOf } from '#platform/database/listing.ts';

/** Events of one answer. */
export const eventsMax = 40;

type Tab = 'all' | 'orders' | 'money' | 'complaints' | 'account';
interface Part {
  tabs: readonly Tab[];
  /** When it happened. */
  at: string;
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
}

const none = sql`null::text`;
const noMoney = sql`null::bigint`;

const parts: readonly Part[] = [
  {
    tabs: ['all', 'orders'],
    at: 'o.placed_at',
    select: sql`'order' as kind, o.order_number as key, o.placed_at as at, o.order_number as number,
      o.restaurant->>'restaurant_name' as name, o.status as state, ${none} as words, ${none} as actor, o.total as amount`,
    from: sql`orders o where o.user_id = `,
  },
  {
    tabs: ['all', 'money'],
    at: 'f.requested_at',
    select: sql`'refund', 'refund-' || f.refund_id, f.requested_at, o.order_number, o.restaurant->>'restaurant_name',
      f.state, f.reason, (select d.name from users d where d.user_id = f.decided_by and d.role = 'admin'), -f.amount`,
    from: sql`refunds f join orders o on o.order_id = f.order_id where o.user_id = `,
  },
  {
    tabs: ['all', 'money'],
    at: 'g.given_on',
    select: sql`'goodwill', 'goodwill-' || g.goodwill_id, g.given_on, ${none}, ${none}, ${none}, g.reason,
      (select b.name from users b where b.user_id = g.given_by), -g.amount`,
    from: sql`goodwill g where g.user_id = `,
  },
  {
    tabs: ['all', 'complaints'],
    at: 'c.created_on',
    select: sql`'complaint', 'complaint-' || c.complaint_id, c.created_on, c.complaint_id::text,
      o.restaurant->>'restaurant_name', c.status, coalesce(c.subject, left(c.message, 120)), ${none}, ${noMoney}`,
    from: sql`complaints c join orders o on o.order_id = c.order_id where c.user_id = `,
  },
  {
    tabs: ['all', 'orders'],
    at: 'b.created_on',
    select: sql`'booking', b.booking_number, b.created_on, b.booking_number, r.restaurant_name, b.state,
      to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), ${none}, ${noMoney}`,
    from: sql`bookings b join restaurants r on r.restaurant_id = b.restaurant_id
      where b.state not in ('held', 'expired') and b.user_id = `,
  },
  {
    tabs: ['all', 'complaints'],
    at: 'v.created_on',
    select: sql`'review', 'review-' || v.review_id, v.created_on, v.review_id::text, r.restaurant_name, ${none},
      left(v.review, 160), ${none}, ${noMoney}`,
    from: sql`reviews v join restaurants r on r.restaurant_id = v.restaurant_id where v.user_id = `,
  },
  {
    tabs: ['all', 'account'],
    at: 'n.created_on',
    select: sql`'note', 'note-' || n.user_note_id, n.created_on, ${none}, ${none}, ${none}, left(n.note, 200),
      (select a.name from users a where a.user_id = n.author_id), ${noMoney}`,
    from: sql`user_notes n where n.user_id = `,
  },
  {
    tabs: ['all', 'account'],
    at: 's.created_on',
    select: sql`'session', 'session-' || s.session_id, s.created_on, ${none}, ${none},
      case when s.ended_at is null and s.expires_at > now() then 'open' else 'ended' end, s.user_agent, ${none}, ${noMoney}`,
    from: sql`sessions s where s.visitor_id is null and s.user_id = `,
  },
];

/** What the office did to somebody stands beside it in the log, by the account's number as text. */
const deeds: Part = {
  tabs: ['all', 'account'],
  at: 'e.at',
  select: sql`'office', 'office-' || e.audit_id, e.at, ${none}, ${none}, e.action, nullif(e.reason, ''),
    (select a.name from users a where a.user_id = e.actor_id), ${noMoney}`,
  // Notes and goodwill tell more of themselves.
  from: sql`audit_entries e where e.subject = 'user' and e.action not in ('user.note', 'user.goodwill') and e.subject_id = `,
};

interface Asked {
  userId: number;
  tab: Tab;
  before: Date;
}

/** What happened before a moment, the newest first, and one row more than an answer shows where there is more. */
export async function listEvents(db: Db, { userId, tab, before }: Asked): Promise<PersonEvent[]> {
  const newest = ({ select, from, at }: Part, id: number | string) => sql`(select ${select} from ${from} ${id}
    and ${sql.ref(at)} < ${before} order by ${sql.ref(at)} desc limit ${eventsMax + 1})`;
  const all = [
    ...parts.filter(({ tabs }) => tabs.includes(tab)).map((part) => newest(part, userId)),
    ...(deeds.tabs.includes(tab) ? [newest(deeds, String(userId))] : []),
  ];
  // The first part names the columns of all.
  const named = sql`(select null::text as kind, null::text as key, null::timestamptz as at, null::text as number,
    null::text as name, null::text as state, null::text as words, null::text as actor, null::bigint as amount where false)`;
  const { rows } = await sql<PersonEvent>`select x.kind, x.key, ${isoTime('x.at')} as at, x.number, x.name, x.state,
      x.words, x.actor, ${rupeesOf('x.amount')} as amount
    from (${sql.join([named, ...all], sql` union all `)}) x
    order by x.at desc, x.key limit ${eventsMax + 1}`.execute(db);
  return rows;
}

type Counts = PersonPicture['counts'];

/** How much each tab holds, in one statement; each part has an index by person. */
export async function countEvents(db: Db, userId: number): Promise<Counts> {
  const sum = (tab: Tab) => {
    const count = ({ from }: Part, id: number | string) => sql`(select count(*) from ${from} ${id})`;
    const own = parts.filter(({ tabs }) => tabs.includes(tab)).map((part) => count(part, userId));
    return sql.join(deeds.tabs.includes(tab) ? [...own, count(deeds, String(userId))] : own, sql` + `);
  };
  const { rows } = await sql<Counts>`select ${sum('orders')} as orders, ${sum('money')} as money,
      ${sum('complaints')} as complaints, ${sum('account')} as account`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A count is always one row.');
  return row;
}

type Figures = Omit<PersonPicture['figures'], 'goodwill_left'>;

export async function readFigures(db: Db, userId: number): Promise<Figures> {
  const { rows } = await sql<Figures>`select ${rupeesOf('r.sum')} as given_back, r.refunds,
      coalesce((select ${rupeesOf('k.balance')} from store_credits k where k.user_id = ${userId}), 0) as credit,
      (select count(*) from orders o where o.user_id = ${userId} and ${isServed('o')}) as served,
      (select ${isoTime('o.placed_at')} from orders o where o.user_id = ${userId} and o.status <> 'pending_payment'
        order by o.placed_at desc limit 1) as last_order_at,
      (select count(*) from complaints c where c.user_id = ${userId} and c.due_at is not null) as complaints_open
    from (select coalesce(sum(f.amount), 0)::bigint as sum, count(*) as refunds from refunds f
      join orders o on o.order_id = f.order_id where o.user_id = ${userId} and f.state = 'processed') r`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum is always one row.');
  return row;
}

/** Paise that somebody was given since a moment. */
export async function sumGoodwill(db: Db, userId: number, since: Date): Promise<number> {
  const row = await db
    .selectFrom('goodwill')
    .select(({ fn }) => sql<number>`coalesce(${fn.sum('amount')}, 0)::bigint`.as('given'))
    .where('user_id', '=', userId)
    .where('given_on', '>', since)
    .executeTakeFirst();
  return row?.given ?? 0;
}

export const findGoodwill = (tx: Tx, callKey: string) =>
  tx.selectFrom('goodwill').select(['user_id', 'amount']).where('call_key', '=', callKey).executeTakeFirst();

interface Gift {
  user_id: number;
  call_key: string;
  amount: number;
  reason: string;
  given_by: number;
  given_on: Date;
}

/** Undefined where the key was used by another press. */
export const addGoodwill = (tx: Tx, gift: Gift) =>
  tx
    .insertInto('goodwill')
    .values(gift)
    .onConflict((conflict) => conflict.constraint('goodwill_call_key_key').doNothing())
    .returning('goodwill_id')
    .executeTakeFirst();

/** Forgets why somebody was given credit; that they were is a matter of the books. */
export const forgetReasons = (tx: Tx, userId: number) =>
  tx.updateTable('goodwill').set({ reason: 'Forgotten with the account' }).where('user_id', '=', userId).execute();

/** Takes the pin off whatever note of somebody has it. */
export const unpinNotes = (tx: Tx, userId: number) =>
  tx
    .updateTable('user_notes')
    .set({ pinned_on: null })
    .where('user_id', '=', userId)
    .where('pinned_on', 'is not', null)
    .execute();

export const pinNote = (tx: Tx, { userId, noteId, at }: { userId: number; noteId: number; at: Date }) =>
  tx
    .updateTable('user_notes')
    .set({ pinned_on: at })
    .where('user_id', '=', userId)
    .where('user_note_id', '=', noteId)
    .returning('user_note_id')
    .executeTakeFirst();
