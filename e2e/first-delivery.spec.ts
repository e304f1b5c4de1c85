import { expect, storeVisitor, test, visit } from './fixtures.ts';
import { addBuyer, logInAs, orderAll } from './kitchen-fixtures.ts';
import { activateRestaurant, fillChecklist, newcomerOf, proveMail, registerRestaurant } from './new-restaurant.ts';
import { createThumb } from './thumb.ts';

// From the registration to the first delivered order there are many screens.
test.setTimeout(150_000);

test('a restaurant is led by the hand from its registration to its first delivered order (restaurants-22)', async ({
  browser,
  page,
}) => {
  const newcomer = newcomerOf('Sol Cantina');
  const { name, email, password } = newcomer;
  const thumb = createThumb();
  const band = page.getByRole('region', { name: 'Where you stand' });

  await test.step('registered', async () => {
    await storeVisitor(page);
    await registerRestaurant(page, thumb, newcomer);
  });

  await test.step('what it may not do yet says why', async () => {
    await page.goto('/my-menu');
    await expect(page.getByText('Dishes come after the review')).toBeVisible();
  });

  await test.step('the mail is proved', () => proveMail(page, email));
  await test.step('the checklist is filled in and sent', () => fillChecklist(page, thumb));

  const owner = await logInAs(page, email, password);
  const restaurant = owner.restaurant_id ?? 0;
  await test.step('reviewed and active, and every step is told', async () => {
    await activateRestaurant(await visit(browser, 'admin'), name);
    await page.goto('/restaurant-dashboard');
    await expect(band.getByText('Customers don’t find you yet. Add your first dish.')).toBeVisible();
  });

  await test.step('the first dish puts it into the lists', async () => {
    await band.getByRole('link', { name: 'Add your first dish' }).click();
    await page.getByRole('button', { name: 'Add dish' }).first().click();
    const editor = page.getByRole('complementary', { name: 'New dish' });
    await editor.getByLabel('Name', { exact: true }).fill('Sol Taco Plate');
    await editor.getByLabel('Price', { exact: true }).fill('280');
    await editor.getByText('Veg', { exact: true }).click();
    await editor.getByRole('button', { name: 'Save draft' }).click();
    const kept = page.getByRole('complementary', { name: 'Edit dish' });
    await kept.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Sol Taco Plate is published')).toBeVisible();
    await page.goto('/restaurant-profile');
    await expect(band.getByRole('heading', { name: 'Customers find you' })).toBeVisible();
    const guest = await page.context().browser()?.newContext();
    const visitor = await guest?.newPage();
    if (!visitor) throw new Error('There is no browser.');
    await storeVisitor(visitor);
    await visitor.goto(`/restaurants?search=${encodeURIComponent(name)}`);
    await expect(visitor.getByRole('article', { name }).getByRole('link')).toBeVisible();
  });

  await test.step('its first order is cooked and delivered', async () => {
    const buyer = await addBuyer(page, 'Lata');
    const [dish]: { menu_id: number }[] = await (
      await page.request.get(`/api/menu/getmenubyrestaurantid/${restaurant}`)
    ).json();
    await page.goto('/orders');
    await expect(page.getByText('No new orders. They ring here by themselves.')).toBeVisible();
    await page.clock.install();
    const number = await orderAll(page, buyer, [{ menu_id: dish?.menu_id ?? 0, quantity: 1 }]);
    const ticket = page.getByRole('article', { name: number });
    await ticket
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click();
    for (const step of ['Mark ready', 'Send out']) {
      await ticket.getByRole('button', { name: step }).click();
      await page.clock.runFor(9000);
    }
    const { handover_code } = await (
      await page.request.get(`/api/orders/${number}`, { headers: { authorization: `Bearer ${buyer.token}` } })
    ).json();
    await ticket.getByRole('button', { name: 'Enter code' }).click();
    await ticket.getByRole('textbox', { name: /code/ }).fill(handover_code);
    await expect(ticket).toHaveCount(0);
    await page.goto('/orders/history?end=served');
    await expect(page.getByText(number).first()).toBeVisible();
  });
});
