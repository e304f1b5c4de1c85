import type { Page, Route } from '@playwright/test';
import { expect, storeVisitor, test, visit, watch } from './fixtures.ts';

const dayMs = 24 * 60 * 60_000;

const forMembers = ['/', '/restaurantdetails/Dum-Handi/1', '/dish/1'];

const screens = [
  '/',
  '/menu',
  '/restaurants',
  '/restaurantdetails/Dum-Handi/1',
  '/dish/1',
  '/search?q=dal',
  '/blogdetails/any/1',
  '/faq',
  '/hi/restaurantdetails/Dum-Handi/1',
];

/** The same answer after something changed: each figure is one more, each text says so. */
function changed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, name)]));
  if (/(_count|_orders|_percent|_fee|_time|^price)$/.test(key) && typeof value === 'number') return value + 1;
  if (/(^description|_name|^title|^name|^question)$/.test(key) && typeof value === 'string') return `${value} (new)`;
  return value;
}

async function answerChanged(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue();
  const response = await route.fetch();
  const isJson = (response.headers()['content-type'] ?? '').includes('json');
  if (!isJson || !response.ok()) return route.fulfill({ response });
  return route.fulfill({ response, json: changed(await response.json()) });
}

/** Opens pages that were drawn yesterday, whose parts come one after the other and whose answers are others by now. */
async function openOld(page: Page, paths: readonly string[]): Promise<void> {
  const faults = watch(page);
  await page.clock.install({ time: Date.now() + dayMs });
  await page.clock.resume();
  await page.route('**/api/**', answerChanged);
  await page.route('**/assets/{restaurant,below,home,footer,dish,search}-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1').first(), path).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await page.waitForLoadState('networkidle');
    expect(faults, path).toEqual([]);
  }
}

test('a page that was kept since yesterday comes alive as it was sent, and then says what is true now (first-page-9)', async ({
  browser,
  page: guest,
}) => {
  await storeVisitor(guest);
  await openOld(guest, screens);
  const member = await visit(browser, 'user');
  await openOld(member, forMembers);
  await member.goto('/restaurantdetails/Dum-Handi/1');
  await expect(member.getByRole('article', { name: /\(new\)/ }).first()).toBeVisible();
});

test('a page that cannot come alive stays as it was sent, and its links lead on (first-page-10)', async ({
  browser,
  page: _page,
}) => {
  const page = await visit(browser);
  await page.route('**/faq', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('Frequently asked questions</h1>', 'Words of a proxy</h1>') });
  });
  const told = page.waitForEvent('pageerror');
  await page.goto('/faq', { waitUntil: 'commit' });
  await told;
  await page.waitForLoadState('load');
  await expect(page.getByRole('heading', { name: 'Words of a proxy' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/contact-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('plain pages name no picture and fetch no font, and the switch brings both back (reading-2)', async ({
  browser,
  page: first,
}) => {
  await storeVisitor(first);
  await first.goto('/faq');
  const plainSwitch = (page: Page) =>
    page.getByRole('contentinfo').getByRole('switch', { name: 'No pictures, less data' });
  await plainSwitch(first).check();
  await expect(first.locator('html[data-plain]')).toBeAttached();
  // The browser that has read whole pages finds their fonts in its memory.
  const page = await (await browser.newContext({ storageState: await first.context().storageState() })).newPage();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['image', 'font'].includes(request.resourceType())) fetched.push(new URL(request.url()).pathname);
  });
  // The front page leads who chose them to the pages without scripts.
  for (const path of ['/menu', '/restaurantdetails/Dum-Handi/1', '/dish/1', '/ourdishes']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main img').count(), path).toBe(0);
  }
  expect(fetched.filter((path) => !path.startsWith('/icons/') && !/icons-\w+\.svg$/.test(path))).toEqual([]);
  await plainSwitch(page).uncheck();
  await expect(page.locator('main img').first()).toBeVisible();
});

test('the size of text is kept on this device and holds from the first paint (reading-1)', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/faq');
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  const normal = await size();
  await page.getByRole('contentinfo').getByText('Largest', { exact: true }).click();
  await expect.poll(size).toBeCloseTo(normal * 1.3, 1);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('body').waitFor();
  expect(await size()).toBeCloseTo(normal * 1.3, 1);
});
