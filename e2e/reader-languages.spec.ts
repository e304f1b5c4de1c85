import type { Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, openSession, type Session, storeVisitor, test, watch } from './fixtures.ts';
import { addBuyer, dishCalled, openQuietKitchen, order, takeAs } from './kitchen-fixtures.ts';
import { ask } from './shopper.ts';

const shots = process.env['LANGUAGE_SHOTS'];

/** A picture in both themes, where somebody wants to look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}-${colorScheme}.png` });
  }
}

/** A page of somebody with what went wrong on it. */
async function open(
  browser: Browser,
  path: string,
  { session, width = 390 }: { session?: Session; width?: number } = {},
) {
  const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
  const faults = watch(page);
  await storeVisitor(page, session);
  await page.goto(path);
  return { page, faults };
}

test('clock times, slips and a legal text are in the language of whoever reads them (language-7, language-10, legal-6)', async ({
  browser,
  page: api,
}) => {
  await test.step('the hours of a restaurant and its free tables name the part of the day, as the server drew them', async () => {
    for (const width of [390, 1440]) {
      const { page, faults } = await open(browser, '/hi/restaurantdetails/dum-handi/1', { width });
      const hours = page.locator('dl').filter({ hasText: /सोम/ }).first();
      await hours.scrollIntoViewIfNeeded({ timeout: 15_000 });
      await expect(hours).toContainText(/(सुबह|दोपहर|शाम|रात) \d{1,2}:\d\d|24 घंटे/);
      expect(await hours.textContent()).not.toMatch(/\d [ap]m/);
      await shoot(page, 'hours-hi');
      expect(faults).toEqual([]);
      await page.context().close();
    }
  });
  await test.step('the office translates a text, and its page says that the English holds', async () => {
    const admin = await openSession(api, 'admin');
    const { version, title, body } = await ask(api.request, admin, 'GET /admin/legal/cookie-policy/1');
    const hindi = { language: 'hi', version, based_on: 0, title: `कुकी नीति (${title})`, body };
    await ask(api.request, admin, 'POST /admin/legal/cookie-policy/translations', hindi);
    for (const width of [390, 1440]) {
      const { page, faults } = await open(browser, '/hi/cookie-policy', { width });
      await expect(page.getByRole('heading', { level: 1 })).toContainText('कुकी नीति');
      await expect(page.getByRole('link', { name: 'अंग्रेज़ी वाला लेख' })).toHaveAttribute('href', '/cookie-policy');
      await expectCleanHere(page);
      await shoot(page, 'legal-hi');
      await page.goto('/kn/cookie-policy');
      await expect(page.getByText('ಈ ಪಠ್ಯ ಸದ್ಯಕ್ಕೆ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಮಾತ್ರ ಇದೆ.')).toBeVisible();
      expect(faults).toEqual([]);
      await page.context().close();
      const office = await open(browser, '/settings?group=legal&text=cookie-policy', { session: admin, width });
      await expect(office.page.getByRole('heading', { name: 'Translations' })).toBeVisible();
      await office.page.getByRole('heading', { name: 'Translations' }).scrollIntoViewIfNeeded({ timeout: 15_000 });
      await shoot(office.page, 'translations');
      await office.page.getByRole('link', { name: 'Translate into Kannada' }).click();
      await expect(office.page.getByRole('button', { name: 'Publish the translation' })).toBeVisible();
      await expectCleanHere(office.page);
      await shoot(office.page, 'translate');
      expect(office.faults).toEqual([]);
      await office.page.context().close();
    }
  });
  await test.step('a kitchen’s slip calls the dish as its kitchen does', async () => {
    const owner = await openQuietKitchen(api);
    const fries = await dishCalled(api, 'Loaded Cheese Fries', owner.restaurant_id);
    const buyer = await addBuyer(api, 'Meena');
    const { page, faults } = await open(browser, '/hi/orders/printing', { session: owner, width: 1440 });
    await page.getByRole('switch').first().check();
    await takeAs(api, owner, await order(api, buyer, fries), 'accepted');
    await expect(page.locator('.font-mono').first()).toContainText(/(सुबह|दोपहर|शाम|रात) \d/);
    await shoot(page, 'slip-hi');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
