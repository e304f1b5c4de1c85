// What somebody hears who sees nothing, in its order: each script is kept in docs/by-ear, to be read. A change of what is
// spoken changes a file there: `npx playwright test -c e2e/playwright.config.ts by-ear --update-snapshots`, then read it.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { dayMs } from '@tawa/domain/common/durations';
import { expect, openKitchen, openSession, type Session, storeVisitor, test, visit } from './fixtures.ts';
import { addShopper, ask, cook, deliver, fillCart, order } from './shopper.ts';

const zoneMs = 5.5 * 3_600_000;

const changing: readonly (readonly [RegExp, string])[] = [
  [/\b\d{1,2}:\d{2} [ap]m\b/g, '{time}'],
  [/\b\d{1,2} [A-Z][a-z]{2} \d{4}\b/g, '{date}'],
  [/FD-\w{6}/g, '{number}'],
  [/(Open \{number\}": )\w{4}/g, '$1{last four}'],
  [/\d( \d){3}/g, '{code}'],
  [/\b\d+ minutes?\b/g, '{count} minutes'],
  [/\b\d+ min\b/g, '{count} min'],
  [/shopper\.[\w-]+@example\.com/g, '{mail}'],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} [A-Z][a-z]{2}\b/g, '{day}'],
  [/\b\d{4}-\d{2}-\d{2}\b/g, '{date}'],
  [/\bheld for \d{1,2}:\d{2}\b/g, 'held for {minutes}'],
  [/\b\d{1,2}:\d{2} to \{time\}/g, '{time} to {time}'],
  // How many times there are, and which are taken, is the day's.
  [
    /(?: *- listitem:\n *- button "\{time\}(?: Taken)?"(?: \[disabled\])?\n)+/g,
    '    - listitem, once for each time:\n      - button "{time}"\n',
  ],
  [/Rated [\d.]+ \(\d+ ratings? ?\)/g, 'Rated {stars} ({count} ratings)'],
];

/** A calendar date in the restaurants’ zone, some days from now. */
const dayAhead = (days: number) => new Date(Date.now() + zoneMs + days * dayMs).toISOString().slice(0, 10);

/** What of a part is spoken, without what differs from day to day. */
async function hear(part: Locator): Promise<string> {
  const spoken = (await part.ariaSnapshot()).replaceAll(/^ *- \/url: .*\n?/gm, '');
  return `${changing.reduce((text, [found, word]) => text.replaceAll(found, word), spoken).trimEnd()}\n`;
}

async function open(page: Page, path: string, heading: string | RegExp): Promise<Locator> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(page.locator('#content .animate-shimmer').filter({ visible: true })).toHaveCount(0);
  return page.getByRole('main');
}

/** Takes every table and pair of the demo restaurant that seats five: the room, and one half of each pair. */
async function fillTables(request: APIRequestContext, owner: Session, starts_at: string): Promise<void> {
  const { venues }: { venues: { tables: { table_id: number; name: string }[] }[] } = await ask(
    request,
    owner,
    'GET /venues',
  );
  for (const { table_id, name } of venues.flatMap(({ tables }) => tables))
    if (['P1', 'T5', 'R1'].includes(name)) {
      const booking = { source: 'phone', name: 'A Full House', guests: 1, starts_at, table_ids: [table_id] };
      await ask(request, owner, 'POST /desk/bookings', booking);
    }
}

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => openKitchen(page));

test('the first order, its tracking and the kitchen’s ticket are spoken as written down (ear-1)', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const shopper = await addShopper(page.request);
  await storeVisitor(page, shopper);
  await open(page, '/restaurantdetails/Dum-Handi/1', 'Dum & Handi');
  await page.getByRole('button', { name: 'Add Hyderabadi Chicken Dum Biryani' }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio', { name: /Large/ })).toBeVisible();
  await expect(sheet.getByText(/more than in the restaurant/)).toBeVisible();
  expect(await hear(sheet)).toMatchSnapshot('1-dish.txt');

  await fillCart(page.request, shopper);
  const cart = await open(page, '/cart', 'Your cart');
  await expect(cart.getByRole('link', { name: /^Go to checkout/ })).toBeVisible();
  expect(await hear(cart.getByRole('region', { name: 'Dishes' }))).toMatchSnapshot('2-cart.txt');
  expect(await hear(cart.getByRole('region', { name: 'Bill' }))).toMatchSnapshot('3-bill.txt');

  const checkout = await open(page, '/checkout', 'Checkout');
  await expect(checkout.getByRole('button', { name: /^Place order/ })).toBeVisible();
  expect(await hear(checkout)).toMatchSnapshot('4-checkout.txt');

  const number = await order(page.request, shopper, 'cod');
  const kitchen = await visit(browser, 'restaurant');
  await kitchen.goto('/orders');
  const ticket = kitchen.getByRole('article', { name: number });
  await expect(ticket.getByRole('button', { name: /^Accept/ })).toBeVisible();
  expect(await hear(ticket)).toMatchSnapshot('6-kitchen-ticket.txt');

  const placed = await open(page, `/myorders/${number}`, 'Waiting for the kitchen');
  expect(await hear(placed)).toMatchSnapshot('5-order-placed.txt');
  const session = await openSession(kitchen, 'restaurant');
  await cook(page.request, session, number, 'out_for_delivery');
  await expect(page.getByRole('heading', { name: 'On the way', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Handover code/ })).toBeVisible();
  expect(await hear(placed)).toMatchSnapshot('7-order-on-the-way.txt');
  await deliver(page.request, session, shopper, number);
  await expect(page.getByRole('heading', { name: 'Delivered', level: 1 })).toBeVisible();

  const report = await open(page, `/complaints/new?order=${number}`, 'File a complaint');
  await expect(report.getByText(/Your orders with a refund in 90 days/)).toBeVisible();
  expect(await hear(report.getByRole('form'))).toMatchSnapshot('8-refund-asked.txt');
});

test('a booking, and what a kitchen has on its board, are spoken as written down (ear-1)', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const shopper = await addShopper(page.request);
  await storeVisitor(page, shopper);
  const owner = await openSession(page, 'restaurant');
  const day = dayAhead(24);
  await fillTables(page.request, owner, `${day}T14:00:00+05:30`);
  await page.goto(`/restaurantdetails/Dum-Handi/1?date=${day}&guests=5#tables`);
  const section = page.getByRole('region', { name: 'Book a table' });
  await expect(section.getByRole('heading', { name: 'Times' })).toBeVisible();
  expect(await hear(section)).toMatchSnapshot('9-booking-times.txt');
  await section.getByRole('button', { name: '4:00 pm' }).click();
  await expect(section.getByText(/Your table is held for/)).toBeVisible();
  expect(await hear(section)).toMatchSnapshot('10-booking-held.txt');

  const number = await order(page.request, shopper, 'cod');
  await cook(page.request, owner, number, 'accepted');
  const kitchen = await visit(browser, 'restaurant');
  await kitchen.setViewportSize({ width: 1440, height: 900 });
  await kitchen.goto('/orders');
  const card = kitchen.getByRole('article').filter({ hasText: number.slice(-4) });
  await expect(card.getByRole('button', { name: 'Mark ready' })).toBeVisible();
  expect(await hear(card)).toMatchSnapshot('11-kitchen-preparing.txt');
  const { version } = await ask(page.request, shopper, `GET /orders/${number}`);
  await ask(page.request, owner, `PATCH /orders/${number}/status`, { to: 'ready', version });
  await expect(card.getByRole('button', { name: 'Send out' })).toBeVisible();
  expect(await hear(card)).toMatchSnapshot('12-kitchen-ready.txt');
});
