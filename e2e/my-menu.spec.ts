import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expectAccessible } from './accessibility.ts';
import { expect, test, visit } from './fixtures.ts';

const pictures = resolve(import.meta.dirname, '../demo/pictures/dishes');
const picture = join(pictures, readdirSync(pictures).find((name) => name.endsWith('.webp')) ?? '');

test('a dish is made with choices and a picture, and customers see it once it is published', async ({ browser }) => {
  const page = await visit(browser, 'restaurant');
  const customer = await visit(browser);
  await page.goto('/my-menu?dish=new');
  const editor = page.getByRole('complementary', { name: 'New dish' });
  await expect(editor.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await editor.getByLabel('Name', { exact: true }).fill('Lantern Test Curry');
  await editor.getByLabel('Price', { exact: true }).fill('240');
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText('Choose the food mark')).toBeVisible();
  await editor.getByText('Non-veg', { exact: true }).click();
  await editor.getByLabel('Discounted').fill('260');
  await expect(editor.getByText('Must not be more than ₹240.00')).toBeVisible();
  await editor.getByLabel('Discounted').fill('180');
  await expect(editor.getByText('25% off, customers save ₹60.00.')).toBeVisible();

  await editor.getByText('Names in other languages').click();
  await editor.getByLabel('Name in Hindi').fill('Lantern');
  await editor.getByLabel('Name in Kannada').fill('ಲಾಂದ್ರ ಕರಿ');
  await expect(editor.getByText('Write the Hindi name in Devanagari, like पनीर टिक्का')).toBeVisible();
  await editor.getByLabel('Name in Hindi').fill('');
  await editor.getByRole('button', { name: 'Suggest a Hindi name' }).click();
  await expect(editor.getByText('We don’t know every word of it. Please write it yourself.')).toBeVisible();
  await editor.getByLabel('Name in Hindi').fill('लालटेन करी');

  await editor.getByLabel('Picture of the dish').setInputFiles(picture);
  await page.getByRole('dialog').getByRole('slider').fill('1.5');
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(editor.getByRole('img', { name: 'The dish' })).toBeVisible();

  await editor.getByRole('button', { name: 'Add group' }).click();
  await page.getByRole('menuitem', { name: 'New choices' }).click();
  const choices = page.getByRole('dialog');
  await choices.getByLabel('Name', { exact: true }).fill('Heat');
  await choices.getByLabel('At least').fill('1');
  await choices.getByRole('textbox', { name: 'Choice 1' }).fill('Mild');
  await choices.getByRole('button', { name: 'Add a choice' }).click();
  await choices.getByRole('textbox', { name: 'Choice 2' }).fill('Hot');
  await choices.getByText('Names in other languages').nth(1).click();
  await choices.getByRole('button', { name: 'Suggest a Hindi name' }).click();
  await expect(choices.getByLabel('Name in Hindi').nth(1)).toHaveValue('कम तीखा');
  await choices.getByRole('button', { name: 'Save choices' }).click();
  await expect(editor.getByText('Mild · Hot')).toBeVisible();

  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Lantern Test Curry is saved')).toBeVisible();
  const address = '/restaurantdetails/Dum-Handi/1';
  await customer.goto(address);
  await expect(customer.getByText('Lantern Test Curry')).toHaveCount(0);

  await page.getByRole('complementary', { name: 'Edit dish' }).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Lantern Test Curry is published')).toBeVisible();
  await customer.goto(address);
  const row = customer.getByRole('article', { name: 'Lantern Test Curry' });
  await expect(row.getByText('₹180.00')).toBeVisible();
  await page.reload();
  await expect(page.getByText('लालटेन करी · ಲಾಂದ್ರ ಕರಿ')).toBeVisible();
  await row.getByRole('link', { name: 'Lantern Test Curry' }).click();
  await expect(customer.getByText('Hot', { exact: true })).toBeVisible();
});

test('a switch marks a dish as sold out at once, and Undo takes it back', async ({ browser }) => {
  const page = await visit(browser, 'restaurant');
  const customer = await visit(browser);
  await page.goto('/my-menu');
  const line = page.getByRole('switch', { name: 'Murgh Makhani on sale' });
  await line.click();
  await expect(line).not.toBeChecked();
  await expect(page.getByText(/^Murgh Makhani is sold out until/)).toBeVisible();
  await customer.goto('/restaurantdetails/Dum-Handi/1');
  const row = customer.getByRole('article', { name: 'Murgh Makhani' }).first();
  await expect(row.getByText(/^Sold out/)).toBeVisible();
  // The switch turns before the answer is there.
  const undone = page.waitForResponse((reply) => reply.request().method() !== 'GET' && reply.ok());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeChecked();
  await undone;
  await customer.reload();
  await expect(row.getByText(/^Sold out/)).toHaveCount(0);
});

test('categories and dishes are put in order by the keyboard alone', async ({ browser }) => {
  const page = await visit(browser, 'restaurant');
  await page.goto('/my-menu');
  const names = page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: /^Move / });
  await expect(names.first()).toBeVisible();
  const [first = '', second = ''] = await names.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  await names.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${first.slice(5)}, place 1 of`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first.slice(5)}, place 2 of`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(names.first()).toHaveAccessibleName(second);
  await page.reload();
  await expect(names.first()).toHaveAccessibleName(second);

  await page.getByRole('button', { name: /^Curries/ }).click();
  const dishes = page.getByRole('region', { name: 'Curries' }).getByRole('button', { name: /^Move / });
  const top = (await dishes.first().getAttribute('aria-label')) ?? '';
  await dishes.first().focus();
  // Faster than a thing is lifted: the arrow is not lost.
  await Promise.all([page.keyboard.press('Space'), page.keyboard.press('ArrowDown')]);
  await expect(page.getByText(`${top.slice(5)}, place 2 of`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(dishes.nth(1)).toHaveAccessibleName(top);
  await page.reload();
  await expect(dishes.nth(1)).toHaveAccessibleName(top);
});

test('of two devices the slower one sees what the other changed, and loses nothing (menu-21)', async ({ browser }) => {
  const [one, two] = [await visit(browser, 'restaurant'), await visit(browser, 'restaurant')];
  for (const page of [one, two]) {
    await page.goto('/my-menu?dish=3');
    await expect(page.getByLabel('Price', { exact: true })).toHaveValue('289');
  }
  await two.getByLabel('Cooking time').fill('31');
  await one.getByLabel('Price', { exact: true }).fill('295');
  await one.keyboard.press('Control+s');
  await expect(one.getByText('Paneer Subz Biryani is saved')).toBeVisible();
  await two.keyboard.press('Control+s');
  const notice = two.getByRole('alert').filter({ hasText: 'Changed on another device' });
  await expect(notice).toContainText('price ₹289.00 → ₹295.00');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(two.getByLabel('Price', { exact: true })).toHaveValue('295');
  await expect(two.getByLabel('Cooking time')).toHaveValue('31');
  await two.getByRole('button', { name: 'Close the editor' }).click();
  await two.getByRole('button', { name: 'Keep editing' }).click();
  await two.getByRole('button', { name: 'Save dish' }).click();
  await expect(two.getByText('Paneer Subz Biryani is saved')).toBeVisible();
  await two.getByRole('button', { name: 'Price history' }).click();
  await expect(two.getByText('₹289.00 → ₹295.00')).toBeVisible();
});

test('a file with faults is told by cause and writes nothing; mended, it is written with sections and options (menu-20) (menu-28)', async ({
  browser,
}) => {
  const page = await visit(browser, 'restaurant');
  await page.goto('/my-menu');
  const head = 'category,dish_name,food_mark,price,state,section,options';
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const choose = (rows: string[]) =>
    page
      .getByLabel('Menu file and pictures')
      .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...rows].join('\n')) });
  await choose(['Curries,Ledger Curry,veg,210,on_sale', 'Curries,Ledger Dal,,190,on_sale']);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('1 problem. Nothing was imported.')).toBeVisible();
  await expect(sheet.getByRole('row', { name: 'Choose the food mark food_mark 1 row (3)' })).toBeVisible();
  await choose([
    'Curries,Ledger Curry,veg,210,on_sale,From the ledger,"Ledger size (size, choose 1): Half +0, Full +120"',
    'Curries,Ledger Dal,veg,190,on_sale,From the ledger,"Ledger size (size, choose 1): Half +0, Full +120"',
  ]);
  await expect(sheet.getByText('New section: From the ledger')).toBeVisible();
  await expect(sheet.getByText('1 new group of options')).toBeVisible();
  await sheet.getByRole('button', { name: 'Import 2 dishes' }).click();
  await expect(page.getByText('2 dishes added, 0 changed')).toBeVisible();
  await page.getByLabel('Search dishes').fill('ledger');
  await expect(page.getByRole('switch', { name: /^Ledger/ })).toHaveCount(2);
});

for (const path of ['/my-menu', '/my-menu?dish=1'])
  test(`axe objects to nothing on ${path}, at three widths and in both themes`, async ({ page }) => {
    const sign = path.includes('dish=') ? page.getByLabel('Price', { exact: true }) : page.getByRole('switch').first();
    const isShown = () => expect(sign).toBeVisible();
    await expectAccessible(page, { path, role: 'restaurant', isShown, widths: [1440, 820, 390] });
  });
