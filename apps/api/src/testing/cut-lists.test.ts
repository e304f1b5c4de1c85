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
  'audit/audit.store.ts': [1, 'the newest of a subject; the log itself is paged'],
  'auth/auth.deletion.store.ts': [1, share],
  'auth/auth.store.ts': [2, 'two to see that a name is not one account’s; addresses that a login is compared with'],
  'blogs/blogs.store.ts': [1, page],
  'bookings/bookings.store.ts': [1, page],
  'bookings/bookings.timers.ts': [2, share],
  'complaints/complaints.read.store.ts': [1, page],
  'complaints/complaints.store.ts': [1, share],
  'coupons/desk-coupons.store.ts': [1, 'suggestions while somebody types'],
  'crawlers/crawlers.store.ts': [1, 'the newest posts of a feed'],
  'documents/documents.store.ts': [2, share],
  'exports/exports.store.ts': [1, 'the newest files; older ones have ended'],
  'menu/menu.categories.store.ts': [1, 'counted to 1,000, and written as 1,000+'],
  'menu/menu.lists.store.ts': [3, asked],
  'notifications/notifications.inbox.store.ts': [1, page],
  'notifications/notifications.store.ts': [1, share],
  'orders/orders.day.store.ts': [3, best],
  'orders/orders.kitchen.store.ts': [1, page],
  'orders/orders.overview.store.ts': [2, best],
  'orders/orders.read.store.ts': [1, page],
  'orders/orders.store.ts': [3, share],
  'payouts/payouts.store.ts': [1, page],
  'refunds/refunds.read.store.ts': [1, page],
  'refunds/refunds.store.ts': [1, share],
  'restaurants/restaurants.list.store.ts': [2, page],
  'restaurants/restaurants.offers.store.ts': [1, best],
  'restaurants/restaurants.store.ts': [2, asked],
  'reviews/reviews.desk.store.ts': [2, `${page}; ${best}`],
  'reviews/reviews.store.ts': [1, page],
  'search/search.parts.store.ts': [11, said],
  'search/search.store.ts': [11, said],
  'settings/provider-keys.sealed.store.ts': [1, share],
  'settlement/settlement.store.ts': [2, share],
  'statistics/statistics.store.ts': [2, best],
  'users/users.sealed.store.ts': [1, share],
};

const modules = join(import.meta.dirname, '../modules');
const cut = /\.limit\((?!1\))|\blimit (\$\{|(?!1\b)\d)/g;

test('no statement stops at a number of rows without a reason that stands here', () => {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts') && !file.includes('test'))
    .map((file) => [file, readFileSync(join(modules, file), 'utf8').match(cut)?.length ?? 0] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(cuts).map(([file, [count]]) => [file, count])),
  );
});
