import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, storeVisitor, test, watch, type Session } from './fixtures.ts';
import { addBuyer, dishCalled, openQuietKitchen, order, takeAs } from './kitchen-fixtures.ts';
import { keepPapers, papersOf } from './papers.ts';

test.setTimeout(120_000);

/** A device whose printer is the browser's own, which keeps what came out of it. */
async function openPrinter(browser: Browser, session: Session, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 820, height: 1180 } })).newPage();
  await keepPapers(page);
  await storeVisitor(page, session);
  await page.goto('/orders/printing');
  await page.getByRole('textbox', { name: 'Name of this tablet' }).fill(name);
  await page.getByRole('switch', { name: 'This tablet prints' }).check();
  await expect(page.getByText('This tablet does not print')).toBeHidden();
  return page;
}

test('two printing screens print each accepted order once between them, through a lost line and a reload (printing-3, printing-4)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const fries = await dishCalled(api, 'Loaded Cheese Fries', owner.restaurant_id);
  const buyer = await addBuyer(api, 'Meena');
  const screens = [await openPrinter(browser, owner, 'Counter'), await openPrinter(browser, owner, 'Packing desk')];
  const [counter, desk] = screens;
  if (!counter || !desk) throw new Error('Two screens are open.');
  const faults = watch(counter);
  const accepted: string[] = [];
  const accept = async (count: number) => {
    for (let made = 0; made < count; made += 1) {
      const number = await order(api, buyer, fries);
      await takeAs(api, owner, number, 'accepted');
      accepted.push(number.slice(-4));
    }
  };
  const copyOf = (number: string) => counter.getByRole('button', { name: new RegExp(`^Copy.*${number}`) });
  const each = (papers: string[]) => accepted.map((number) => papers.filter((paper) => paper.includes(number)).length);

  await accept(3);
  await expect.poll(async () => each(await papersOf(screens))).toEqual([1, 1, 1]);
  await desk.context().setOffline(true);
  await accept(2);
  await expect.poll(async () => each(await papersOf(screens))).toEqual([1, 1, 1, 1, 1]);
  await desk.context().setOffline(false);
  const before = await papersOf(screens);
  await desk.reload();
  await expect(desk.getByRole('switch', { name: 'This tablet prints' })).toBeChecked();
  await accept(2);
  const all = async () => [...before, ...(await papersOf(screens)).filter((paper) => !before.includes(paper))];
  await expect.poll(async () => each(await all())).toEqual([1, 1, 1, 1, 1, 1, 1]);
  await expect(counter.getByText(/^Waiting/)).toBeVisible();
  // A row that comes while the button is pressed moves it from under the pointer.
  for (const number of accepted) await expect(copyOf(number)).toBeVisible();
  await copyOf(accepted[0] ?? '').click();
  await expect.poll(async () => (await papersOf([counter])).filter((paper) => paper.includes('COPY 2')).length).toBe(1);
  expect(faults).toEqual([]);
  for (const screen of screens) await screen.context().close();
});

test('a printer that is set for bills prints the bill of each order beside its slip (printing-9)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const fries = await dishCalled(api, 'Loaded Cheese Fries', owner.restaurant_id);
  const buyer = await addBuyer(api, 'Farida');
  const counter = await openPrinter(browser, owner, 'Bags');
  await counter.getByRole('button', { name: 'Change Kitchen' }).click();
  await counter.getByRole('checkbox', { name: 'Print a bill for each order' }).check();
  const told = counter.waitForResponse((answer) => answer.url().endsWith('/api/kitchen/printing/device'));
  await counter.getByRole('button', { name: 'Save printer' }).click();
  await told;
  // Another journey may have left stations in this kitchen.
  await expect(counter.getByText(/^Everything( else)?, bills\. No slip in 24 hours\.$/)).toBeVisible();
  const number = await order(api, buyer, fries);
  await takeAs(api, owner, number, 'accepted');
  const papers = async () => (await papersOf([counter])).filter((paper) => paper.includes(number.slice(-4)));
  await expect.poll(async () => (await papers()).length).toBe(2);
  const bills = (await papers()).filter((paper) => paper.includes('Total (Rs)'));
  expect(bills).toHaveLength(1);
  expect(bills[0]).toMatch(/1 x Loaded Cheese Fries.*189\.00.*Total \(Rs\)\d/s);
  await counter.context().close();
});

test('axe objects to nothing on the printing screen', async ({ page }) => {
  const owner = await openQuietKitchen(page);
  await expectAccessible(page, {
    path: '/orders/printing',
    session: owner,
    widths: [820, 390],
    isShown: () => expect(page.getByRole('heading', { name: 'Printing', level: 1 })).toBeVisible(),
  });
});
