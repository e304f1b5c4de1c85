import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible } from './accessibility.ts';
import { expect, storeVisitor, test, visit } from './fixtures.ts';
import { logInAs } from './kitchen-fixtures.ts';

const folder = resolve(import.meta.dirname, '../demo/pictures/dishes');
const drawn = readdirSync(folder).filter((name) => name.endsWith('.webp'));
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packed = 'http://schemas.openxmlformats.org/package/2006';

const cell = (letter: string, row: number, value: string | number): string =>
  typeof value === 'number'
    ? `<c r="${letter}${row}"><v>${value}</v></c>`
    : `<c r="${letter}${row}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook of one sheet. */
function makeWorkbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const lines = rows.map((cells, index) => {
    const inside = cells.map((value, at) => cell(String.fromCharCode(65 + at), index + 1, value)).join('');
    return `<row r="${index + 1}">${inside}</row>`;
  });
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packed}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Menu" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}

const head = ['category', 'dish_name', 'food_mark', 'price', 'state', 'options', 'picture'];
const size = 'Box size (size, choose 1): Half +0, Full +120';
const dishes = Array.from({ length: 200 }, (_dish, at) => [
  'Curries',
  `Parcel Curry ${at + 1}`,
  'veg',
  200 + at / 2,
  'hidden',
  size,
  `Parcel-${at + 1}.WEBP`,
]);
const workbook = { name: 'menu.xlsx', mimeType: 'application/octet-stream', buffer: makeWorkbook([head, ...dishes]) };

function makePictures(): Buffer {
  const files = Object.fromEntries(
    dishes.map((_dish, at) => [
      `photos/parcel-${at + 1}.webp`,
      new Uint8Array(readFileSync(join(folder, drawn[at % drawn.length] ?? ''))),
    ]),
  );
  return Buffer.from(
    zipSync({ ...files, 'photos/parcel-7.webp': strToU8('no picture'), 'notes.txt': strToU8('x') }, { level: 0 }),
  );
}

test('200 dishes with options and pictures come from a workbook and a ZIP; a lost line and a bad picture lose nothing (menu-32) (menu-34) (menu-36)', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  // Hidden ones of a kitchen that no other journey writes for change nothing for whoever else looks at the demo world.
  const page = await visit(browser);
  await storeVisitor(page, await logInAs(page, 'tiffin.room.kitchen@example.com', 'Restaurant@123'));
  await page.goto('/my-menu');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Import a menu' });
  await sheet
    .getByLabel('Menu file and pictures')
    .setInputFiles([workbook, { name: 'pictures.zip', mimeType: 'application/zip', buffer: makePictures() }]);
  await expect(sheet.getByText('200 rows: 200 new, 0 changed, 0 unchanged')).toBeVisible();
  await expect(sheet.getByText('200 pictures found in the ZIP')).toBeVisible();
  await expect(sheet.getByText('1 file in the ZIP is named by no row: notes.txt')).toBeVisible();

  const pictures = '**/api/kitchen/menu/import/pictures?*';
  let passed = 0;
  await page.route(pictures, (route) => {
    passed += 1;
    return passed > 50 ? route.fulfill({ status: 502, body: '' }) : route.continue();
  });
  await sheet.getByRole('button', { name: 'Import 200 dishes' }).click();
  await expect(sheet.getByText(/^Not everything was sent\./)).toBeVisible({ timeout: 60_000 });
  await page.unroute(pictures);
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('row', { name: /Choose a picture.*parcel-7\.webp 1 row \(8\)/ })).toBeVisible({
    timeout: 120_000,
  });
  await sheet.getByLabel('Import the dish without this picture').check();

  const writing = '**/api/kitchen/menu/import?write=yes*';
  await page.route(writing, async (route) => {
    // The file is written, and the line is gone before the answer comes.
    await route.fetch();
    await route.fulfill({ status: 502, body: '' });
  });
  await sheet.getByRole('button', { name: 'Import 200 dishes' }).click();
  await expect(sheet.getByText('We couldn’t send the file. Please try again.')).toBeVisible({ timeout: 60_000 });
  await page.unroute(writing);
  await sheet.getByRole('button', { name: 'Import 200 dishes' }).click();
  await expect(page.getByText('200 dishes added, 0 changed')).toBeVisible();

  // Written once, though it was sent twice.
  await page.getByLabel('Search dishes').fill('Parcel Curry 11');
  await expect(page.getByRole('switch', { name: /^Parcel Curry 11(?!\d)/ })).toHaveCount(1);
  await expect(page.locator('img[src*="uploads/dishes/"]').first()).toBeVisible();
});

test('axe objects to nothing in the import, at three widths and in both themes', async ({ page }) => {
  const isShown = async () => {
    const dialog = page.getByRole('dialog', { name: 'Import a menu' });
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel('Menu file and pictures').setInputFiles(workbook);
    await expect(page.getByText('The file names 200 pictures. Choose the ZIP that has them too.')).toBeVisible();
  };
  await expectAccessible(page, { path: '/my-menu', role: 'restaurant', isShown, widths: [1440, 820, 390] });
});
