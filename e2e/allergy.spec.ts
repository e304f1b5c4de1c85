import type { APIRequestContext, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, payWith, type Session, storeVisitor, test, watch } from './fixtures.ts';
import { addBuyer, openQuietKitchen, takeAs } from './kitchen-fixtures.ts';
import { ask } from './shopper.ts';

const shots = process.env['DIET_SHOTS'];

/** A picture in both themes, where somebody wants to look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}-${colorScheme}.png` });
  }
}

const energy = { preparation_time: 15, tax_category: 'restaurant_service', category_id: null, dish_img: null };
const plain = { kitchen_name: '', contains_egg: 0, suits: [], discounted_price: null, discount_plan: null };

/** A dish that has peanuts to choose, and one that has none, on sale in a kitchen. */
async function addDishes(request: APIRequestContext, owner: Session): Promise<number[]> {
  const option = { option_id: null, is_veg: 1, sold_out: false, suits: [] };
  const group = await ask(request, owner, 'POST /kitchen/menu/option-groups', {
    group_name: 'On top',
    kind: 'addon',
    min_choices: 0,
    max_choices: 2,
    options: [
      { ...option, option_name: 'Roasted peanuts', price: 30, allergens: ['peanuts'], calories: 170 },
      { ...option, option_name: 'Fried onions', price: 20, allergens: [], calories: null },
    ],
  });
  const dish = { ...energy, ...plain, is_veg: 1, price: 240, stock_per_day: null, parts: [] };
  const ids: number[] = [];
  for (const [dish_name, option_group_ids, calories] of [
    ['Lantern Noodles', [group.option_group_id], 540],
    ['Lantern Rice', [], 360],
  ] as const) {
    const added = await ask(request, owner, 'POST /kitchen/menu/dishes', {
      ...dish,
      dish_name,
      description: 'From the wok',
      allergens: ['soy'],
      calories,
      serving: '1 bowl (300 g)',
      option_group_ids,
    });
    ids.push(added.menu_id);
  }
  await ask(request, owner, 'PUT /kitchen/menu/state', { menu_ids: ids, state: 'on' });
  return ids;
}

test('a customer with an allergy is warned of an option, orders it anyway, and the kitchen packs the rest apart (diet-4, diet-5, packing-1, packing-2)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const ids = await addDishes(api.request, owner);
  const buyer = await addBuyer(api, 'Meena');
  const me: Session = { userId: 0, userType: 'user', token: buyer.token };
  const account: { user_id: number } = JSON.parse(
    Buffer.from(buyer.token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  me.userId = Number(Object(account)['sub'] ?? Object(account)['userId'] ?? 0);
  await ask(api.request, me, 'PUT /users/diet', { diet: 'any', halal: false, allergens: ['peanuts'], hide: false });

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await storeVisitor(phone, me);
  const faults = watch(phone);
  await phone.goto(`/restaurantdetails/kitchen/${owner.restaurant_id}`);
  await phone.getByRole('button', { name: 'Add Lantern Noodles' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Lantern Noodles' });
  await expect(sheet.getByText('540 kcal · 1 bowl (300 g)')).toBeVisible();
  const peanuts = sheet.getByRole('checkbox', { name: /Roasted peanuts.*Contains peanuts/ });
  await peanuts.check();
  await expect(sheet.getByText('Roasted peanuts contains peanuts')).toBeVisible();
  await expect(sheet.getByText('As chosen: 710 kcal')).toBeVisible();
  await sheet.getByRole('checkbox', { name: /Fried onions/ }).check();
  await expect(sheet.getByText('not counting Fried onions (not declared)')).toBeVisible();
  await sheet.getByText('540 kcal · 1 bowl (300 g)').scrollIntoViewIfNeeded();
  await expectCleanHere(phone);
  await shoot(phone, 'sheet');
  await sheet.getByRole('button', { name: /^Add ₹|^Add\b.*₹/ }).click();
  const question = phone.getByRole('alertdialog', { name: 'This doesn’t fit your diet' });
  await expect(question).toContainText('Roasted peanuts contains peanuts');
  await expectCleanHere(phone);
  await shoot(phone, 'question');
  await question.getByRole('button', { name: 'Change it' }).click();
  await expect(question).toBeHidden();
  await sheet.getByRole('button', { name: /^Add\b.*₹/ }).click();
  await question.getByRole('button', { name: 'Add anyway' }).click();
  await expect(sheet).toBeHidden();
  await phone.getByRole('button', { name: 'Add Lantern Rice' }).click();

  await phone.goto('/cart');
  await expect(phone.getByText('Roasted peanuts contains peanuts')).toBeVisible();
  await expectCleanHere(phone);
  await shoot(phone, 'cart');
  await phone.goto('/checkout');
  await expect(phone.getByText('Lantern Noodles: Roasted peanuts contains peanuts')).toBeVisible();
  const told = phone.getByRole('group', { name: 'Tell the kitchen about an allergy' });
  const chip = told.getByRole('button', { name: 'Peanuts' });
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expectCleanHere(phone);
  await shoot(phone, 'checkout');
  await payWith(phone, /Cash/);
  await phone.getByRole('button', { name: /^Place order/ }).click();
  await phone.waitForURL(/myorders\/FD-/);
  const number = /FD-[0-9A-Z]{6}/.exec(phone.url())?.[0] ?? '';
  await expect(phone.getByText('Allergies the kitchen was told of:')).toBeVisible();

  await takeAs(api, owner, number, 'accepted');
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 960 } })).newPage();
  await storeVisitor(desk, owner);
  const deskFaults = watch(desk);
  await desk.goto('/orders');
  const ticket = desk.getByRole('article', { name: number });
  await expect(ticket).toContainText('Allergy: peanuts');
  await expect(ticket).toContainText('Keep apart: no peanuts');
  await shoot(desk, 'board');
  await ticket.getByRole('button', { name: 'Mark ready' }).click();
  const packing = desk.getByRole('dialog', { name: /^Packed apart\?/ });
  await expect(packing.getByText('Has peanuts in it, and the customer knows.')).toBeVisible();
  await expect(packing.getByRole('button', { name: 'Mark ready' })).toBeDisabled();
  await expectCleanHere(desk);
  await shoot(desk, 'packing');
  await packing.getByRole('checkbox', { name: 'Lantern Rice: packed apart, no peanuts' }).click();
  await expect(packing.getByRole('checkbox', { name: /Lantern Rice/ })).toHaveAttribute('aria-checked', 'true');
  await shoot(desk, 'packed');
  await packing.getByRole('button', { name: 'Mark ready' }).click();
  await expect(packing).toBeHidden();
  await expect
    .poll(async () => (await ask(api.request, owner, `GET /kitchen/orders/${number}`)).status, { timeout: 20_000 })
    .toBe('ready');
  const { events } = await ask(api.request, owner, `GET /kitchen/orders/${number}`);
  expect(events.map(({ type }: { type: string }) => type)).toContain('packed_apart');

  // Other journeys find the menu as it was.
  for (const id of ids) await ask(api.request, owner, `DELETE /kitchen/menu/dishes/${id}`);
  expect([...faults, ...deskFaults]).toEqual([]);
});
