import type { Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, openSession, test, visit } from './fixtures.ts';
import { ask } from './shopper.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const shot = async (on: Page, name: string) => {
  const folder = process.env['COUNTER_SHOTS'];
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await on.emulateMedia({ colorScheme });
    await on.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
};

test('a restaurant says the same prices, a customer who was served there saw less, and the office upholds it (counter-3, counter-5, counter-6)', async ({
  browser,
  page,
}) => {
  const owner = await openSession(page, 'restaurant');
  const customer = await openSession(page, 'user');
  const { dishes } = await ask(page.request, owner, 'GET /kitchen/menu/counter');
  const dish = dishes.find(
    ({ is_on_sale, menu_id }: { is_on_sale: boolean; menu_id: number }) => is_on_sale && menu_id > 3,
  );
  expect(await ask(page.request, customer, `GET /menu/${dish.menu_id}/price-report`)).toMatchObject({
    may_report: true,
  });

  const kitchen = await visit(browser, 'restaurant');
  await kitchen.setViewportSize(desk);
  await kitchen.goto('/my-menu');
  await kitchen.getByRole('button', { name: 'Counter prices' }).click();
  const sheet = kitchen.getByRole('dialog', { name: 'Prices at your counter' });
  await expect(sheet.getByRole('heading', { name: 'What customers saw' })).toBeVisible();
  await expectCleanHere(kitchen);
  await shot(kitchen, '1-kitchen');
  await sheet.getByRole('button', { name: 'Our prices are the same as at the counter' }).click();
  await kitchen.getByRole('button', { name: 'Yes, the same' }).click();
  await expect(sheet.getByText(/^Your menu says: same prices as in the restaurant/)).toBeVisible();

  const shop = await visit(browser, 'user');
  await shop.setViewportSize(phone);
  await shop.goto('/restaurant/1');
  await expect(shop.getByText(/^Same prices as in the restaurant/)).toBeVisible();
  await expectCleanHere(shop);
  await shot(shop, '2-shop');
  await shop.goto(`/dish/${dish.menu_id}`);
  await expect(shop.getByText(/^Same price as in the restaurant, said on/)).toBeVisible();
  await shop.getByRole('button', { name: 'It costs less in the restaurant' }).click();
  const form = shop.getByRole('dialog', { name: 'It costs less in the restaurant' });
  await form.getByLabel('Price that you saw').fill(String(dish.price));
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText(/Enter less than that\.$/)).toBeVisible();
  await form.getByLabel('Price that you saw').fill(String(dish.price - 10));
  await form.getByLabel(/^Where you saw it/).fill('On my bill');
  await expectCleanHere(shop);
  await shot(shop, '3-shop');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(shop.getByText(/We’re looking at it\.$/)).toBeVisible();

  await expect(sheet.getByText('“On my bill”')).toBeVisible();

  const office = await visit(browser, 'admin');
  await office.setViewportSize(desk);
  await office.goto('/price-reports');
  await office.getByRole('button', { name: 'Waiting' }).click();
  await office.getByRole('row').filter({ hasText: dish.dish_name }).first().click();
  const details = office.getByRole('complementary');
  await expect(details.getByText('“On my bill”')).toBeVisible();
  await details.getByRole('button', { name: 'Uphold' }).click();
  await expect(details.getByText('Please write why')).toBeVisible();
  await details.getByLabel('Reason that both sides read').fill('The bill says so.');
  await expectCleanHere(office);
  await shot(office, '4-office');
  await details.getByRole('button', { name: 'Uphold' }).click();
  await expect(office.getByText('Upheld.', { exact: true })).toBeVisible();

  await shop.reload();
  await expect(shop.getByText(/and you were right: The bill says so\.$/)).toBeVisible();
  await expect(shop.getByText(/^Same price as in the restaurant/)).toHaveCount(0);

  await kitchen.setViewportSize(phone);
  await kitchen.goto(`/my-menu?dish=${dish.menu_id}`);
  await expect(kitchen.getByText('Taken back after a report. Say it anew if it is right now.')).toBeVisible();
  await kitchen.getByLabel(/^Price at your counter/).fill(String(dish.price - 10));
  await kitchen.getByRole('button', { name: 'Say it', exact: true }).click();
  await expect(kitchen.getByText(/^Said on .*, until/)).toBeVisible();
  await expectCleanHere(kitchen);
  await shot(kitchen, '5-kitchen');
  await shop.reload();
  await expect(shop.getByText(/^₹10\.00 more than in the restaurant, said on/)).toBeVisible();
});
