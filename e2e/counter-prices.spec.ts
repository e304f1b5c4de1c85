import { expectCleanHere } from './accessibility.ts';
import { expect, openSession, storeVisitor, test, visit } from './fixtures.ts';
import { logInAs } from './kitchen-fixtures.ts';
import { ask } from './shopper.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

interface Dish {
  menu_id: number;
  dish_name: string;
  price: number;
  is_on_sale: boolean;
}

test('a restaurant declares the same prices, a customer who was served there saw less, and the office upholds it (counter-2, counter-3, counter-5, counter-6)', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const owner = await openSession(page, 'restaurant');
  const customer = await openSession(page, 'user');
  const { dishes }: { dishes: Dish[] } = await ask(page.request, owner, 'GET /kitchen/menu/counter');
  // The first ones are reported in the demo world already.
  const dish = dishes.filter(({ is_on_sale }) => is_on_sale)[4];
  if (!dish) throw new Error('The demo kitchen has too few dishes.');
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
  await sheet.getByRole('button', { name: 'All cost the same at our counter' }).click();
  await kitchen.getByRole('button', { name: 'Yes, the same' }).click();
  await expect(sheet.getByText(/^Your menu says: same prices as in the restaurant/)).toBeVisible();

  const shop = await visit(browser, 'user');
  await shop.setViewportSize(phone);
  await shop.goto('/restaurantdetails/Dum-Handi/1');
  await expect(shop.getByText(/^Same prices as in the restaurant, as of/)).toBeVisible();
  await expectCleanHere(shop);
  await shop.goto(`/dish/${dish.menu_id}`);
  await expect(shop.getByText(/^Same price as in the restaurant, as of/)).toBeVisible();
  await shop.getByRole('button', { name: 'Report a lower price' }).click();
  const form = shop.getByRole('dialog', { name: 'You saw a lower price' });
  await form.getByLabel('Price you saw').fill(String(dish.price));
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText(/Enter less than that\.$/)).toBeVisible();
  await form.getByLabel('Price you saw').fill(String(dish.price - 10));
  await form.getByLabel(/^Where you saw it/).fill('On my bill');
  await expectCleanHere(shop);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(shop.getByText(/We’re looking into it\.$/)).toBeVisible();

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
  await details.getByLabel('Reason').fill('The bill says so.');
  await expectCleanHere(office);
  await details.getByRole('button', { name: 'Uphold' }).click();
  await expect(office.getByText('Upheld.', { exact: true })).toBeVisible();

  await shop.reload();
  await expect(shop.getByText(/You were right: The bill says so\.$/)).toBeVisible();
  await expect(shop.getByText(/^Same price as in the restaurant/)).toHaveCount(0);

  await kitchen.setViewportSize(phone);
  await kitchen.goto(`/my-menu?dish=${dish.menu_id}`);
  await expect(kitchen.getByText('Withdrawn after a report. Declare it again once it’s right.')).toBeVisible();
  await kitchen.getByLabel(/^Price at your counter/).fill(String(dish.price - 10));
  await kitchen.getByRole('button', { name: 'Declare', exact: true }).click();
  await expect(kitchen.getByText(/^Declared on .* Lapses on/)).toBeVisible();
  await expectCleanHere(kitchen);
  await shop.reload();
  await expect(shop.getByText(/^₹10\.00 more than in the restaurant, as of/)).toBeVisible();
});

test('what has lapsed stands on no menu until it is renewed, and a file declares as well (counter-1, counter-3, counter-7)', async ({
  browser,
  page,
}) => {
  const session = await logInAs(page, 'leaf.bowl.kitchen@example.com', 'Restaurant@123');
  const { dishes }: { dishes: Dish[] } = await ask(page.request, session, 'GET /kitchen/menu/counter');
  const dish = dishes.find(({ is_on_sale }) => is_on_sale);
  if (!dish) throw new Error('The kitchen has no dish on sale.');
  const edited = await ask(page.request, session, `GET /kitchen/menu/dishes/${dish.menu_id}`);
  const guest = await visit(browser);
  const said = guest.getByText(/as in the restaurant|than in the restaurant/);
  const menu = `/restaurantdetails/Leaf-Bowl/${session.restaurant_id}`;
  await guest.goto(menu);
  await expect(guest.getByRole('heading', { level: 3, name: dish.dish_name }).first()).toBeVisible();
  await expect(said).toHaveCount(0);

  await storeVisitor(page, session);
  await page.setViewportSize(desk);
  await page.goto('/my-menu?counter=1');
  const sheet = page.getByRole('dialog', { name: 'Prices at your counter' });
  await expect(sheet.getByText(/^\d+ prices have lapsed\./)).toBeVisible();
  await sheet.getByRole('button', { name: 'Renew for 90 days' }).click();
  await expect(sheet.getByText(/^Your menu says: same prices as in the restaurant/)).toBeVisible();
  await guest.reload();
  await expect(said.first()).toHaveText(/^Same prices as in the restaurant, as of/);

  await page.goto('/my-menu');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const mark = edited.is_veg === 1 ? 'veg' : 'non-veg';
  const cells = [dish.menu_id, `"${dish.dish_name}"`, mark, edited.price, dish.price - 15].join(',');
  const buffer = Buffer.from(`menu_id,dish_name,food_mark,price,counter_price\n${cells}\n`);
  const file = page.getByRole('dialog', { name: 'Import a menu' });
  await file.getByLabel('Menu file and pictures').setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer });
  await expect(file.getByText('counter_price')).toBeVisible();
  await file.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(page.getByText('0 dishes added, 1 changed')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('₹15.00 more than in the restaurant').first()).toBeVisible();
});
