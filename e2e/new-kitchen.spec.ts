import type { Browser, Page } from '@playwright/test';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { expect, payWith, storeVisitor, test, visit, watch, type Session } from './fixtures.ts';
import { logInAs } from './kitchen-fixtures.ts';
import { makePictures, makeWorkbook } from './menu-files.ts';
import {
  activateRestaurant,
  fillChecklist,
  newcomerOf,
  proveMail,
  registerRestaurant,
  type Newcomer,
} from './new-restaurant.ts';
import { keepPapers, papersOf } from './papers.ts';
import { addShopper } from './shopper.ts';
import { createThumb, type Thumb } from './thumb.ts';

// From the registration to the first order there are many screens and 200 pictures.
test.setTimeout(240_000);
test.use({ viewport: { width: 1440, height: 900 } });

const food = 'Salsa (choose 1): Verde +0, Roja +0, Habanero +20 | Extras (up to 2): Guacamole +60, Crema +30';
const drink = 'Jar (size, choose 1): Glass +0, Jug +140';
const menu = [
  { section: 'Aguas Frescas', dish: 'Milpa Agua', category: 'Drinks', options: drink, count: 24 },
  { section: 'Tacos', dish: 'Milpa Taco', category: 'Tacos and Rolls', options: food, count: 84 },
  { section: 'Burritos', dish: 'Milpa Burrito', category: 'Tacos and Rolls', options: food, count: 68 },
  { section: 'Breakfast', dish: 'Milpa Huevos', category: 'Snacks', options: food, count: 24 },
] as const;
const breakfast = 'Milpa Huevos 1';

const head = ['category', 'section', 'dish_name', 'food_mark', 'price', 'state', 'options', 'picture'];
const rows = menu.flatMap(({ section, dish, category, options, count }) =>
  Array.from({ length: count }, (_dish, at) => [
    category,
    section,
    `${dish} ${at + 1}`,
    'veg',
    180 + at,
    'on_sale',
    options,
    `${dish} ${at + 1}.webp`,
  ]),
);
const workbook = makeWorkbook([head, ...rows]);
const pictures = makePictures(rows.map((cells) => `photos/${cells.at(-1) ?? ''}`));

/** The kitchen's own order, breakfast first, and what is left of it once breakfast is over. */
const ordered = ['Breakfast', 'Tacos', 'Burritos', 'Aguas Frescas'];
const zone = 'Asia/Kolkata';
const isMorning = () => {
  const { minutes } = zonedParts(new Date(), zone);
  return minutes >= 7 * 60 && minutes < 11.5 * 60;
};

async function importMenu(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(page.getByRole('button', { name: 'Import', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Import a menu' });
  await thumb.give(sheet.getByLabel('Menu file and pictures'), [workbook, pictures]);
  await expect(sheet.getByText('200 rows: 200 new, 0 changed, 0 unchanged')).toBeVisible();
  await expect(sheet.getByText('New sections: Aguas Frescas, Tacos, Burritos, Breakfast')).toBeVisible();
  await expect(sheet.getByText('200 pictures found in the ZIP')).toBeVisible();
  await thumb.tap(sheet.getByRole('button', { name: 'Import 200 dishes' }));
  await expect(page.getByText('200 dishes added, 0 changed')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('200 dishes · 200 on sale now')).toBeVisible();
}

/** Moves a section by the keyboard from the first of these places to the last. */
async function moveSection(page: Page, thumb: Thumb, name: string, [start, ...places]: readonly [number, ...number[]]) {
  const isAt = (place: number) => expect(page.getByText(`${name}, place ${place} of 4`)).toBeAttached();
  const rail = page.getByRole('navigation', { name: 'Your sections' });
  await rail.getByRole('button', { name: `Move ${name}` }).focus();
  await page.keyboard.press('Space');
  await isAt(start);
  for (const place of places) {
    await page.keyboard.press(place < start ? 'ArrowUp' : 'ArrowDown');
    await isAt(place);
  }
  await page.keyboard.press('Space');
  thumb.count(places.length + 3);
}

async function arrangeSections(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(page.getByText('Sections', { exact: true }));
  await moveSection(page, thumb, 'Breakfast', [4, 3, 2, 1]);
  await moveSection(page, thumb, 'Aguas Frescas', [2, 3, 4]);
  const rail = page.getByRole('navigation', { name: 'Your sections' });
  await thumb.tap(rail.getByRole('button', { name: /^On now Breakfast/ }));
  await thumb.tap(page.getByText('At certain times'));
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('07:00');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('11:30');
  await thumb.tap(page.getByRole('button', { name: 'Save sections' }));
  await expect(page.getByText('Saved. Customers see it now.')).toBeVisible();
}

/** Asks the editor for the menu as customers see it just before and just after breakfast. */
async function lookAtTheMorning(page: Page, thumb: Thumb): Promise<void> {
  const then = page.getByRole('region', { name: 'The menu as customers see it' }).getByRole('listitem');
  const clock = page.getByRole('group', { name: 'Shows the menu at' });
  await thumb.choose(clock.getByLabel('Time'), '11:00');
  await expect(clock.getByText('4 sections, 200 dishes to order.')).toBeVisible();
  await expect(then).toHaveText(ordered);
  await thumb.choose(clock.getByLabel('Time'), '11:30');
  await expect(clock.getByText('3 sections, 176 dishes to order.')).toBeVisible();
  await expect(then).toHaveText([...ordered.slice(1), /^Breakfast · from 7:00 am/]);
}

/** The customer's menu at the hour that it is. */
async function readMenu(guest: Page, address: string): Promise<void> {
  const headings = guest.getByRole('navigation', { name: 'Menu categories' }).getByRole('listitem');
  const row = guest.getByRole('region', { name: 'Breakfast' }).getByRole('article', { name: breakfast, exact: true });
  await expect(async () => {
    await guest.goto(address);
    const names = isMorning() ? ordered : [...ordered.slice(1), 'Breakfast'];
    await expect(headings).toHaveText(
      names.map((name) => new RegExp(`^${name}`)),
      { timeout: 5000 },
    );
    await expect(row.getByText(/^From .*7:00 am/)).toHaveCount(isMorning() ? 0 : 1, { timeout: 1000 });
  }).toPass();
  await expect(row.getByRole('img')).toBeVisible();
}

/** A tablet at the pass, whose printer keeps what comes out of it. */
async function openTablet(browser: Browser, thumb: Thumb, { email, password }: Newcomer): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 820, height: 1180 } })).newPage();
  await keepPapers(page);
  await page.goto('/login');
  await thumb.type(page.getByLabel('E-mail, username or mobile'), email);
  await thumb.type(page.getByLabel('Password', { exact: true }), password);
  await thumb.tap(page.getByRole('button', { name: 'Login', exact: true }));
  await expect(page).toHaveURL(/restaurant-dashboard$/);
  await thumb.tap(page.getByRole('button', { name: 'Menu' }));
  await thumb.tap(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Printing' }));
  return page;
}

/** Puts breakfast into the cart, which says when it is served unless that is now, and takes it out again. */
async function wishForBreakfast(phone: Page, address: string): Promise<void> {
  await phone.goto(address);
  const row = phone.getByRole('region', { name: 'Breakfast' }).getByRole('article', { name: breakfast, exact: true });
  await row.getByRole('button', { name: /^Add/ }).click();
  const sheet = phone.getByRole('dialog', { name: breakfast, exact: true });
  await sheet.getByText('Verde', { exact: true }).click();
  await sheet.getByRole('button', { name: /^Add.*180/ }).click();
  await phone.getByRole('link', { name: /View cart/ }).click();
  await expect(async () => {
    await phone.goto('/cart');
    await expect(phone.getByRole('group', { name: `Quantity of ${breakfast}` })).toBeVisible();
    const later = phone.getByText(/^Served from .*7:00 am\. Pick a time at checkout\.$/);
    await expect(later).toHaveCount(isMorning() ? 0 : 1, { timeout: 2000 });
  }).toPass();
  await phone.getByRole('button', { name: `Remove ${breakfast}` }).click();
  await expect(phone.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
}

/** Orders the first taco with a salsa, in cash; answers the order's number. */
async function orderTaco(phone: Page, thumb: Thumb, address: string): Promise<string> {
  await phone.goto(address);
  const row = phone.getByRole('region', { name: 'Tacos' }).getByRole('article', { name: 'Milpa Taco 1', exact: true });
  await thumb.tap(row.getByRole('button', { name: /^Add/ }));
  const sheet = phone.getByRole('dialog', { name: 'Milpa Taco 1' });
  await thumb.tap(sheet.getByText('Habanero', { exact: true }));
  await thumb.tap(sheet.getByRole('button', { name: /^Add.*200/ }));
  await thumb.tap(phone.getByRole('link', { name: /View cart/ }));
  await thumb.tap(phone.getByRole('link', { name: /checkout/i }).last());
  await payWith(phone, /Cash on delivery/);
  await thumb.tap(phone.getByRole('button', { name: /^Place order/ }));
  await expect(phone).toHaveURL(/\/myorders\/FD-/);
  return /FD-[0-9A-Z]{6}/.exec(phone.url())?.[0] ?? '';
}

let opened: Session | undefined;

// Journeys that come after this one find the lists of the city as they were.
test.afterEach(async ({ request }) => {
  if (!opened) return;
  const headers = { authorization: `Bearer ${opened.token}`, 'x-restaurant': String(opened.restaurant_id) };
  const closed = await request.post('/api/kitchen/life', { headers, data: { to: 'closing', reason: '' } });
  expect(closed.status(), await closed.text()).toBe(200);
});

test('a new Mexican kitchen comes from its registration to its first order, with 200 dishes, breakfast until 11:30, a second outlet and a printer (restaurants-22, menu-32, sections-3, own-restaurants-6)', async ({
  browser,
  page,
}) => {
  const newcomer = newcomerOf('Milpa Cocina');
  const { name, email, password } = newcomer;
  const thumb = createThumb();
  const band = page.getByRole('region', { name: 'Where you stand' });
  const chip = page.getByRole('button', { name: /Change restaurant/ });

  await test.step('registered, proved and sent for review', async () => {
    await storeVisitor(page);
    await registerRestaurant(page, thumb, newcomer);
    await proveMail(page, email);
    await fillChecklist(page, thumb);
  });

  await test.step('active', async () => {
    await activateRestaurant(await visit(browser, 'admin'), name);
    opened = await logInAs(page, email, password);
    await thumb.tap(
      page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Dashboard', exact: true }),
    );
    await thumb.tap(band.getByRole('link', { name: 'Add your first dish' }));
  });
  const address = `/restaurantdetails/kitchen/${opened?.restaurant_id ?? 0}`;

  await test.step('200 dishes come from a workbook and a ZIP', async () => {
    await importMenu(page, thumb);
    const dishes: { dish_img: string | null; has_options?: boolean }[] = await (
      await page.request.get(`/api/menu/getmenubyrestaurantid/${opened?.restaurant_id ?? 0}`)
    ).json();
    expect(dishes).toHaveLength(200);
    expect(dishes.filter(({ dish_img, has_options }) => !dish_img || !has_options)).toEqual([]);
  });

  await test.step('own sections in their own order, breakfast until 11:30', async () => {
    await arrangeSections(page, thumb);
    await lookAtTheMorning(page, thumb);
    await readMenu(await visit(browser), address);
  });

  await test.step('a second outlet begins, and the first one is opened again', async () => {
    const box = page.getByRole('dialog', { name: 'Your restaurants' });
    await thumb.tap(chip);
    const first = box.getByRole('button', { name: new RegExp(`${name}(?! Airport)`) });
    await expect(first.getByText(/^Open/), 'and not what was so before the review').toBeVisible();
    await thumb.tap(box.getByRole('button', { name: 'Add a restaurant' }));
    await thumb.type(box.getByLabel('Name of the restaurant'), `${name} Airport`);
    await thumb.tap(box.getByRole('button', { name: 'Add restaurant' }));
    await expect(page).toHaveURL(/restaurant-profile$/);
    await expect(chip).toHaveAccessibleName(/Airport.*Not live yet/);
    await expect(band.getByRole('heading', { name: '2 of 14 done' })).toBeVisible();
    await thumb.tap(chip);
    await thumb.tap(first);
    await expect(page).toHaveURL(/restaurant-dashboard$/);
    await expect(chip).not.toHaveAccessibleName(/Airport/);
  });

  const tablet = await openTablet(browser, thumb, newcomer);
  await test.step('the printer at the pass is tried', async () => {
    await thumb.tap(tablet.getByRole('button', { name: 'Test print' }));
    await expect(tablet.getByText(/^Sent to /)).toBeVisible();
    expect(await papersOf([tablet])).toEqual([expect.stringMatching(new RegExp(`^${name}TEST`))]);
    await thumb.tap(tablet.getByRole('switch', { name: 'This tablet prints' }));
    await expect(tablet.getByText('This tablet does not print')).toBeHidden();
  });

  await test.step('the first order is placed, printed, cooked and handed over', async () => {
    const phone = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    ).newPage();
    await storeVisitor(phone, await addShopper(page.request));
    const faults = [tablet, phone].map(watch);
    await thumb.tap(page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Orders', exact: true }));
    await expect(page.getByText('No new orders. They ring here by themselves.')).toBeVisible();
    await page.clock.install();
    await wishForBreakfast(phone, address);
    const finger = createThumb((target) => target.tap());
    const number = await orderTaco(phone, finger, address);
    finger.report('Its first customer');
    const state = phone.getByRole('heading', { level: 1 });
    const ticket = page.getByRole('article', { name: number });
    await thumb.tap(ticket.getByRole('button', { name: /^Accept/ }).first());
    await expect.poll(() => papersOf([tablet])).toHaveLength(2);
    expect((await papersOf([tablet])).at(-1)).toMatch(new RegExp(`${number.slice(-4)}.*1 x Milpa Taco 1.*Habanero`));
    for (const step of ['Mark ready', 'Send out']) {
      await thumb.tap(ticket.getByRole('button', { name: step }));
      await page.clock.runFor(9000);
    }
    await expect(state).toHaveText('On the way');
    const spoken = (await phone.getByRole('img', { name: /^Handover code/ }).getAttribute('aria-label')) ?? '';
    await thumb.tap(ticket.getByRole('button', { name: 'Enter code' }));
    await thumb.type(ticket.getByRole('textbox', { name: /code/i }), spoken.replaceAll(/\D/g, ''));
    await expect(state).toHaveText('Delivered');
    await expect(ticket).toHaveCount(0);
    expect(faults.flat()).toEqual([]);
  });
  expect(thumb.report('A new Mexican kitchen').taps).toBeLessThanOrEqual(130);
});
