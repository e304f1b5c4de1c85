import { expectAccessible, expectCleanHere } from './accessibility.ts';
import { expect, test, visit } from './fixtures.ts';
import { addBuyer, dishCalled, openQuietKitchen, order, takeAs } from './kitchen-fixtures.ts';

test('axe objects to nothing on a board with orders in every column (kitchen-board-6)', async ({ page }) => {
  const owner = await openQuietKitchen(page);
  const fries = await dishCalled(page, 'Loaded Cheese Fries', owner.restaurant_id);
  const buyer = await addBuyer(page, 'Meena');
  const ways = [[], ['accepted'], ['accepted', 'ready'], ['accepted', 'ready', 'out_for_delivery']];
  const numbers: string[] = [];
  for (const states of ways) {
    const number = await order(page, buyer, fries, 2);
    await takeAs(page, owner, number, ...states);
    numbers.push(number);
  }
  await expectAccessible(page, {
    path: '/orders',
    session: owner,
    widths: [1440, 390],
    isShown: async () => {
      for (const name of numbers) await expect(page.getByRole('article', { name })).toBeAttached();
    },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText(/^Done/).first().click();
  await expect(page.getByRole('heading', { name: 'Done', level: 2 })).toBeAttached();
  await expectCleanHere(page);
});

test('on a tablet what opens in the editor of a dish lies over it (kitchen-board-6)', async ({ browser }) => {
  const tablet = await visit(browser, 'restaurant');
  await tablet.setViewportSize({ width: 820, height: 1180 });
  await tablet.goto('/my-menu?dish=new');
  await tablet.getByRole('dialog', { name: 'New dish' }).getByRole('button', { name: 'Add group' }).click();
  await tablet.getByRole('menuitem', { name: 'New choices' }).click();
  await expect(tablet.getByRole('button', { name: 'Save choices' })).toBeVisible();
});
