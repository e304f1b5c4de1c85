import { type AuditEntry, listAudit } from '@tawa/contract/insight/audit';
import { auditActs } from '@tawa/domain/insight/audit-acts';
import { plainSentence } from '@tawa/domain/insight/audit-links';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { isOfCall } from '#testing/statements.ts';

const query = vi.spyOn(pg.Client.prototype, 'query');

let world: TestApp;
let adminId: number;
let office: TestCaller;

/** Rows of the demo world, as the log knows them. */
const examples = async (): Promise<Map<string, string>> => {
  const { rows } = await sql<{ kind: string; id: string | null }>`
    select 'restaurant' as kind, min(restaurant_id)::text as id from restaurants
    union all select 'user', min(user_id)::text from users where role = 'user'
    union all select 'order', min(order_number) from orders
    union all select 'booking', min(booking_number) from bookings
    union all select 'complaint', min(complaint_id)::text from complaints
    union all select 'coupon', min(coupon_id)::text from coupons
    union all select 'dish', min(menu_id)::text from dishes
    union all select 'blog', min(blogid)::text from blogs
    union all select 'contact', min(contact_id)::text from contact_messages
    union all select 'payout', min(payout_id)::text from payouts
    union all select 'payout_batch', min(payout_batch_id)::text from payout_batches
    union all select 'bank_format', min(bank_format_id)::text from bank_formats
    union all select 'refund', min(refund_id)::text from refunds
    union all select 'payment', min(payment_id)::text from payments
    union all select 'share_refund', min(share_refund_id)::text from share_refunds
    union all select 'venue', min(venue_id)::text from venues
    union all select 'city', min(city_id)::text from cities
    union all select 'category', min(category_id)::text from categories
    union all select 'faq', min(faq_id)::text from faqs
    union all select 'team_member', min(id)::text from team_members
    union all select 'testimonial', min(testimonial_id)::text from testimonials
    union all select 'hero_slide', min(hero_slide_id)::text from hero_slides
    union all select 'search_alias', min(alias_id)::text from search_aliases
    union all select 'dish_photo', min(dish_photo_id)::text from dish_photos
    union all select 'cancel_run', min(cancel_run_id)::text from cancel_runs`.execute(world.db);
  const found = new Map(rows.map(({ kind, id }) => [kind, id ?? '987654']));
  found.set('feedback', `${found.get('restaurant')}-${found.get('user')}`);
  for (const [kind, id] of [
    ['setting', 'platform_fee'],
    ['tax_rate', 'tcs'],
    ['provider_key', 'STRIPE_SECRET_KEY'],
    ['legal_text', 'refund-policy'],
    ['export', '/admin/orders/csv'],
    ['mail', '987654'],
    ['administrator', '987654'],
  ] as const)
    found.set(kind, id);
  return found;
};

const ofUsers = new Set(['administrator.by_link', 'administrator.join', 'administrator.role', 'administrator.remove']);
const ofRestaurants = new Set(['staff', 'partner_key', 'webhook']);
const offers = new Set(['coupon.agree', 'coupon.decline', 'coupon.withdraw']);

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const admin = await world.addUser({ role: 'admin', name: 'Leela Nambiar' });
  adminId = admin.userId;
  office = world.as(admin);
  const ids = await examples();
  const entries = Object.keys(auditActs).map((action) => {
    const kind = action.split('.')[0] ?? '';
    const subject = ofUsers.has(action) ? 'user' : ofRestaurants.has(kind) || offers.has(action) ? 'restaurant' : kind;
    return {
      actor_id: adminId,
      action,
      subject,
      subject_id: action === 'payout.draft' ? '2026-11-16' : (ids.get(subject) ?? '987654'),
    };
  });
  await world.db.insertInto('audit_entries').values(entries).execute();
}, 120_000);
afterAll(async () => {
  query.mockRestore();
  await world.close();
});

const page = (number: number) => office.ok(listAudit, { query: { page: number, sort: '-at' } });

const raw = /[{}[\]|]|undefined|987654|[0-9a-f]{8}-[0-9a-f]{4}/;

/** What of an entry a person could not read. */
function unreadable({ action, actor, subject_id, sentence, changes }: AuditEntry): string[] {
  const text = plainSentence({ parts: sentence });
  const isNumber = /^\d+$/.test(subject_id);
  const isOwnDeed = action === 'administrator.join' || action === 'administrator.by_link';
  return [
    ...(raw.test(text) || (isNumber && text.split(/\s+/).includes(subject_id)) ? [`${action}: ${text}`] : []),
    ...(isOwnDeed || text.includes(actor) ? [] : [`${action} names nobody: ${text}`]),
    ...changes.flatMap(({ field, before, after }) =>
      /[{}"]|[0-9a-f]{32}/.test(`${before} ${after}`) ? [`${action}, ${field}: ${before} → ${after}`] : [],
    ),
  ];
}

test('every act that can be written down, and every one of the demo, reads as a sentence with names (audit-4)', async () => {
  const { total_pages } = await page(1);
  const rows: AuditEntry[] = [];
  for (let number = 1; number <= total_pages; number += 1) rows.push(...(await page(number)).rows);
  expect(rows.flatMap(unreadable)).toEqual([]);
  const said = new Map(rows.map(({ action, sentence }) => [action, plainSentence({ parts: sentence })]));
  expect([...said.keys()]).toEqual(expect.arrayContaining(Object.keys(auditActs)));
  expect(said.get('order.refund')).toMatch(/^Leela Nambiar refunded order FD-\w{6} at .+$/);
  expect(said.get('restaurant.suspended')).toBe('Leela Nambiar suspended Dum & Handi');
  expect(said.get('payout.pay')).toMatch(
    /noted the statement of .+ for the week from .+ 2026 over -?₹[\d,.]+ as paid$/,
  );
  expect(said.get('feedback.hide')).toMatch(/^Leela Nambiar hid the review of Dum & Handi by .+$/);
  expect(said.get('complaint.reply')).toMatch(/^Leela Nambiar answered complaint C-\d+ about order FD-\w{6}$/);
  expect(said.get('setting.change')).toBe('Leela Nambiar changed “Platform fee”');
  expect(said.get('export.take')).toBe('Leela Nambiar downloaded the file “Every order”');
});

test('the names of a page come by one statement, however many kinds it is about (audit-4)', async () => {
  await page(1);
  query.mockClear();
  await page(1);
  const sent = query.mock.calls.map(([asked]) => asked).filter(isOfCall);
  expect(sent.length).toBeLessThanOrEqual(6);
});

test('the file for spreadsheets has the same sentences, and neither ids nor braces (audit-4)', async () => {
  const { body: file } = await world.app.inject({
    url: '/api/admin/audit/csv?subject=dish',
    headers: { authorization: `Bearer ${await world.tokenOf({ userId: adminId, role: 'admin' })}` },
  });
  expect(file.split('\n')[0]).toBe('at,who,what,reason,changed');
  expect(file).toMatch(/Leela Nambiar took .+ of .+ off the menu/);
  expect(file).not.toMatch(/[{}]/);
});

test('what somebody looks for is found by the name of what it was done to (audit-4)', async () => {
  const { rows } = await office.ok(listAudit, { query: { subject: 'restaurant' } });
  const name = rows.flatMap(({ sentence }) => sentence).find(({ to }) => to === 'restaurant')?.text ?? '';
  const found = await office.ok(listAudit, { query: { search: name.toLowerCase() } });
  expect(found.total).toBeGreaterThan(3);
});
