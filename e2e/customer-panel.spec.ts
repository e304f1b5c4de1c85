import { expect, openSession, test, visit } from './fixtures.ts';

test('a customer keeps, changes and deletes an address', async ({ browser }) => {
  const page = await visit(browser, 'user');
  await page.goto('/myaddress');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByText('Enter your house and street')).toBeVisible();
  await form.getByRole('button', { name: 'Other' }).click();
  await form.getByLabel('Name of this address').fill('Grandmother');
  await form.getByLabel('House and street').fill('7, Temple Road');
  await form.getByLabel('City').selectOption('Bengaluru');
  await form.getByLabel('Pin code').fill('012345');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByText('Pin code must be 6 digits')).toBeVisible();
  await form.getByLabel('Pin code').fill('560003');
  const map = form.getByRole('application');
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeAttached();
  await map.focus();
  await map.press('ArrowRight');
  await expect(form.getByRole('button', { name: 'Remove pin' })).toBeVisible();
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('heading', { name: 'Grandmother', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change Grandmother' }).click();
  await form.getByLabel('House and street').fill('9, Temple Road');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('9, Temple Road')).toBeVisible();
  await expect(page.getByText('No pin on the map yet')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Grandmother' }).click();
  await page.getByRole('button', { name: 'Keep address' }).click();
  await expect(page.getByRole('heading', { name: 'Grandmother', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Grandmother' }).click();
  await page.getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByRole('heading', { name: 'Grandmother', exact: true })).toHaveCount(0);
});

test('signing the other devices out ends their sessions at once', async ({ browser }) => {
  const [here, away] = [await visit(browser, 'user'), await visit(browser, 'user')];
  await away.goto('/user-profile-settings');
  await expect(away.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await here.goto('/user-profile-settings');
  await here.getByRole('button', { name: 'Sign out others' }).click();
  await expect(here.getByText('Every other device is signed out.')).toBeVisible();
  await away.goto('/myaddress');
  await expect(away).toHaveURL(/\/login/);
});

test('past orders are narrowed by state and time, and the address keeps what was asked', async ({ browser }) => {
  const page = await visit(browser, 'user');
  await page.goto('/myorders');
  await page.getByRole('tab', { name: 'Past' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delivered', exact: true }).click();
  await page.getByLabel('Placed').selectOption('Last 6 months');
  await expect(page).toHaveURL(/\?tab=past&state=delivered&days=180$/);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/myorders\/FD-/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Delivered', exact: true, pressed: true })).toBeVisible();
});

test('complaints stand in the customer’s panel, with its way to the other pages', async ({ browser }) => {
  const page = await visit(browser, 'user');
  await page.goto('/complaints');
  await expect(page.getByRole('heading', { name: 'File a complaint' })).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'My addresses' }).click();
  await expect(page).toHaveURL(/\/myaddress$/);
});

test('the dashboard leads to what it shows a part of, and the cart counts, empties and asks before', async ({
  browser,
}) => {
  const page = await visit(browser, 'user');
  const { token, userId } = await openSession(page, 'user');
  const headers = { authorization: `Bearer ${token}` };
  await page.request.delete(`/api/cart/byuser/${userId}`, { headers });
  const dishes: { menu_id: number; dish_name: string }[] = await (
    await page.request.get('/api/menu/getmenubyrestaurantid/1')
  ).json();
  const dish = dishes.find(({ dish_name }) => dish_name === 'Palak Paneer');
  const data = { userid: userId, menu_id: dish?.menu_id, quantity: 1 };
  expect((await page.request.post('/api/cart/addtocart', { headers, data })).status()).toBe(200);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page.locator('html'), 'the home page knows its size of the orders to repeat').toHaveAttribute(
    'data-ordered',
    /past|both/,
  );
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL(/\/myorders\?tab=past$/);
  await page.goBack();
  await page.getByRole('link', { name: /^All \d+ dish/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Cart' }).click();

  const quantity = page.getByRole('group', { name: 'Quantity of Palak Paneer' });
  const pay = page.getByRole('link', { name: /^Go to checkout/ });
  await expect(pay).toBeVisible();
  const before = await pay.textContent();
  await quantity.getByRole('button', { name: 'Add one' }).click();
  await expect(pay).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Clear cart' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep cart' }).click();
  await expect(quantity).toBeVisible();
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await question.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});
