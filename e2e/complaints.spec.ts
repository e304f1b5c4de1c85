import type { Page } from '@playwright/test';
import { expectAccessible, showsHeading } from './accessibility.ts';
import { expect, openSession, storeVisitor, test, visit, watch, type Role } from './fixtures.ts';

// One red pixel, as a phone would send a photo.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

interface Named {
  order_number: string;
  restaurant_name: string;
  status: string;
}

/** A delivered order of the demo customer at the demo kitchen. */
async function findServed(page: Page): Promise<string> {
  const { token } = await openSession(page, 'user');
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get('/api/orders?tab=past', { headers });
  const { orders }: { orders: Named[] } = await reply.json();
  const served = orders.find(
    ({ status, restaurant_name }) => status === 'delivered' && restaurant_name === 'Dum & Handi',
  );
  expect(served).toBeDefined();
  return served?.order_number ?? '';
}

test('a complaint with a photo reaches the kitchen without a phone number, and its answer shows at once', async ({
  browser,
}) => {
  const [customer, kitchen] = [await visit(browser, 'user'), await visit(browser, 'restaurant')];
  const faults = [...watch(customer), ...watch(kitchen)];
  const order = await findServed(customer);
  await customer.goto(`/myorders/${order}`);
  await customer.getByRole('link', { name: 'Something is wrong' }).click();
  await expect(customer.getByLabel('Order ID')).toHaveValue(order);
  await customer.getByRole('button', { name: 'Change where we answer' }).click();
  await customer.getByLabel('Email').fill('customer@example.com');
  await customer.getByLabel('Phone').fill('9845012345');
  await customer.getByLabel('Name', { exact: true }).fill('Meera Nair');
  await customer.getByLabel(/^Subject/).fill('Raita was missing');
  await customer.getByLabel('Message').fill('Everything came except the raita. The bag was sealed.');
  await customer.getByRole('button', { name: 'Something is missing' }).click();
  await customer.getByLabel('Add photos').setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: pixel });
  const submit = customer.getByRole('button', { name: 'Submit complaint' });
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(customer.getByText('Complaint submitted successfully.')).toBeVisible();
  await expect(customer).toHaveURL('/');

  await kitchen.goto('/restaurant-complaints');
  await kitchen.getByRole('link', { name: 'Raita was missing' }).first().click();
  await expect(kitchen.getByRole('heading', { level: 1, name: 'Raita was missing' })).toBeVisible();
  await expect(kitchen.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(kitchen.getByText('Meera N.').first()).toBeVisible();
  expect(await kitchen.getByRole('main').innerText()).not.toMatch(/9845012345|customer@example|Nair/);

  await customer.goto('/complaints');
  await customer.getByRole('link', { name: 'Raita was missing' }).first().click();
  await expect(customer.getByText('Sent', { exact: true })).toBeVisible();
  await kitchen.getByLabel('Your answer').fill('We forgot it. It comes with your next order.');
  await kitchen.getByRole('button', { name: 'Send answer' }).click();
  await expect(customer.getByText('We forgot it. It comes with your next order.')).toBeVisible();
  await expect(customer.getByText('In progress', { exact: true })).toBeVisible();
  await customer.getByLabel('Your message').fill('Thank you!');
  await customer.getByRole('button', { name: 'Send message' }).click();
  await expect(kitchen.getByText('Thank you!')).toBeVisible();

  const id = Number(/\d+$/.exec(customer.url())?.[0]);
  const { token } = await openSession(customer, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { version }: { version: number } = await (
    await customer.request.get(`/api/admin/complaints/${id}`, { headers })
  ).json();
  const data = { decision: 'resolved', version, text: 'The kitchen sends it along.' };
  expect((await customer.request.post(`/api/admin/complaints/${id}/outcome`, { headers, data })).status()).toBe(200);
  await expect(customer.getByText('The kitchen sends it along.')).toBeVisible();
  await customer.getByRole('button', { name: 'Reopen' }).click();
  const sheet = customer.getByRole('dialog');
  await sheet.getByLabel('What is still wrong?').fill('It did not come.');
  await sheet.getByRole('button', { name: 'Reopen' }).click();
  await expect(kitchen.getByText('It did not come.')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a delivered order is rated, the kitchen replies once, and everybody reads both', async ({ browser, page }) => {
  const [customer, kitchen] = [await visit(browser, 'user'), await visit(browser, 'restaurant')];
  await customer.goto(`/myorders/${await findServed(customer)}`);
  await customer.getByRole('group', { name: 'Your rating' }).locator('label').filter({ hasText: '4 stars' }).click();
  await customer.getByLabel(/A few words/).fill('The biryani was worth every minute of waiting.');
  await customer.getByRole('button', { name: /^(Send|Change) rating/ }).click();
  await expect(customer.getByText('Thank you. Your rating is saved.')).toBeVisible();

  await kitchen.goto('/restaurant-reviews?tab=unanswered');
  const review = kitchen.getByRole('article').filter({ hasText: 'worth every minute' });
  await review.getByRole('button', { name: 'Reply' }).click();
  await review.getByLabel('Your reply').fill('We are glad. Come again!');
  await review.getByRole('button', { name: 'Publish reply' }).click();
  await expect(kitchen.getByText('Your reply is published.')).toBeVisible();

  await storeVisitor(page);
  await page.goto('/restaurantdetails/Dum-Handi/1');
  const words = page.getByText('worth every minute');
  // Changed words stand where the first ones stood, which may be some pages down.
  await expect(async () => {
    if (!(await words.isVisible())) await page.getByRole('button', { name: 'More reviews' }).click({ timeout: 1000 });
    await expect(words).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('We are glad. Come again!')).toBeVisible();
});

test('ordering again shows today’s prices and fills the cart', async ({ browser }) => {
  const customer = await visit(browser, 'user');
  const { token, userId } = await openSession(customer, 'user');
  await customer.request.delete(`/api/cart/byuser/${userId}`, { headers: { authorization: `Bearer ${token}` } });
  await customer.goto(`/myorders/${await findServed(customer)}`);
  await customer.getByRole('button', { name: 'Order again' }).click();
  await customer
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await expect(customer).toHaveURL(/\/cart$/);
  await expect(customer.getByRole('heading', { name: 'Dum & Handi' })).toBeVisible();
});

const screens: { path: (page: Page) => Promise<string>; role: Role; wait: RegExp }[] = [
  { path: async () => '/complaints', role: 'user', wait: /^Complaints$/ },
  {
    path: async (page) => {
      const { token } = await openSession(page, 'user');
      const reply = await page.request.get('/api/complaints', { headers: { authorization: `Bearer ${token}` } });
      const { complaints }: { complaints: { complaint_id: number }[] } = await reply.json();
      return `/complaints/${complaints[0]?.complaint_id}`;
    },
    role: 'user',
    wait: /./,
  },
  { path: async (page) => `/myorders/${await findServed(page)}`, role: 'user', wait: /How was it/ },
  { path: async () => '/restaurant-complaints', role: 'restaurant', wait: /^Complaints$/ },
  { path: async () => '/restaurant-reviews', role: 'restaurant', wait: /Ratings and reviews/ },
];

for (const [index, { path, role, wait }] of screens.entries())
  test(`axe objects to nothing on screen ${index + 1} of ${role}, at both widths and in both themes`, async ({
    page,
  }) => {
    const isShown = async () => {
      await showsHeading(wait)(page);
      await expect(page.getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0);
    };
    await expectAccessible(page, { path: await path(page), role, isShown });
  });
