import type { Page } from '@playwright/test';
import { findObjections } from './axe.ts';
import { addShopper } from './shopper.ts';
import { expect, openKitchen, storeVisitor, test } from './fixtures.ts';
import { createThumb, type Thumb } from './thumb.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => openKitchen(page));

const createTouch = () => createThumb((target) => target.tap());

/** Nobody's yet, in however many runs. */
const newMobile = () => `98${String(Date.now()).slice(-8)}`;

const dish = (page: Page) => page.getByRole('article', { name: 'Palak Paneer', exact: true }).last();

/** Opens the kitchen from the front page, or where the hour has four others before it from the list of all; answers how many taps more that took. */
async function openDumAndHandi(page: Page, thumb: Thumb): Promise<number> {
  const kitchens = page.getByRole('region', { name: 'Open now in Bengaluru' }).getByRole('article');
  await expect(kitchens.first()).toBeVisible();
  const card = page.getByRole('article', { name: 'Dum & Handi' }).getByRole('link');
  const more = (await kitchens.and(page.getByRole('article', { name: 'Dum & Handi' })).count()) === 0 ? 1 : 0;
  if (more > 0) {
    await page.goto('/restaurants');
    thumb.count(more);
  }
  await thumb.tap(card.first());
  return more;
}

async function payInCash(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(page.getByText('Cash on delivery'));
  await thumb.tap(page.getByRole('button', { name: /^Place order/ }));
  await expect(page).toHaveURL(/\/myorders\/FD-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the kitchen');
}

test('a newcomer comes from the front page to a placed order in 18 taps, and the dish is kept (auth-29)', async ({
  page,
}) => {
  const thumb = createTouch();
  const mobile = newMobile();
  await page.goto('/');
  await thumb.tap(page.getByRole('dialog').getByRole('button', { name: /Bengaluru/ }));
  // Before, the cards are those of all cities.
  await expect(page.getByRole('heading', { name: 'Open now in Bengaluru' })).toBeVisible();
  const kitchens = page.getByRole('region', { name: 'Open now in Bengaluru' }).getByRole('article');
  await expect(kitchens.first().getByRole('link'), 'food is in sight without scrolling').toBeInViewport();
  const more = await openDumAndHandi(page, thumb);
  await thumb.tap(dish(page).getByRole('button', { name: 'Add Palak Paneer' }));
  const sheet = page.getByRole('dialog', { name: 'Create your account' });
  await expect(sheet.getByText('Palak Paneer')).toBeVisible();
  await thumb.type(sheet.getByLabel('Name'), 'Meera Nair');
  await thumb.type(sheet.getByLabel('E-mail or mobile'), `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await thumb.type(sheet.getByLabel('Password', { exact: true }), 'blue-lantern-42');
  await thumb.tap(sheet.getByRole('button', { name: /^Add 1/ }));
  await expect(sheet).toBeHidden();
  await thumb.tap(page.getByRole('link', { name: /1 (item|dish)/ }).last());
  await expect(page.getByRole('group', { name: 'Quantity of Palak Paneer' })).toBeVisible();
  await thumb.tap(page.getByRole('link', { name: /checkout/i }).last());
  await thumb.tap(page.getByRole('button', { name: 'Add a new address' }));
  const address = page.getByRole('dialog', { name: 'Add a new address' });
  await expect(address.getByText(`Rider calls ${mobile.slice(0, 5)} ${mobile.slice(5)}`)).toBeVisible();
  await thumb.type(address.getByLabel('House and street'), '14, 3rd Cross');
  await thumb.type(address.getByLabel('Pin code'), '560038');
  await thumb.tap(address.getByRole('button', { name: 'Save and deliver here' }));
  await expect(page.getByText(`Rider calls ${mobile.slice(0, 5)} ${mobile.slice(5)}`)).toBeVisible();
  await payInCash(page, thumb);
  const { taps, seconds } = thumb.report('A newcomer');
  expect(taps - more).toBeLessThanOrEqual(18);
  expect(seconds).toBeLessThan(100);
});

test('who has an account and an address orders in 7 taps from the front page', async ({ page }) => {
  await storeVisitor(page, await addShopper(page.request));
  const thumb = createTouch();
  await page.goto('/');
  await thumb.tap(page.getByRole('article', { name: 'Dum & Handi' }).getByRole('link'));
  await thumb.tap(dish(page).getByRole('button', { name: 'Add Palak Paneer' }));
  await thumb.tap(page.getByRole('link', { name: /1 (item|dish)/ }).last());
  await thumb.tap(page.getByRole('link', { name: /checkout/i }).last());
  await payInCash(page, thumb);
  expect(thumb.report('Somebody with an account').taps).toBeLessThanOrEqual(7);
});

test('a newcomer without a password enters the code that comes by SMS, and the dish is in the cart (codes-10)', async ({
  page,
}) => {
  const thumb = createTouch();
  const mobile = newMobile();
  await storeVisitor(page);
  await page.goto('/');
  await openDumAndHandi(page, thumb);
  await thumb.tap(dish(page).getByRole('button', { name: 'Add Palak Paneer' }));
  const sheet = page.getByRole('dialog', { name: 'Create your account' });
  await thumb.type(sheet.getByLabel('Name'), 'Meera Nair');
  await thumb.type(sheet.getByLabel('E-mail or mobile'), mobile);
  await thumb.tap(sheet.getByRole('button', { name: 'No password: send me a code' }));
  const step = page.getByRole('dialog', { name: 'Enter the code' });
  await expect(step.getByLabel('Code', { exact: true })).toBeFocused();
  expect(await findObjections(page, new Set(), { within: '[role=dialog]' })).toEqual([]);
  const texts = await (await page.request.get('/dev/sms')).text();
  const code = new RegExp(`<b>${mobile}</b> (\\d{6}) `).exec(texts)?.[1] ?? '';
  await thumb.type(step.getByLabel('Code', { exact: true }), code);
  await expect(step).toBeHidden();
  await expect(page.getByRole('link', { name: /1 (item|dish)/ }).last()).toBeVisible();
  await page.goto('/change-password');
  await page.getByRole('button', { name: /^Send a code to/ }).waitFor();
});
