import type { Locator, Page } from '@playwright/test';
import { expect, openKitchen, storeVisitor, test } from './fixtures.ts';
import { addShopper } from './shopper.ts';

const pressesMax = 200;

/** Runs inside the page: what is wrong with how the focus is seen (WCAG 2.2, 2.4.7 and 2.4.11), or nothing. */
function judgeFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const name = `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}`;
  const isMarked = (element: Element | null) => element !== null && getComputedStyle(element).outlineStyle !== 'none';
  const around = [focused, focused.closest('label'), focused.parentElement, focused.closest('[class*=focus]')];
  if (!around.some(isMarked)) return `${name} shows no focus`;
  const drawn = focused.matches('input.sr-only') ? (focused.closest('label') ?? focused) : focused;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const [right, bottom] = [Math.min(left + width, window.innerWidth), Math.min(top + height, window.innerHeight)];
  const middle = document.elementFromPoint((Math.max(left, 0) + right) / 2, (Math.max(top, 0) + bottom) / 2);
  const isSeen = middle !== null && (drawn.contains(middle) || middle.contains(drawn));
  return isSeen ? '' : `${name} has the focus under ${middle?.tagName ?? 'nothing'}`;
}

/** Walks on with the Tab key until something has the focus, which is seen at each step; nothing but keys may lead there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let left = pressesMax; left > 0; left--) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(judgeFocus)).toBe('');
  }
  throw new Error(`No key leads to ${wanted.toString()}`);
}

/** Chooses one of a group of radios: the Tab key enters the group, the arrows walk in it. */
async function arrowTo(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const isInside = () => group.evaluate((element) => element.contains(document.activeElement));
  for (let left = pressesMax; left > 0 && !(await isInside()); left--) await page.keyboard.press('Tab');
  for (let left = 20; left > 0 && !(await wanted.isChecked()); left--) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

test.beforeEach(({ page }) => openKitchen(page));

test('by keys alone, without motion, a dish goes from the home page to the kitchen, and the focus is seen at each step (keyboard-2, keyboard-8)', async ({
  page,
}) => {
  // Every key is one step, and there are many.
  test.setTimeout(120_000);
  await storeVisitor(page, await addShopper(page.request));
  await page.goto('/');
  const enter = async (wanted: Locator) => {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  };
  await enter(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Restaurants' }));
  await expect(page).toHaveURL(/\/restaurants$/);
  await enter(page.getByRole('article', { name: 'Dum & Handi' }).getByRole('link'));
  await expect(page).toHaveURL(/\/restaurantdetails\/Dum-Handi\/1$/);
  const dish = page.getByRole('button', { name: 'Add Hyderabadi Chicken Dum Biryani' }).first();
  await enter(dish);

  const dialog = page.getByRole('dialog');
  await arrowTo(
    page,
    dialog.getByRole('group', { name: /size|portion/i }),
    dialog.getByRole('radio', { name: /Large/ }),
  );
  await tabTo(page, dialog.getByRole('checkbox', { name: /Boondi raita/ }));
  await page.keyboard.press('Space');
  await enter(dialog.getByRole('button', { name: /479/ }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();

  await enter(page.getByRole('link', { name: 'Cart, 1 item' }).first());
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await enter(page.getByRole('link', { name: /^Go to checkout/ }));
  await expect(page.getByText(/^Rider calls \d{5} \d{5}$/)).toBeVisible();
  const payment = page.getByRole('region', { name: 'Pay with' });
  const cash = payment.getByRole('radio', { name: /Cash on delivery/ });
  const change = payment.getByRole('button', { name: 'Change Pay with' });
  if (await change.isVisible()) await enter(change);
  await arrowTo(page, payment.getByRole('group', { name: 'How to pay' }), cash);
  await enter(page.getByRole('button', { name: /^Place order/ }));
  await expect(page).toHaveURL(/\/myorders\/FD-/);
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the kitchen' })).toBeVisible();
});
