import type { FoundRows } from '@tawa/contract/insight/finding';
import { closenessOf, type FoundKind, foundCountMax } from '@tawa/domain/insight/finding';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isLateOrder, isPlaced, servedBy } from '#db/order-states.ts';
import type { Db } from '#platform/database/db.ts';
import { holds, isoTime, rupeesOf } from '#platform/database/listing.ts';

/** One kind of thing as SQL: where its names stand, and what is told of those that are shown. */
interface Source {
  from: RawBuilder<unknown>;
  /** Joins for the shown rows alone. */
  joins?: RawBuilder<unknown>;
  key: string;
  /** What its closeness is judged by; every other part of its text finds it and makes it no better. */
  names: RawBuilder<unknown>;
  /** The newest of these are looked through. */
  newest: string;
  where: readonly (RawBuilder<SqlBool> | undefined)[];
  select: RawBuilder<unknown>;
}

interface Scope {
  /** What is looked for, in its one form. */
  asked: string;
  now: Date;
  /** Only what is this restaurant's. */
  restaurantId?: number | undefined;
}

const of = (column: string, restaurantId: number | undefined) =>
  restaurantId === undefined ? undefined : sql<SqlBool>`${sql.ref(column)} = ${restaurantId}`;

// The texts are those of the indexes for searching, letter by letter; without that PostgreSQL reads every row.
const sources: Readonly<Record<FoundKind, (scope: Scope) => Source>> = {
  people: ({ asked }) => ({
    from: sql`users u`,
    joins: sql`left join lateral (
        select r.restaurant_name, 'owner' as staff_role from restaurants r where r.owner_id = u.user_id
        union all select r.restaurant_name, s.role from staff s join restaurants r on r.restaurant_id = s.restaurant_id
          where s.user_id = u.user_id and s.removed_on is null limit 1) works on true`,
    key: 'u.user_id',
    names: sql`array[u.name, u.email::text, u.mobile, u.username::text]`,
    newest: 'u.created_on',
    where: [
      holds(
        sql`lower(u.name || ' ' || coalesce(u.email::text, '') || ' ' || coalesce(u.mobile, '') || ' ' || u.username::text)`,
        asked,
      ),
      sql<SqlBool>`u.status <> 'deleted'`,
    ],
    select: sql`u.user_id, u.name, u.role, u.status, u.email::text as email, u.mobile, works.restaurant_name,
      works.staff_role,
      (select count(*) from orders o where o.user_id = u.user_id and o.status <> 'pending_payment') as orders,
      (select count(*) from complaints c where c.user_id = u.user_id and c.due_at is not null) as complaints_open`,
  }),
  orders: ({ asked, now, restaurantId }) => ({
    from: sql`orders o`,
    key: 'o.order_id',
    names: sql`array[o.order_number, substr(o.order_number, 4), o.customer_name]`,
    newest: 'o.placed_at',
    where: [
      holds(sql`lower(o.order_number || ' ' || o.customer_name || ' ' || o.contact_phone)`, asked),
      of('o.restaurant_id', restaurantId),
      // A kitchen reads four digits of a phone, and finds by no more.
      restaurantId === undefined
        ? undefined
        : holds(sql`lower(o.order_number || ' ' || o.customer_name || ' ' || right(o.contact_phone, 4))`, asked),
      restaurantId === undefined ? undefined : isPlaced('o'),
    ],
    select: sql`o.order_number, o.customer_name, o.restaurant->>'restaurant_name' as restaurant_name,
      ${isoTime('o.placed_at')} as placed_at, ${rupeesOf('o.total')} as total, o.status,
      ${servedBy} as serving,
      (${isLateOrder('o', now)})::int as is_late,
      exists (select from refunds f where f.order_id = o.order_id and f.state = 'requested')::int as refund_asked`,
  }),
  restaurants: ({ asked }) => ({
    from: sql`restaurants r`,
    joins: sql`left join cities k on k.city_id = r.city_id`,
    key: 'r.restaurant_id',
    names: sql`array[r.restaurant_name]`,
    newest: 'r.created_on',
    where: [holds(sql`lower(r.restaurant_name)`, asked)],
    select: sql`r.restaurant_id, r.restaurant_name, k.cityname, r.lifecycle`,
  }),
  bookings: ({ asked, restaurantId }) => ({
    from: sql`bookings b`,
    joins: sql`join restaurants r on r.restaurant_id = b.restaurant_id`,
    key: 'b.booking_id',
    names: sql`array[b.booking_number, substr(b.booking_number, 4), b.name, b.phone]`,
    newest: 'b.starts_at',
    where: [
      holds(sql`lower(b.booking_number || ' ' || coalesce(b.name, '') || ' ' || coalesce(b.phone, ''))`, asked),
      of('b.restaurant_id', restaurantId),
      sql<SqlBool>`b.state not in ('held', 'expired')`,
    ],
    select: sql`b.booking_number, b.name, r.restaurant_name, ${isoTime('b.starts_at')} as starts_at,
      r.timezone as time_zone, b.guests, b.state`,
  }),
  complaints: ({ asked, now, restaurantId }) => ({
    from: sql`complaints c join orders o on o.order_id = c.order_id`,
    key: 'c.complaint_id',
    names: sql`array['C-' || c.complaint_id, c.complaint_id::text, c.name, c.subject]`,
    newest: 'c.created_on',
    where: [
      holds(
        sql`lower('C-' || c.complaint_id::text || ' ' || c.name || ' ' || c.email || ' ' || coalesce(c.subject, ''))`,
        asked,
      ),
      of('o.restaurant_id', restaurantId),
    ],
    select: sql`c.complaint_id, c.name, c.subject, left(c.message, 120) as message,
      o.restaurant->>'restaurant_name' as restaurant_name, c.status, ${isoTime('c.due_at')} as due_at,
      coalesce(c.due_at < ${now}::timestamptz and c.status <> 'waiting_customer', false) as overdue`,
  }),
  coupons: ({ asked, now, restaurantId }) => ({
    from: sql`coupons p`,
    key: 'p.coupon_id',
    names: sql`array[p.code::text, p.title]`,
    newest: 'p.created_on',
    where: [holds(sql`lower(p.code || ' ' || p.title)`, asked), of('p.owner_restaurant_id', restaurantId)],
    select: sql`p.coupon_id, p.code, p.title, ${isoTime('p.valid_to')} as valid_to, p.used,
      case when p.status in ('draft', 'paused', 'ended') then p.status when p.valid_to <= ${now}::timestamptz then 'over'
        when p.total_limit is not null and p.used >= p.total_limit then 'used_up'
        when p.valid_from > ${now}::timestamptz then 'coming' else 'running' end as state`,
  }),
  dishes: ({ asked, restaurantId }) => ({
    from: sql`dishes d`,
    key: 'd.menu_id',
    names: sql`array[d.dish_name, d.kitchen_name]`,
    newest: 'd.created_on',
    where: [
      holds(sql`lower(d.dish_name || ' ' || d.kitchen_name)`, asked),
      of('d.restaurant_id', restaurantId),
      sql<SqlBool>`d.deleted_on is null`,
    ],
    select: sql`d.menu_id, d.dish_name, ${rupeesOf('d.price')} as price, d.isactive`,
  }),
};

interface Hits<Row> {
  rows: Row[];
  total: number;
  has_more: boolean;
}

interface Candidate {
  key: number;
  names: (string | null)[];
}

const all = (conditions: Source['where']) =>
  sql.join(
    conditions.filter((each) => each !== undefined),
    sql` and `,
  );

/** The best rows of a kind among its newest hits, and how many hits there are. */
export async function findRows<Kind extends FoundKind>(
  db: Db,
  kind: Kind,
  { rows: most, ...scope }: Scope & { rows: number },
): Promise<Hits<FoundRows[Kind]>> {
  const { from, joins = sql``, key, names, newest, where, select } = sources[kind](scope);
  const id = sql.ref(key);
  const { rows: hits } = await sql<Candidate>`select ${id} as key, ${names} as names from ${from}
    where ${all(where)} order by ${sql.ref(newest)} desc, ${id} desc limit ${foundCountMax + 1}`.execute(db);
  const best = hits
    .slice(0, foundCountMax)
    .map((hit) => ({ key: hit.key, closeness: closenessOf(hit.names, scope.asked) }))
    .toSorted((one, other) => other.closeness - one.closeness)
    .slice(0, most)
    .map((hit) => hit.key);
  const counted = { total: Math.min(hits.length, foundCountMax), has_more: hits.length > foundCountMax };
  if (best.length === 0) return { rows: [], ...counted };
  const { rows } = await sql<FoundRows[Kind]>`select ${select} from ${from} ${joins}
    where ${id} = any(${best}) order by array_position(${best}::bigint[], ${id}::bigint)`.execute(db);
  return { rows, ...counted };
}
