import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A list that is cut without saying so hides what is behind its end. Each place where a statement stops at more than one
// row stands here with what makes that right; a new one must find its own.
const page = 'a page, and the answer says what follows';
const share = 'a share of work that goes on';
const best = 'the first of a ranking, called so where it is shown';
const asked = 'as many as the caller asked for, or all';
const said = 'the screen says that there are more';

const cuts: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'insight/audit/audit.store.ts': [
    3,
    'the newest of a subject, the log itself is paged; of things that bear a name the first two hundred, a longer name finds the rest',
  ],
  'accounts/broadcasts/broadcasts.people.store.ts': [1, share],
  'accounts/broadcasts/broadcasts.sending.store.ts': [1, share],
  'accounts/news/news.store.ts': [1, 'the newest twenty, called so'],
  'accounts/news/news.sending.store.ts': [1, share],
  'accounts/partners/api/partners.api.store.ts': [2, page],
  'accounts/partners/webhooks/partners.sealed.store.ts': [1, share],
  'accounts/partners/webhooks/partners.sending.store.ts': [1, share],
  'accounts/partners/webhooks/partners.webhooks.store.ts': [
    3,
    `${page}; the answer says how many; more rows are refused`,
  ],
  'accounts/users/users.person.store.ts': [2, page],
  'accounts/deletion/deletion.store.ts': [1, share],
  'accounts/auth/auth.codes.store.ts': [
    1,
    'those who proved the number first, and enough to see that it is not one account’s',
  ],
  'accounts/auth/auth.store.ts': [
    2,
    'two to see that a name is not one account’s; addresses that a login is compared with',
  ],
  'content/blogs/blogs.store.ts': [1, page],
  'tables/bookings/bookings.store.ts': [1, page],
  'tables/bookings/bookings.timers.ts': [2, share],
  'care/complaints/complaints.read.store.ts': [1, page],
  'care/complaints/complaints.store.ts': [1, share],
  'money/coupons/coupons.office.store.ts': [1, 'suggestions while somebody types'],
  'content/crawlers/crawlers.store.ts': [1, 'the newest posts of a feed'],
  'money/documents/documents.store.ts': [2, share],
  'catalogue/dish-photos/dish-photos.store.ts': [1, 'the newest, called so where they are shown'],
  'accounts/exports/exports.store.ts': [1, 'the newest files; older ones have ended'],
  'catalogue/categories/categories.store.ts': [1, 'counted to 1,000, and written as 1,000+'],
  'catalogue/menu/counter/menu.reports.store.ts': [1, 'the newest fifty, called so where they are shown'],
  'catalogue/menu/menu.lists.store.ts': [3, asked],
  'accounts/notifications/notifications.inbox.store.ts': [1, page],
  'accounts/notifications/notifications.sms.store.ts': [1, share],
  'accounts/notifications/notifications.store.ts': [1, share],
  'ordering/groups/groups.store.ts': [
    1,
    'the newest twenty that are not over, of which a customer has one at a restaurant',
  ],
  'ordering/groups/groups.timers.store.ts': [2, share],
  'tables/bills/bills.online.store.ts': [
    3,
    'shares of work that goes on; and of a phone the parts that it claimed last, for the clock asks about all',
  ],
  'tables/bills/bills.timers.store.ts': [1, share],
  'ordering/orders/cancel-runs/orders.cancel-runs.store.ts': [1, 'the newest twenty, called so'],
  'ordering/orders/slots/orders.day.store.ts': [3, best],
  'ordering/orders/kitchen/orders.kitchen.store.ts': [1, page],
  'ordering/orders/line/orders.line.store.ts': [2, 'twice as many as a board holds; the last ten, called so'],
  'ordering/orders/printing/orders.printing.store.ts': [1, 'the last thirty, called so'],
  'ordering/orders/office/orders.overview.store.ts': [2, best],
  'ordering/orders/history/orders.read.store.ts': [1, page],
  'ordering/orders/history/orders.often.ts': [4, `${best}; the newest orders, since tastes change`],
  'ordering/orders/orders.store.ts': [3, share],
  'ordering/orders/promises/promises.store.ts': [2, `${share}; the newest orders, since a kitchen changes`],
  'money/payouts/payouts.store.ts': [1, page],
  'money/refunds/files/refunds.files.store.ts': [1, share],
  'money/refunds/refunds.read.store.ts': [1, page],
  'money/refunds/refunds.store.ts': [1, share],
  'money/refunds/stuck/refunds.stuck.store.ts': [1, 'the hundred that wait longest, with how many there are'],
  'money/shares/shares.back.store.ts': [1, share],
  'money/shares/shares.store.ts': [2, share],
  'catalogue/restaurants/list/restaurants.list.store.ts': [2, page],
  'catalogue/restaurants/list/restaurants.offers.store.ts': [1, best],
  'catalogue/restaurants/restaurants.store.ts': [2, asked],
  'catalogue/restaurants/settings/restaurants.switch.store.ts': [1, 'as many as were missed in a row'],
  'catalogue/reviews/reviews.office.store.ts': [2, `${page}; ${best}`],
  'catalogue/reviews/reviews.store.ts': [1, page],
  'catalogue/search/search.parts.store.ts': [13, said],
  'catalogue/search/search.store.ts': [11, said],
  'content/provider-keys/provider-keys.sealed.store.ts': [1, share],
  'money/settlement/payment-codes.store.ts': [1, share],
  'money/settlement/settlement.store.ts': [2, share],
  'insight/finding/finding.store.ts': [1, said],
  'money/tax-reports/tax-reports.count.ts': [1, share],
  'insight/statistics/statistics.store.ts': [2, best],
  'accounts/auth/account.sealed.store.ts': [1, share],
};

const modules = join(import.meta.dirname, '../../modules');
const cut = /\.limit\((?!1\))|\blimit (\$\{|(?!1\b)\d)/g;

test('no statement stops at a number of rows without a reason that stands here (requests-4)', () => {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts') && !file.includes('test'))
    .map((file) => [file, readFileSync(join(modules, file), 'utf8').match(cut)?.length ?? 0] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(cuts).map(([file, [count]]) => [file, count])),
  );
});
