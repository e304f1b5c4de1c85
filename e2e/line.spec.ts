import type { Browser } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, storeVisitor, test, watch, type Session } from './fixtures.ts';
import { addBuyer, dishCalled, openQuietKitchen, order, orderAll, takeAs } from './kitchen-fixtures.ts';

test.setTimeout(120_000);

interface Device {
  path: string;
  width: number;
  height: number;
}

async function openDevice(browser: Browser, session: Session, { path, ...viewport }: Device) {
  const page = await (await browser.newContext({ viewport })).newPage();
  await storeVisitor(page, session);
  const faults = watch(page);
  await page.goto(path);
  return { page, faults };
}

test('two stations and the board: ticks are seen elsewhere, the last station makes it ready, and it can be called back (line-3, line-4)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const headers = { authorization: `Bearer ${owner.token}` };
  const menu: { menu_id: number; dish_name: string; category: string }[] = await (
    await api.request.get(`/api/menu/getmenubyrestaurantid/${owner.restaurant_id}`)
  ).json();
  const setup: { seen: string; categories: { category_id: number; category_name: string }[] } = await (
    await api.request.get('/api/kitchen/stations', { headers })
  ).json();
  const [one, two] = setup.categories;
  const [grill, fry] = [one, two].map((group) => menu.find(({ category }) => category === group?.category_name));
  const stations = [one, two].map((group, place) => ({
    station_id: null,
    station_name: place === 0 ? 'Grill' : 'Fry',
    category_ids: [group?.category_id],
  }));
  const kept = await api.request.put('/api/kitchen/stations', { headers, data: { seen: setup.seen, stations } });
  expect(kept.status(), await kept.text()).toBe(200);
  const items = [grill, fry].map((dish) => ({ menu_id: dish?.menu_id ?? 0, quantity: 2 }));
  const number = await orderAll(api, await addBuyer(api, 'Meena'), items);
  await takeAs(api, owner, number, 'accepted');

  const wall = await openDevice(browser, owner, { path: '/orders/line', width: 1920, height: 1080 });
  const tablet = await openDevice(browser, owner, { path: '/orders/line', width: 820, height: 1180 });
  const board = await openDevice(browser, owner, { path: '/orders', width: 1440, height: 900 });
  const onWall = wall.page.getByRole('article', { name: number });
  const onTablet = tablet.page.getByRole('article', { name: number });
  await wall.page.getByRole('radio', { name: /^Grill/ }).check({ force: true });
  await tablet.page.getByRole('radio', { name: /^Fry/ }).check({ force: true });
  await expect(onTablet.getByText('Grill has 1 left')).toBeVisible();

  await wall.page.keyboard.press('Enter');
  await expect(onWall.getByRole('button', { name: 'All ticked: press 1' })).toBeVisible();
  await expect(onTablet.getByText('Grill is done')).toBeVisible();
  await wall.page.keyboard.press('1');
  await expect(onWall).toBeHidden();

  await tablet.page.context().setOffline(true);
  await onTablet.getByRole('checkbox').click();
  await expect(tablet.page.getByRole('alert')).toContainText('1 tick is kept');
  await tablet.page.context().setOffline(false);
  await expect(tablet.page.getByRole('alert')).toBeHidden();
  await expect(onTablet.getByRole('checkbox')).toHaveAttribute('aria-checked', 'true');
  await onTablet.getByRole('button', { name: /^All ticked: done/ }).click();
  await expect(onTablet).toBeHidden();
  const ready = board.page.locator('[data-column="ready"]').getByRole('article', { name: number });
  await expect(ready).toBeVisible();

  await wall.page.keyboard.press('r');
  await expect(onWall).toBeVisible();
  await expect(onWall.getByText('Recalled. The board still shows it as ready.')).toBeVisible();
  await expect(onWall.getByRole('checkbox')).toHaveAttribute('aria-checked', 'true');
  await wall.page.keyboard.press('1');
  await expect(onWall).toBeHidden();
  for (const { page, faults } of [wall, tablet, board]) {
    // A line that was cut on purpose says so in the console of the tablet.
    if (page !== tablet.page) expect(faults).toEqual([]);
    await page.context().close();
  }
});

test('axe objects to nothing on the line display and at its stations', async ({ page }) => {
  const owner = await openQuietKitchen(page);
  const fries = await dishCalled(page, 'Loaded Cheese Fries', owner.restaurant_id);
  const number = await order(page, await addBuyer(page, 'Meena'), fries, 2);
  await takeAs(page, owner, number, 'accepted');
  await expectAccessible(page, {
    path: '/orders/line',
    session: owner,
    widths: [1920, 820, 390],
    isShown: () => expect(page.getByRole('article', { name: number })).toBeAttached(),
  });
  await expectAccessible(page, {
    path: '/orders/stations',
    session: owner,
    isShown: () => expect(page.getByRole('heading', { name: 'Stations', level: 1 })).toBeVisible(),
  });
});
