import type { Page } from '@playwright/test';
import { addShopper, fillCart, order } from './shopper.ts';
import { expect, openKitchen, openSession, storeVisitor, test, type Session } from './fixtures.ts';

const shiftMax = 0.02;
const stillMs = 500;
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const open = ['/', '/restaurants', '/ourdishes', '/restaurantdetails/Dum-Handi/1', '/dish/1', '/search?q=biryani'];
// What a page has more for who is known, or less for who named no city.
const openForKnown = ['/', '/restaurants', '/restaurantdetails/Dum-Handi/1', '/dish/1'];
const openWithoutCity = ['/', '/restaurants', '/ourdishes'];
const own = [
  '/dashboard',
  '/cart',
  '/checkout',
  '/myorders',
  '/favourites',
  '/mybookings',
  '/notifications',
  '/myaddress',
  '/complaints',
  '/user-profile-settings',
];

declare global {
  interface Window {
    shifts: { value: number; at: number; parts: string[] }[];
  }
}

/** Writes down what moves without being touched, and what it was. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node: unknown) =>
      node instanceof Element ? `${node.tagName.toLowerCase()} “${(node.textContent ?? '').slice(0, 40)}”` : '';
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: unknown }[] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const value = 'value' in entry ? Number(entry.value) : 0;
        window.shifts.push({ value, at: Math.round(entry.startTime), parts: sources.map(({ node }) => nameOf(node)) });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** Until nothing of the page was written anew for so long: what the last answer moved is told by then. */
const untilStill = (ms: number) =>
  new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, ms);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, ms);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Opens a page, waits until it asks for nothing any more, and answers what moved by more than is borne. */
async function findShifts(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState('load');
  const places = page.locator('#content .animate-shimmer').filter({ visible: true });
  await expect(places, `${path} waits for something`).toHaveCount(0, { timeout: 20_000 });
  await page.evaluate(untilStill, stillMs);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= shiftMax) return [];
  const worst = shifts.toSorted((one, other) => other.value - one.value).slice(0, 3);
  return [`${path} moves by ${sum.toFixed(3)}: ${JSON.stringify(worst)}`];
}

async function findAll(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await findShifts(page, path)));
  return faults;
}

for (const viewport of sizes)
  test.describe(`at ${viewport.width} px nothing moves by itself (first-page-6)`, () => {
    test.use({ viewport });
    test.slow();

    test('for a guest, with a city and without one', async ({ page, browser }) => {
      await watchShifts(page);
      await storeVisitor(page);
      expect(await findAll(page, open)).toEqual([]);
      const stranger = await (await browser.newContext({ viewport })).newPage();
      await watchShifts(stranger);
      expect(await findAll(stranger, openWithoutCity)).toEqual([]);
    });

    test('for the demo customer, in the first page after a login too', async ({ page }) => {
      await watchShifts(page);
      const session = await openSession(page, 'user');
      await storeVisitor(page, session);
      expect(await findAll(page, [...openForKnown, ...own, '/'])).toEqual([]);
    });

    test('for somebody with a full cart and an order under way', async ({ page }) => {
      await openKitchen(page);
      const shopper: Session = await addShopper(page.request);
      const number = await order(page.request, shopper, 'cod');
      await fillCart(page.request, shopper);
      await watchShifts(page);
      await storeVisitor(page, shopper);
      expect(await findAll(page, ['/', '/', '/cart', '/checkout', '/myorders', `/myorders/${number}`])).toEqual([]);
    });
  });
