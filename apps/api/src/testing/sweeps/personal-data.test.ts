import { getDeletion, requestDeletion } from '@tawa/contract/accounts/auth.account';
import { addUser, me } from '@tawa/contract/accounts/auth';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteDueAccounts } from '#modules/accounts/deletion/deletion.service.ts';
import { personalData } from '#modules/accounts/exports/personal-data.store.ts';
import { startTestApp, type TestApp } from '../app.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
});
afterAll(() => world.close());

/**
 * What becomes of each table that names an account, by its columns. A new table belongs here: what a person keeps is
 * exported and goes with the account; what the product must keep says nothing about the person any more.
 */
const fates: Record<string, string> = {
  account_links: 'goes with the account',
  addresses: 'exported, goes with the account',
  booking_events: 'the booking’s own history, ids alone',
  audit_entries: 'the office’s own, ids alone',
  bank_answers: 'the office’s own, ids alone',
  bookings: 'exported, loses its contact',
  broadcast_recipients: 'exported, goes with the account',
  broadcasts: 'the office’s own, ids alone',
  cancel_runs: 'the office’s own, ids alone',
  cart_items: 'exported, goes with the account',
  carts: 'goes with the account',
  complaint_events: 'the complaint’s own history, ids alone',
  complaint_messages: 'exported with the complaint, stays with it',
  complaint_notes: 'the office’s own',
  complaint_photos: 'counted in the export, stays with the complaint',
  complaints: 'exported, loses its contact',
  consents: 'exported, the proof stays',
  contact_replies: 'goes with the message it answers',
  contact_messages: 'exported, goes with the account',
  coupon_consents: 'a restaurant’s contract',
  city_announcements: 'the office’s own, ids alone',
  city_terms: 'the office’s own, ids alone',
  coupon_declines: 'a restaurant’s contract',
  coupon_redemptions: 'exported, stays with the order',
  coupon_user_usage: 'a counter',
  data_exports: 'goes with the account',
  diet_profiles: 'exported, goes with the account',
  dish_counter_prices: 'a kitchen’s own, ids alone',
  dish_price_changes: 'a kitchen’s own history, ids alone',
  dish_photos: 'exported, goes with the account',
  dishes: 'a kitchen’s own, ids alone',
  dish_ratings: 'exported, stays without a name',
  favourite_restaurants: 'exported, goes with the account',
  favourites: 'exported, goes with the account',
  feedback_decisions: 'the office’s own',
  group_orders: 'forgotten within days',
  goodwill: 'exported, loses its reason',
  idempotency_keys: 'forgotten within days',
  ledger_transactions: 'the books',
  legal_texts: 'the office’s own',
  legal_translations: 'the office’s own',
  legal_withdrawals: 'the office’s own',
  news_permissions: 'exported, goes with the account',
  news_receipts: 'exported, goes with the account',
  notification_choices: 'exported, goes with the account',
  notifications: 'exported, goes with the account',
  office_invitations: 'the office’s own, goes once it is used',
  owner_links: 'the office’s own, ids alone once the link is used',
  orders: 'exported, a paper of the tax law',
  payout_batches: 'the office’s own, ids alone',
  packing_photos: 'a kitchen’s own, ids alone',
  partner_keys: 'a restaurant’s own, ids alone',
  pins: 'goes with the account',
  price_reports: 'exported, stays without a name',
  provider_keys: 'the office’s own, ids alone',
  push_subscriptions: 'exported, goes with the account',
  quotes: 'forgotten within days',
  ratings: 'exported, stays without a name',
  recovery_codes: 'goes with the account',
  refund_appeals: 'a kitchen’s own, ids alone',
  refunds: 'exported, stays with the order',
  restaurant_commissions: 'the office’s own, ids alone',
  restaurant_steps: 'a restaurant’s own history, ids alone',
  restaurants: 'blocks the deletion',
  restaurant_news: 'a kitchen’s own, ids alone',
  review_reports: 'exported, stays without a name',
  reviews: 'exported, stays without a name',
  saved_views: 'exported, goes with the account',
  scheduled_report_readers: 'the office’s own, ids alone',
  scheduled_reports: 'the office’s own, ids alone',
  sessions: 'exported, ended and forgotten',
  settings: 'the office’s own, ids alone',
  staff: 'a restaurant’s own, ids alone once the invitation is used',
  store_credits: 'exported, the books',
  table_parts: 'a restaurant’s own, ids alone',
  table_waits: 'exported, loses its contact',
  tablets: 'a restaurant’s own, ids alone',
  tax_rates: 'the office’s own, ids alone',
  uploads: 'a quota',
  user_notes: 'the office’s own, goes with the account',
  webhook_endpoints: 'a restaurant’s own, ids alone',
};

async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`.execute(world.db);
  return rows.map(({ name }) => name);
}

test('of every table that names an account it is said what becomes of it (deletion-1)', async () => {
  const unsaid = (await tablesOfPeople()).filter((table) => !(table in fates));
  expect(unsaid).toEqual([]);
});

test('what is said to be exported is read by the export', async () => {
  const exported = Object.entries(fates).filter(([, fate]) => fate.startsWith('exported'));
  const queries = Object.values(personalData).map(
    ({ rows }) => rows({ user_id: 1001, email: 'a@example.in' }).compile(world.db).sql,
  );
  const missing = exported.filter(([name]) => !queries.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(missing.map(([name]) => name)).toEqual([]);
});

const name = 'Zyxnila Qwrao';
const email = 'zyxnila@example.in';
const mobile = '9123409876';
const password = 'blue-lantern-42';

/** A customer with something in every corner, and one finished order with its paper. */
async function addNila(): Promise<number> {
  const { userId } = await world.guest.ok(addUser, { body: { name, email, mobile, password } });
  const statements = [
    sql`insert into addresses (user_id, label, line1, city_id, pincode, phone) values (${userId}, ${name}, 'x Road', 1, '560038', ${mobile})`,
    sql`insert into contact_messages (name, email, mobile, subject, message) values (${name}, ${email}, ${mobile}, 'Hello', 'Hello there')`,
    sql`insert into notifications (user_id, kind, title, sent_at) values (${userId}, 'order_placed', ${name}, now())`,
    sql`update complaints set user_id = ${userId}, name = ${name}, email = ${email}, phone = ${mobile}
      where complaint_id = (select min(complaint_id) from complaints)`,
    sql`update bookings set user_id = ${userId}, name = ${name}, email = ${email}, phone = ${mobile}
      where booking_id = (select min(booking_id) from bookings where state = 'completed')`,
    sql`insert into sessions (user_id, expires_at, user_agent, address) values (${userId}, now() + interval '30 days', ${name}, '203.0.113.7')`,
  ];
  for (const statement of statements) await statement.execute(world.db);
  return userId;
}

/** The tables in which a text still stands. */
async function whereabouts(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(world.db);
  const found: string[] = [];
  for (const { name: table } of rows) {
    const hit = await sql`select 1 from ${sql.table(table)} t where t::text ilike ${`%${text}%`} limit 1`.execute(
      world.db,
    );
    if (hit.rows.length > 0) found.push(table);
  }
  return found;
}

test('a week after the deletion no table knows the person any more (deletion-1)', async () => {
  const userId = await addNila();
  const caller = world.as({ userId, role: 'user' });
  await world.letters();
  expect((await whereabouts(name)).length).toBeGreaterThan(5);
  expect(await caller.ok(getDeletion, {})).toMatchObject({ blockers: [] });
  expect((await caller.call(requestDeletion, { body: { password } })).status).toBe(200);
  world.clock.advance(7 * dayMs + 1000);
  await deleteDueAccounts(world.deps);
  await world.letters();
  // The last letter says goodbye and is forgotten with the others of its month.
  for (const text of [name, mobile, '203.0.113.7']) expect(await whereabouts(text)).toEqual([]);
  expect(await whereabouts(email)).toEqual(['mails']);
  expect((await caller.call(me, {})).status).toBe(401);
});
