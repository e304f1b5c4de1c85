import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, logInHere, storeVisitor, test } from './fixtures.ts';

// What each public page must hold without a line of script.
const pages: readonly [path: string, heading: RegExp, texts: readonly RegExp[]][] = [
  ['/', /Fresh\. Fast\. Flavorful\./, [/Popular dishes/, /Welcome to/, /Book your Table/, /What people say/]],
  ['/menu', /Menu/, [/Biryani/, /Book your Table/]],
  ['/about', /About/, [/Welcome to/, /4,000\+/, /You cook/]],
  ['/ourdishes', /Dishes/, [/₹\d+\.\d\d/]],
  ['/dish/1', /Biryani|Dosa|./, [/₹\d+\.\d\d/, /min preparation/, /Good to know/, /Buy Now/]],
  ['/restaurants', /Restaurants/, [/Dum & Handi/, /Cuisine/]],
  ['/restaurantdetails/Dum-Handi/1', /Dum & Handi/, [/Most ordered/, /Ratings and reviews/, /Opening hours/]],
  ['/blogs', /Blog/, [/Showing 6 of \d+ Blogs/]],
  ['/blogdetails/any/1', /./, [/min read/, /More from the blog/]],
  ['/contact-us', /Contact us/, [/Send message/, /Mon-Fri 9:00-21:00/]],
  ['/faq', /Frequently asked questions/, [/Who brings my food\?/]],
  ['/ourteam', /Our Team/, [/Grievance Officer/]],
  ['/privacy-policy', /Privacy/, [/./]],
  ['/term-of-use', /Terms/, [/./]],
  ['/refund-policy', /Refund/, [/5 to 7 business days/]],
  ['/cookie-policy', /Cookie Policy/, [/Legal/]],
  ['/fair-play', /Fair play/, [/Basket sneaking/, /All thirteen last passed/]],
  ['/food-safety-compliance', /Food/, [/24 hours/]],
  ['/complaints', /complaint/, [/Order ID/, /Submit complaint/]],
  ['/complaints/new', /complaint/, [/Order ID/]],
  ['/login', /Welcome back/, [/Remember me/, /Forgot password/]],
  ['/signup', /Register New User/, [/terms of use/]],
  ['/register-restaurant', /Register your restaurant/, [/terms of use/]],
  ['/forgot-password', /Forgot password/, [/Send reset link/]],
  ['/search?q=dal', /dal/, [/./]],
  ['/nothing-here', /This plate is empty/, [/Back to Home/]],
];

test('every public page is whole without a line of script (first-page-2)', async ({ request }) => {
  for (const [path, heading, texts] of pages) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(path === '/nothing-here' ? 404 : 200);
    const html = (await answer.text()).replaceAll('&amp;', '&').replaceAll('<!-- -->', '');
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
    expect(title, path).toMatch(heading);
    // Sent before the code came, any other form would put what was typed into the address.
    for (const [form] of html.matchAll(/<form[^>]*>/g)) expect(form, path).toMatch(/method="dialog"|role="search"/);
    const body = html
      .slice(html.indexOf('<body'))
      .replaceAll(/<script.*?<\/script>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ');
    for (const text of texts) expect(body, path).toMatch(text);
  }
});

/** Opens a page, acts while these files are still on their way, and lets them come. */
async function actEarly(page: Page, path: string, files: string, act: () => Promise<unknown>): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await storeVisitor(page);
  await page.route(`**/assets/${files}.js`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  release();
}

test('a login that is sent before the code of its page is there goes through as soon as it is, once (first-page-4)', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await actEarly(page, '/login', '*', async () => {
    await logInHere(page, 'user');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent.filter((path) => path === '/api/users/login')).toHaveLength(1);
});

test('filters that are set before the code of their page is there are what the address then says', async ({ page }) => {
  await actEarly(page, '/restaurants', '*', async () => {
    await page.getByText('Chinese').first().click();
    await page.getByRole('searchbox', { name: 'Search restaurants' }).fill('wok');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rating');
  });
  for (const part of [/Chinese/, /search=wok/, /sort=rating/]) await expect(page).toHaveURL(part);
});

test('what is done in a part of a page whose code comes later is heard when it is there', async ({ page }) => {
  await actEarly(page, '/', 'home-below*', async () => {
    const dishes = page.getByRole('region', { name: 'Popular dishes' });
    await dishes
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await actEarly(page, '/about', 'search-field*', () => page.getByRole('combobox', { name: /^Search/ }).fill('dosa'));
  await expect(page.getByRole('gridcell').first()).toBeVisible();
});

test('no public page scrolls sideways on a phone or a tablet (first-page-2)', async ({ page }) => {
  await storeVisitor(page);
  for (const [path] of pages.slice(0, 9)) {
    await page.goto(path);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), { message: path })
        .toBeLessThanOrEqual(0);
    }
  }
});

test('what the build knows of its own source is not served, and no file leads to it', async ({ request }) => {
  const built = resolve(import.meta.dirname, '../dist/web/client');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(0);
  for (const file of maps) expect((await request.get(`/${file}`)).status(), file).toBe(404);
  for (const file of files.filter((name) => /\.(js|css)$/.test(name)))
    expect(readFileSync(join(built, file), 'utf8'), file).not.toContain('sourceMappingURL');
});
