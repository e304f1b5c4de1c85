import type { Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, logInHere, openSession, storeVisitor, test } from './fixtures.ts';
import { dayMs } from '@tawa/domain/common/durations';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
// A refusal that no page expects; the browser reports those above 499 by itself.
const refused = { status: 429, json: { code: 'busy', message: '', requestId: 'test' } };
const tomorrow = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(Date.now() + dayMs);

const pages = [
  ['/', 'Tawa'],
  ['/about', 'About'],
  ['/menu', 'Menu'],
  ['/blogs', 'Blog'],
  ['/faq', 'Frequently asked questions'],
  ['/ourteam', 'Our Team'],
  ['/contact-us', 'Contact us'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/term-of-use', 'Terms of Use'],
  ['/refund-policy', 'Refund Policy'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/fair-play', 'Fair play'],
  ['/food-safety-compliance', 'Food Safety Compliance'],
  ['/complaints', 'File a complaint'],
  ['/ourdishes', 'Our Dishes'],
  ['/restaurants', 'Restaurants'],
] as const;

for (const [path, title] of pages)
  test(`${path} comes whole from the server, with its title, description and one canonical address (first-page-1)`, async ({
    page,
  }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(new RegExp(`<title>${title}`));
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html.match(/<link rel="canonical" href="[^"]*"/g)).toEqual([
      expect.stringMatching(new RegExp(`//[^/]+${path === '/' ? '/' : path}"$`)),
    ]);
    expect(html).toContain('<h1');
  });

test('the blog is read page by page, and Back returns to the page one came from', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText(/^Showing 6 of \d+ Blogs$/)).toBeVisible();
  const card = page.getByRole('article').first();
  const former = (await card.getAttribute('aria-label')) ?? '';
  await page.getByRole('link', { name: 'Page 2 of' }).first().click();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(card).not.toHaveAttribute('aria-label', former);
  const title = (await card.getAttribute('aria-label')) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/\d+ min read/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
});

test('a post answers at its one address: an old name leads there for good, an unknown post is not found', async ({
  page,
}) => {
  await storeVisitor(page);
  const moved = await page.request.get('/blogdetails/an-old-name/1', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  await page.goto('/blogdetails/an-old-name/1');
  await expect(page).toHaveURL(new RegExp(`${moved.headers().location}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reply = await page.goto('/blogdetails/nothing/99999');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('Blog not found.')).toBeVisible();
});

test('a list or a page that fails on the way says so and can be asked again', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/contact-us');
  // Only an alive page knows the city; a link pressed before would open the server's page.
  await expect(page.getByRole('button', { name: 'City: Bengaluru' })).toBeVisible();
  await page.route('**/api/blogs/active-blogs**', (route) => route.fulfill(refused));
  await main(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText('Failed to load blogs')).toBeVisible();
  await page.unroute('**/api/blogs/active-blogs**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Showing 6 of/)).toBeVisible();
  await page.route('**/api/restaurant/restaurantdetails/**', (route) => route.fulfill(refused));
  await main(page).getByRole('link', { name: 'Restaurants' }).click();
  await page.getByRole('article', { name: 'Dum & Handi' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('Reference test')).toBeVisible();
  await expectCleanHere(page);
});

test('a message to the office is sent, and the form is empty again', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('Subject').fill('Hello');
  await page.getByLabel('Message').fill('A kind word for the kitchen.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('questions are those of the reader’s own account', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/faq');
  await page.getByText('Can I cancel an order?').click();
  await expect(page.getByText('Free of charge until the kitchen accepts')).toBeVisible();
  await storeVisitor(page, await openSession(page, 'restaurant'));
  await page.goto('/faq');
  await expect(page.getByText('When can I add dishes?')).toBeVisible();
  await expect(page.getByText('Can I cancel an order?')).toBeHidden();
});

test('the footer leads to every legal text, and the refund policy keeps its figures (navigation-4)', async ({
  page,
}) => {
  await storeVisitor(page);
  await page.goto('/');
  for (const name of ['Privacy Policy', 'Terms of Use', 'Cookie Policy', 'Food Safety Compliance', 'Refund Policy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Legal', { exact: true })).toBeVisible();
  }
  await expect(page.getByText('2 hours of delivery')).toBeVisible();
  await expect(page.getByText('5 to 7 business days').first()).toBeVisible();
});

test('the phone’s menu has the six pages, Our Dishes among them (navigation-3)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeVisitor(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('dialog').getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'About', 'Our Dishes', 'Restaurants', 'Blog', 'Contact']);
});

test('a table wish that is not whole goes nowhere, a whole one goes on to the restaurants', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/menu');
  for (const list of await page.locator('main li:has(h2)').all())
    expect(await list.getByRole('heading', { level: 3 }).count()).toBeLessThanOrEqual(3);
  const find = page.getByRole('button', { name: 'Find a table' });
  await page.getByLabel('Name').fill('Meera Nair');
  await find.click();
  await expect(page.getByText('Check-In date is required')).toBeVisible();
  await expect(page).toHaveURL(/\/menu$/);
  await page.getByLabel('Email').fill('meera@example.com');
  await page.getByLabel('Phone').fill('9845012345');
  await page.getByLabel('Check-In date').fill(tomorrow());
  await page.getByLabel('Time').fill('20:00');
  await page.getByLabel('Guest').selectOption('4');
  await find.click();
  await expect(page).toHaveURL(/\/restaurants\?table=/);
  const table = new URLSearchParams(new URL(page.url()).searchParams.get('table') ?? '');
  expect(Object.fromEntries(table)).toEqual({
    name: 'Meera Nair',
    email: 'meera@example.com',
    phone: '9845012345',
    checkIn: tomorrow(),
    time: '20:00',
    guests: '4',
  });
  await expect(page.getByText(/^A table for 4 on .* at 8:00 pm$/)).toBeVisible();
});

test('what people say is replaced by the error screen when it cannot be read', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/contact-us');
  // As above: the link of a page that is not alive would open the server's.
  await expect(page.getByRole('button', { name: 'City: Bengaluru' })).toBeVisible();
  await page.route('**/api/testimonials/**', (route) => route.fulfill(refused));
  await main(page).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Tawa' })).toBeVisible();
  await expect(page.getByText('Failed to load testimonials.')).toBeVisible();
  await expect(page.getByText('Looks like the server is down')).toBeVisible();
});

test('a complaint needs a login and an own order, is confirmed, and the home page follows', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/complaints/new');
  const submit = page.getByRole('button', { name: 'Submit complaint' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Message').fill('The curry was cold when it came.');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await logInHere(page, 'user');
  await page.getByRole('button', { name: 'Change where we answer' }).click();
  await expect(page.getByLabel('User ID')).not.toHaveValue('');
  await page.getByLabel('Order ID').fill('FD-ZZZZZZ');
  await page.getByLabel('Email', { exact: true }).fill('customer@example.com');
  await page.getByLabel('Phone').fill('98450');
  await expect(page.getByText('Mobile number must be 10 digits.')).toBeVisible();
  await page.getByLabel('Phone').fill('9845012345');
  await page.getByLabel('Name').fill('Meera');
  await submit.click();
  await expect(page.getByText('This is not one of your orders.')).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByRole('list', { name: 'Your latest orders' }).getByRole('button').first().click();
  await submit.click();
  await expect(page.getByText('Complaint submitted successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
