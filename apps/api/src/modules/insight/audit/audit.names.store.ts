// What the things in the log are called now: one statement for all entries of a page, however many kinds they are about.
import { reportKeys, scheduledReports } from '@tawa/domain/insight/scheduled-reports';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** A thing by its kind and its id as text. */
export interface Asked {
  kind: NamedKind;
  id: string;
}

/** Of each kind: the column by which the log knows it, and what it is called. `u` stands for the rows that are asked for. */
const money = (paise: string) =>
  `case when ${paise} < 0 then '-' else '' end || '₹' || to_char(abs(${paise}) / 100.0, 'FM99,99,99,99,990.00')`;
const weekOf = (from: string) => `to_char(${from}, 'FMDD Mon YYYY')`;
const zone = `at time zone 'Asia/Kolkata'`;
const ofOrder = `'order ' || o.order_number || coalesce(' at ' || r.restaurant_name, '')`;
const orderOf = 'join orders o using (order_id) left join restaurants r on r.restaurant_id = o.restaurant_id';
const reportTitle = `case s.report ${reportKeys.map((key) => `when '${key}' then '“${scheduledReports[key].title}”'`).join(' ')} end`;
const venueName = `v.name || ' of ' || r.restaurant_name`;

const kinds = {
  administrator: ['office_invitations i', 'i.office_invitation_id', 'i.name'],
  bank_format: ['bank_formats b', 'b.bank_format_id', 'b.name'],
  blog: ['blogs b', 'b.blogid', `'“' || coalesce(nullif(b.title, ''), 'Untitled') || '”'`],
  booking: [
    'bookings b join restaurants r using (restaurant_id)',
    'b.booking_number',
    `'booking ' || b.booking_number || ' at ' || r.restaurant_name`,
  ],
  broadcast: ['broadcasts b', 'b.broadcast_id', `'“' || b.title || '”'`],
  cancel_run: [
    'cancel_runs c',
    'c.cancel_run_id',
    `'the cancel run of ' || to_char(c.started_on ${zone}, 'FMDD Mon YYYY, FMHH12:MI am')`,
  ],
  category: ['categories c', 'c.category_id', 'c.category_name'],
  city: ['cities c', 'c.city_id', 'c.cityname'],
  city_announcement: ['city_announcements a', 'a.city_announcement_id', `'“' || a.words || '”'`],
  complaint: [
    'complaints c join orders o using (order_id)',
    'c.complaint_id',
    `'complaint C-' || c.complaint_id || ' about order ' || o.order_number`,
  ],
  contact: [
    'contact_messages c',
    'c.contact_id',
    `'the message of ' || to_char(c.created_on ${zone}, 'FMDD Mon YYYY, FMHH12:MI am')`,
  ],
  coupon: ['coupons c', 'c.coupon_id', 'c.code'],
  dish: [
    'dishes d join restaurants r using (restaurant_id)',
    'd.menu_id',
    `d.dish_name || ' of ' || r.restaurant_name`,
  ],
  dish_photo: [
    'dish_photos p join dishes d using (menu_id) join restaurants r on r.restaurant_id = d.restaurant_id',
    'p.dish_photo_id',
    `d.dish_name || ' of ' || r.restaurant_name`,
  ],
  price_report: [
    'price_reports q join dishes d using (menu_id) join restaurants r on r.restaurant_id = d.restaurant_id',
    'q.price_report_id',
    `d.dish_name || ' of ' || r.restaurant_name`,
  ],
  news: ['restaurant_news m join restaurants r using (restaurant_id)', 'm.news_id', 'r.restaurant_name'],
  faq: ['faqs f', 'f.faq_id', `'“' || f.question || '”'`],
  hero_slide: ['hero_slides h', 'h.hero_slide_id', `'“' || h.heading || '”'`],
  office_role: ['office_roles a', 'a.office_role_id', `'“' || a.role_name || '”'`],
  order: ['orders o left join restaurants r using (restaurant_id)', 'o.order_number', ofOrder],
  payment: [`payments p ${orderOf}`, 'p.payment_id', `'the payment of ' || ${ofOrder}`],
  payout: [
    'payouts p join restaurants r using (restaurant_id)',
    'p.payout_id',
    `'the statement of ' || r.restaurant_name || ' for the week from ' || ${weekOf('p.period_from')} || ' over ' || ${money('p.net')}`,
  ],
  payout_batch: [
    'payout_batches b',
    'b.payout_batch_id',
    `'bank file ' || b.payout_batch_id || ' of ' || to_char(b.made_on ${zone}, 'FMDD Mon YYYY')`,
  ],
  refund: [`refunds f ${orderOf}`, 'f.refund_id', `'the refund of ' || ${money('f.amount')} || ' for ' || ${ofOrder}`],
  refund_sum: ['refunds f', 'f.refund_id', money('f.amount')],
  share_refund: ['share_refunds b', 'b.share_refund_id', `'what goes back to a guest, ' || ${money('b.amount')}`],
  restaurant: [
    'restaurants r',
    'r.restaurant_id',
    `coalesce(nullif(r.restaurant_name, ''), 'a restaurant without a name')`,
  ],
  scheduled_report: ['scheduled_reports s', 's.scheduled_report_id', reportTitle],
  search_alias: ['search_aliases s', 's.alias_id', `'“' || s.written || '”'`],
  team_member: ['team_members t', 't.id', 't.name'],
  testimonial: ['testimonials t', 't.testimonial_id', 't.author_name'],
  user: ['users w', 'w.user_id', 'w.name'],
  venue: ['venues v join restaurants r using (restaurant_id)', 'v.venue_id', venueName],
} as const satisfies Readonly<Record<string, readonly [string, string, string]>>;
export type NamedKind = keyof typeof kinds;

const textKeys: ReadonlySet<string> = new Set(['order', 'booking']);
const isNumber = /^\d{1,9}$/;

/** Whether things of this kind are called by a row of a table. */
export const isNamedKind = (kind: string): kind is NamedKind => Object.hasOwn(kinds, kind);

function partOf(kind: NamedKind, ids: readonly string[]): RawBuilder<unknown> | undefined {
  const [from, key, name] = kinds[kind];
  const isText = textKeys.has(kind);
  const fit = isText ? ids : ids.filter((id) => isNumber.test(id));
  if (fit.length === 0) return undefined;
  const asked = isText ? sql`${fit}::text[]` : sql`${fit.map(Number)}::int[]`;
  return sql`select ${sql.lit(kind)} as kind, ${sql.raw(key)}::text as id, ${sql.raw(name)} as name
    from ${sql.raw(from)} where ${sql.raw(key)} = any (${asked})`;
}

/** The names of what was asked for, by `kind id`; what is gone is not in it. */
export async function nameAll(db: Db | Tx, asked: readonly Asked[]): Promise<Map<string, string>> {
  const ids = new Map<NamedKind, Set<string>>();
  for (const { kind, id } of asked) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  const parts = [...ids].map(([kind, all]) => partOf(kind, [...all])).filter((part) => part !== undefined);
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{ kind: string; id: string; name: string }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  );
  return new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
}
