import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expect, type Session } from './fixtures.ts';
import { ask } from './shopper.ts';

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
  { request }: Pick<Page, 'request'>,
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

const declared = { preparation_time: 15, tax_category: 'restaurant_service', category_id: null, dish_img: null };
const food = { kitchen_name: '', contains_egg: 0, suits: [], discounted_price: null, discount_plan: null };
const rest = { stock_per_day: null, parts: [], option_group_ids: [], calories: null, serving: null };

export interface OwnDish {
  menu_id: number;
  version: number;
}

/** A dish of our own on sale in a kitchen, so that nobody else's price changes. */
export async function addDish(request: APIRequestContext, owner: Session, price: number): Promise<OwnDish> {
  const dish_name = `Lantern Dal ${randomUUID().slice(0, 6)}`;
  const body = { ...declared, ...food, ...rest, dish_name, description: 'Slow', price, is_veg: 1, allergens: [] };
  const { menu_id } = await ask(request, owner, 'POST /kitchen/menu/dishes', body);
  return setDish(request, owner, menu_id, 'on');
}

export async function setDish(
  request: APIRequestContext,
  owner: Session,
  menu_id: number,
  state: string,
): Promise<OwnDish> {
  const { dishes } = await ask(request, owner, 'PUT /kitchen/menu/state', { menu_ids: [menu_id], state });
  return dishes[0];
}

/** Opens the plain pages as somebody who signed in there. */
export async function signIn({ context }: { context: BrowserContext }, token: string): Promise<void> {
  await context.addCookies([
    { name: 'plain_session', value: token, domain: 'localhost', path: '/plain', httpOnly: true, sameSite: 'Lax' },
  ]);
}
