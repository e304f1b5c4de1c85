import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, type Session, storeVisitor, test, watch } from './fixtures.ts';
import { addBuyer, openQuietKitchen, orderAll, takeAs } from './kitchen-fixtures.ts';
import { ask } from './shopper.ts';

const shots = process.env['LINK_SHOTS'];

async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}-${colorScheme}.png` });
  }
}

/** What a Hindi catalogue says at this path of groups. */
function say(catalogue: string, key: string): string {
  let found: unknown = JSON.parse(readFileSync(`apps/web/src/features/${catalogue}.texts.hi.json`, 'utf8'));
  for (const part of key.split('.')) found = Object(found)[part];
  expect(typeof found, key).toBe('string');
  return String(found);
}

interface Dish {
  menu_id: number;
  dish_name: string;
  description: string;
  has_options: boolean;
  availability: string;
}

/** A quiet kitchen of which one dish is called so in Hindi, and all that its menu says in English itself. */
async function openNamed(api: Page, hi: string) {
  const owner = await openQuietKitchen(api);
  const { restaurant_id = 0 } = owner;
  const dishes: Dish[] = await (await api.request.get(`/api/menu/getmenubyrestaurantid/${restaurant_id}`)).json();
  const dish = dishes.find(({ has_options, availability }) => !has_options && availability === 'available');
  if (!dish) throw new Error('The quiet kitchen has no plain dish.');
  const path = `/kitchen/menu/dishes/${dish.menu_id}`;
  const { version } = await ask(api.request, owner, `GET ${path}`);
  await ask(api.request, owner, `PATCH ${path}`, { version, names: { hi } });
  // What a kitchen wrote of a dish, and names that it has in English alone, are its own words.
  const own = dishes.flatMap(({ menu_id, dish_name, description }) =>
    menu_id === dish.menu_id ? [description] : [dish_name, description],
  );
  return { owner, restaurant_id, dish, own };
}

const run = /[A-Za-z][A-Za-z’']+(?:[ ,]+[A-Za-z][A-Za-z’']+){2,}/;

/** No sentence is English but what a kitchen or a person wrote, and the dish is called as it is called in Hindi. */
async function expectHindi(page: Page, { dish, own }: { dish: Dish; own: readonly string[] }): Promise<void> {
  await expect(page.locator('html[lang="hi"]')).toBeAttached();
  const lines = (await page.locator('main').innerText()).split(/\n| · /).map((line) => line.trim());
  const isOwn = (line: string) => own.some((text) => text.includes(line.replaceAll(/^\d+ × |…$/g, '')));
  expect(
    lines.filter((line) => run.test(line) && !isOwn(line)),
    page.url(),
  ).toEqual([]);
  expect(
    lines.filter((line) => line === dish.dish_name || line.endsWith(` ${dish.dish_name}`)),
    page.url(),
  ).toEqual([]);
}

async function open(browser: Browser, path: string) {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await storeVisitor(page);
  const faults = watch(page);
  await page.goto(path);
  return { page, faults };
}

const sessionOf = ({ token }: { token: string }): Session => ({ token, userId: 0, userType: 'user' });
const pathOf = (url: string) => `/hi${new URL(url).pathname}`;
const hi = 'देसी बर्गर';

async function chooseIt(page: Page): Promise<void> {
  const row = page.getByRole('article', { name: hi }).first();
  await row.getByRole('button', { name: new RegExp(hi) }).click();
}

test('a table, a group and a rider’s link are in Hindi to the last sentence, and the dish is called so on each (names-8, languages-5)', async ({
  browser,
  page: api,
}) => {
  test.setTimeout(90_000);
  const kitchen = await openNamed(api, hi);
  const { owner, restaurant_id, dish } = kitchen;
  const buyer = await addBuyer(api, `Meera${randomUUID().slice(0, 3)}`);

  const { venue_id } = await ask(api.request, owner, 'POST /venues', {
    name: `H ${randomUUID().slice(0, 4)}`,
    type: 'indoor',
  });
  await ask(api.request, owner, `POST /venues/${venue_id}/tables`, { name: '9', min_seats: 1, max_seats: 4 });
  const { tables } = await ask(api.request, owner, 'PUT /tables/codes');
  const code = tables.find((table: { name: string }) => table.name === '9').code;
  const { page: table, faults: tableFaults } = await open(browser, pathOf(code.url));
  await chooseIt(table);
  await expectHindi(table, kitchen);
  await expectCleanHere(table);
  await shoot(table, 'table-menu');

  const group = await ask(api.request, sessionOf(buyer), 'POST /groups', { restaurant_id, minutes: 30 });
  const guests = 'ordering/groups/shop/guests';
  const { page: guest, faults: guestFaults } = await open(browser, pathOf(group.url));
  await guest.getByLabel(say(guests, 'name')).fill('सना');
  await shoot(guest, 'group-join');
  await guest.getByRole('button', { name: say(guests, 'join') }).click();
  await chooseIt(guest);
  await expect(guest.getByText(hi).nth(1)).toBeVisible();
  await expectHindi(guest, kitchen);
  await expectCleanHere(guest);
  await shoot(guest, 'group-bag');

  const number = await orderAll(api, buyer, [{ menu_id: dish.menu_id, quantity: 2 }]);
  await takeAs(api, owner, number, 'accepted', 'ready', 'out_for_delivery');
  const { url } = await ask(api.request, owner, `POST /kitchen/orders/${number}/rider-link`, {});
  const { page: rider, faults } = await open(browser, pathOf(url));
  await expect(rider.getByText(hi)).toBeVisible();
  await expectHindi(rider, { ...kitchen, own: [...kitchen.own, await addressOf(api, owner, number)] });
  await expectCleanHere(rider);
  await shoot(rider, 'rider');
  expect([...tableFaults, ...guestFaults, ...faults]).toEqual([]);
});

/** Where it is brought, as its customer wrote it. */
async function addressOf(api: Page, owner: Session, number: string): Promise<string> {
  const { orders } = await ask(api.request, owner, 'GET /kitchen/orders');
  return JSON.stringify(orders.find(({ order_number }: { order_number: string }) => order_number === number));
}
