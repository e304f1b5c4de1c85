import { Secret, TOTP } from 'otpauth';
import { expect, logIn, test, visit } from './fixtures.ts';
import type { Page } from '@playwright/test';

const first = 'blue-lantern-42';

/** A new customer who is signed in on the page. */
async function enter(page: Page): Promise<void> {
  const email = `nila.${Date.now()}@example.com`;
  const data = { name: 'Nila Rao', email, password: first, mobile: '9845098451' };
  expect((await page.request.post('/api/users/adduser', { data })).status()).toBe(201);
  await logIn(page, email, first);
  await expect(page).toHaveURL(/\/dashboard$/);
}

const codeOf = (key: string): string => new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30 }).generate();

test('an office account turns the second step on, and opens with a code or a recovery code, each once', async ({
  browser,
}) => {
  const page = await visit(browser);
  await logIn(page, 'admin@example.com', 'Admin@123');
  await expect(page).toHaveURL(/\/admindashboard$/);
  await page.goto('/admin-profile-settings');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill('Admin@123');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('img', { name: 'QR code to scan with the authenticator app' })).toBeVisible();
  const key = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('We won’t show them again.')).toBeVisible();
  const [recovery = '', another = ''] = await page.locator('ol li.select-all').allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const other = await visit(browser);
  await logIn(other, 'admin@example.com', 'Admin@123', recovery);
  await expect(other).toHaveURL(/\/admindashboard$/);
  const third = await visit(browser);
  await logIn(third, 'admin@example.com', 'Admin@123', recovery);
  await expect(third.getByText('This code is not right. Wait for the next one.')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill('Admin@123');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Enter a code of your app, or one of your recovery codes.')).toBeVisible();
  await page.getByLabel('Code from the app, or a recovery code').fill(another);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

/** Orders something vegetarian with milk in it for whoever is signed in on the page, and says what. */
async function putMilkInCart(page: Page): Promise<string> {
  const menu: { menu_id: number; dish_name: string; is_veg: number; allergens: string[]; has_options: boolean }[] =
    await (await page.request.get('/api/menu/getmenubyrestaurantid/1')).json();
  const dish = menu.find((each) => each.is_veg === 1 && !each.has_options && each.allergens.includes('milk'));
  const { token, userid } = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    userid: localStorage.getItem('userid'),
  }));
  const reply = await page.request.post('/api/cart/addtocart', {
    headers: { authorization: `Bearer ${token}` },
    data: { userid: Number(userid), menu_id: dish?.menu_id, quantity: 1 },
  });
  expect(reply.status()).toBe(200);
  return dish?.dish_name ?? '';
}

test('a diet said as a guest follows into the account, hides dishes and warns in the cart', async ({ browser }) => {
  const page = await visit(browser);
  await page.goto('/ourdishes');
  await page.getByRole('button', { name: 'Diet' }).click();
  await page.getByRole('radio', { name: /^Vegetarian No meat, fish or egg/ }).check();
  await page.getByRole('checkbox', { name: 'Milk' }).check();
  await page.getByRole('switch', { name: 'Hide dishes that do not fit' }).check();
  await page.getByRole('button', { name: 'Save diet' }).click();
  await expect(page.getByText(/dishes hidden by your diet/)).toBeVisible();
  await enter(page);
  await page.goto('/user-profile-settings');
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
  await page.goto('/dish/1');
  await expect(page.getByText(/Not vegetarian. Contains milk/).first()).toBeVisible();
  const dish = await putMilkInCart(page);
  await page.goto('/cart');
  await expect(page.getByRole('listitem').filter({ hasText: dish }).getByText('Contains milk')).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByText('Not everything here fits your diet')).toBeVisible();
  await expect(page.getByText(`${dish}: Contains milk`)).toBeVisible();
});

test('a saved dish waits among the favourites, comes back by Undo, and goes into the cart', async ({ browser }) => {
  const page = await visit(browser);
  await enter(page);
  await page.goto('/favourites');
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.goto('/dish/10');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${name} from favourites` })).toBeVisible();
  await page.goto('/favourites');
  await page.getByRole('button', { name: `Remove ${name} from favourites` }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await expect(page.getByText('Dish added succesfully')).toBeVisible();
});
