import type { Page } from '@playwright/test';
import { expect, logins, openKitchen, openSession, payWith, test, visit, watch } from './fixtures.ts';

const restaurant = (page: Page, name: string) => page.getByRole('article', { name }).getByRole('link');
const dishRow = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).last();

async function emptyCart(page: Page): Promise<void> {
  const { token, userId } = await openSession(page, 'user');
  await page.request.delete(`/api/cart/byuser/${userId}`, { headers: { authorization: `Bearer ${token}` } });
}

test.beforeEach(({ page }) => openKitchen(page));

test('a guest chooses a city, a dish with options, logs in on the way, and switches kitchens only when asked (cities-1)', async ({
  page,
}) => {
  await emptyCart(page);
  await page.goto('/');
  const picker = page.getByRole('dialog');
  const isLocked = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].some((each) => getComputedStyle(each).overflowY === 'hidden'),
    );
  await expect.poll(isLocked).toBe(true);
  await picker.getByRole('searchbox').or(picker.getByRole('textbox')).fill('  BENGA ');
  await picker
    .getByRole('button', { name: /Bengaluru/ })
    .or(picker.getByRole('radio', { name: /Bengaluru/ }))
    .first()
    .click();
  await page.goto('/restaurants');
  await restaurant(page, 'Dum & Handi').click();
  await dishRow(page, 'Hyderabadi Chicken Dum Biryani')
    .getByRole('button', { name: 'Add Hyderabadi Chicken Dum Biryani' })
    .click();
  const options = page.getByRole('dialog');
  await options.getByRole('button', { name: /^Add/ }).last().click();
  await options.getByRole('radio', { name: /Large/ }).check();
  await options.getByRole('checkbox', { name: /Boondi raita/ }).check();
  await options.getByRole('button', { name: /479/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Create your account' });
  await expect(sheet.getByText(/^Hyderabadi Chicken Dum Biryani, Large/)).toBeVisible();
  await sheet.getByText('I have an account').click();
  const known = page.getByRole('dialog', { name: 'Welcome back' });
  await known.getByLabel('E-mail, username or mobile').fill(logins.user.usernameOrEmail);
  await known.getByLabel('Password', { exact: true }).fill(logins.user.password);
  await known.getByRole('button', { name: /^Log in and add 1/ }).click();
  await expect(page.getByText('Dish added succesfully')).toBeVisible();

  await page.goto('/restaurants');
  await restaurant(page, 'Forno Verde').click();
  const salad = dishRow(page, 'Greek Salad').getByRole('button', { name: 'Add Greek Salad' });
  await salad.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Clear your cart?')).toBeVisible();
  await question.getByRole('button', { name: 'Keep current cart' }).click();
  await page.goto('/cart');
  await expect(page.getByText('Hyderabadi Chicken Dum Biryani')).toBeVisible();

  await page.goto('/restaurants');
  await restaurant(page, 'Forno Verde').click();
  await dishRow(page, 'Greek Salad').getByRole('button', { name: 'Add Greek Salad' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear and add' }).click();
  await expect(page.getByText('Dish added succesfully')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Forno Verde' })).toBeVisible();
  await expect(page.getByText('Hyderabadi Chicken Dum Biryani')).toBeHidden();
});

async function fillCart(page: Page): Promise<void> {
  await emptyCart(page);
  await page.goto('/restaurantdetails/Dum-Handi/1');
  await dishRow(page, 'Palak Paneer').getByRole('button', { name: 'Add Palak Paneer' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
}

async function placeOrder(page: Page): Promise<string> {
  await page.goto('/checkout');
  await expect(page.getByText('Rider calls 98450 12345')).toBeVisible();
  await payWith(page, /Cash on delivery/);
  await page.getByRole('button', { name: /^Place order/ }).dblclick();
  await expect(page).toHaveURL(/\/myorders\/FD-/);
  return /FD-[0-9A-Z]{6}/.exec(page.url())?.[0] ?? '';
}

test('an order goes from the cart to the door, and both sides see each step without a reload', async ({
  browser,
  page: kitchen,
}) => {
  const customer = await visit(browser, 'user');
  const faults = watch(customer);
  await fillCart(customer);
  await kitchen.addInitScript(
    ([session]) => {
      for (const [key, value] of Object.entries(session ?? {})) localStorage.setItem(key, String(value));
    },
    [
      await openSession(kitchen, 'restaurant').then(({ token, userId, userType, restaurant_id }) => ({
        token,
        userid: userId,
        userType,
        restaurant_id,
      })),
    ],
  );
  await kitchen.goto('/orders');
  await expect(kitchen.getByRole('region', { name: /^New/ })).toBeVisible();

  const number = await placeOrder(customer);
  const ticket = kitchen.getByRole('article', { name: number });
  const word = customer.getByRole('heading', { level: 1 });
  await expect(ticket).toBeVisible();
  await expect(word).toHaveText('Waiting for the kitchen');

  await ticket
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect(word).toHaveText('Accepted');
  await ticket.getByRole('button', { name: `Open ${number}` }).click();
  await kitchen.getByRole('button', { name: /^Start preparing/ }).click();
  await kitchen.keyboard.press('Escape');
  await expect(word).toHaveText('Preparing');
  await ticket.getByRole('button', { name: /^Mark ready/ }).click();
  await expect(word).toHaveText('Ready');
  await ticket.getByRole('button', { name: /^Send out/ }).click();
  await expect(word).toHaveText('On the way');
  const spoken = (await customer.getByRole('img', { name: /^Handover code/ }).getAttribute('aria-label')) ?? '';
  await ticket.getByRole('button', { name: 'Enter code' }).click();
  await ticket.getByRole('textbox', { name: /code/i }).fill(spoken.replaceAll(/\D/g, ''));
  await expect(word).toHaveText('Delivered');
  expect(faults).toEqual([]);
});

test('the back button and a second press make no second order', async ({ browser }) => {
  const page = await visit(browser, 'user');
  await fillCart(page);
  const number = await placeOrder(page);
  await page.goto('/checkout');
  await expect(page.getByText('Your order is placed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place order/ })).toHaveCount(0);
  await page.goto('/myorders');
  await expect(page.getByText(number)).toHaveCount(1);
});

test('a lost line keeps what was typed, and pressing again places one order', async ({ browser }) => {
  const page = await visit(browser, 'user');
  await fillCart(page);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Add a note for the rider' }).click();
  const note = page.getByRole('textbox', { name: /Note for the rider/ });
  await note.fill('Gate 2, please do not ring');
  await page.route('**/api/orders', (route) => route.abort());
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText(/Press again: it stays one order/)).toBeVisible();
  await expect(note).toHaveValue('Gate 2, please do not ring');
  await page.unroute('**/api/orders');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/myorders\/FD-/);
});
