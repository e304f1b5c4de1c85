import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A browser in which nothing runs, and what came over its line so far: requests and answers with their headers, in bytes. */
export async function openWithoutScripts(browser: Browser, width = 390) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  context.on('requestfinished', (request) => {
    sizes.push(request.sizes().then((each) => Object.values(each).reduce((sum, part) => sum + part, 0)));
  });
  const bytes = async () => (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
  return { context, page, bytes, requests: () => sizes.length };
}

/** Nobody's yet, in however many runs. */
export const newMobile = () => `98${String(Date.now()).slice(-8)}`;

/** Sends a form of the plain pages as a page of ours would; `from` is the site that a browser names. */
export const sendForm = (
  { request }: BrowserContext | Page,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) => request.post(path, { form, headers, maxRedirects: 0 });

/** What stands unseen in the form of the checkout as it is shown now. */
export async function readHidden(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  const found = names.map(async (name) => [name, await page.locator(`input[name="${name}"]`).first().inputValue()]);
  return Object.fromEntries(await Promise.all(found));
}

/** Fills the first address in and leaves to the checkout. */
export async function addHome(page: Page): Promise<void> {
  await page.locator('#f-line1').fill('14, 3rd Cross');
  await page.locator('#f-pincode').fill('560038');
  await page.locator('button[value="add"]').click();
  await expect(page).toHaveURL(/\/plain\/checkout$/);
}
