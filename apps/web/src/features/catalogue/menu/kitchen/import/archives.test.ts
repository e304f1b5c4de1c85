import { Blob as NodeBlob } from 'node:buffer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ArchiveRefused, openArchive } from './archive.ts';
import { openPictures, sortFiles } from './read-files.ts';
import { readWorkbook, WorkbookRefused } from './read-workbook.ts';
import { changeBytes, makeArchive, setDeclaredSizes, workbookFiles } from './testing/make-archives.ts';

// The one of jsdom cannot be read.
beforeAll(() => void vi.stubGlobal('Blob', NodeBlob));
afterAll(() => void vi.unstubAllGlobals());

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
const words = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'read';
  } catch (error) {
    if (error instanceof ArchiveRefused || error instanceof WorkbookRefused) return error.message;
    throw error;
  }
};
const textOf = async (rows: string, strings: string[] = []) =>
  (await readWorkbook(await makeArchive(workbookFiles(rows, strings)))).text();
const refusedSheet = async (rows: string) => words(readWorkbook(await makeArchive(workbookFiles(rows))));
const inline = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;

test('cells read like their CSV words: rich text, numbers, booleans, formulas and dates (menu-32)', async () => {
  const rows = `<row r="1">${inline('A1', 'dish_name')}${inline('B1', 'price')}</row>
    <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><f>200+40.5</f><v>240.5</v></c><c r="C2" t="b"><v>1</v></c></row>
    <row r="4"><c r="A4" t="str"><f>A2&amp;"x"</f><v>Dal &amp; rice</v></c><c r="B4" s="1"><v>45000</v></c></row>`;
  const rich = '<r><rPr><b/></rPr><t>Dal</t></r><r><t>, hot</t></r>';
  expect(await textOf(rows, [rich])).toBe('dish_name,price,\r\n"Dal, hot",240.5,yes\r\n\r\nDal & rice,2023-03-15,\r\n');
});

test('a million empty rows and cells behind the menu are passed over (menu-33)', async () => {
  const empty = Array.from(
    { length: 200_000 },
    (_row, at) => `<row r="${at + 2}" ht="12"><c r="A${at + 2}" s="1"/></row>`,
  );
  const rows = `<row r="1">${inline('A1', 'dish_name')}</row>${empty.join('')}<row r="1048576" ht="12"/>`;
  expect(await textOf(rows)).toBe('dish_name\r\n');
});

test.each([
  ['a cell far to the right', `<row r="1">${inline('XFD1', 'x')}</row>`, 'wide'],
  ['a cell far below', `<row r="1048576">${inline('A1048576', 'x')}</row>`, 'tall'],
  ['a place in other quotes', `<row r='1'><c r='ZZZ1'><v>1</v></c></row>`, 'wide'],
  ['a place that hides in an entity', `<row r="1"><c r="&#65;&#49;"><v>1</v></c></row>`, 'cell'],
  ['a formula that was never worked out', '<row r="1"><c r="A1" t="str"><f>A2</f></c></row>', 'formula'],
] as const)('a sheet with %s is refused (menu-33)', async (_what, rows, told) => {
  expect(await refusedSheet(rows)).toBe(told);
});

test('a text that cells share a hundred thousand times is refused before it is written (menu-33)', async () => {
  const cells = Array.from(
    { length: 9000 },
    (_row, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
  );
  const files = workbookFiles(cells.join(''), [`<t>${'x'.repeat(30_000)}</t>`]);
  expect(await words(readWorkbook(await makeArchive(files)))).toBe('long');
});

test.each([
  ['<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
  ['<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'],
  ['<! doctype x>'],
])('entities in any part are refused: %s (menu-33)', async (declaration) => {
  for (const name of ['xl/sharedStrings.xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml'] as const) {
    const files = workbookFiles('');
    expect(await words(readWorkbook(await makeArchive({ ...files, [name]: declaration + files[name] })))).toBe(
      'entities',
    );
  }
});

test('a workbook that unpacks to far more than it weighs is refused unread (menu-33)', async () => {
  const files = { ...workbookFiles(''), 'xl/worksheets/sheet1.xml': zeros(30) };
  expect(await words(readWorkbook(await makeArchive(files)))).toBe('bomb');
  const noise = crypto.getRandomValues(new Uint8Array(65_536));
  const large = new Uint8Array(62 * 1024 * 1024);
  for (let at = 0; at < large.length; at += 131_072) large.set(noise, at);
  expect(await words(readWorkbook(await makeArchive({ ...workbookFiles(''), 'xl/media/a.bin': large })))).toBe('large');
});

test.each([
  ['no archive', 'dish_name,price'],
  ['nothing', ''],
  ['an old workbook', '\u00d0\u00cf\u0011\u00e0'],
])('%s is refused as a workbook and as pictures (menu-33)', async (_what, text) => {
  expect(await words(readWorkbook(new Blob([text])))).toBe('damaged');
  expect(await words(openPictures(new Blob([text])))).toBe('damaged');
});

test('an archive of pictures is read without what computers leave in it (menu-34)', async () => {
  const zip = await makeArchive({
    'photos/Dal.JPG': 'dal',
    '__MACOSX/photos/._Dal.JPG': 'x',
    'photos/.DS_Store': 'x',
    'naan.png': 'naan',
  });
  const files = await openPictures(zip);
  expect(files.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['photos/Dal.JPG', 3],
    ['naan.png', 4],
  ]);
  expect(await Promise.all(files.map(async ({ read }) => new TextDecoder().decode(await read())))).toEqual([
    'dal',
    'naan',
  ]);
});

test.each([
  ['a path that leads out', { '../../dal.jpg': 'x' }, 'unsafe'],
  ['a path from the root', { '/etc/dal.jpg': 'x' }, 'unsafe'],
  ['a path of a drive', { 'C:\\dal.jpg': 'x' }, 'unsafe'],
  ['an archive in it', { 'more/pictures.ZIP': 'x' }, 'nested'],
  ['much from little', { 'dal.jpg': zeros(40) }, 'bomb'],
] as const)('pictures with %s are refused (menu-35)', async (_what, files, told) => {
  // What writes archives here would not write such names; bytes are put in their place.
  const names = Object.keys(files);
  const safe = Object.fromEntries(Object.entries(files).map(([name, content]) => ['q'.repeat(name.length), content]));
  const zip = await changeBytes(await makeArchive(safe), (bytes) => {
    const [name = ''] = names;
    const text = new TextDecoder('latin1').decode(bytes);
    for (let at = text.indexOf('q'.repeat(name.length)); at >= 0; at = text.indexOf('q'.repeat(name.length), at + 1))
      bytes.set(new TextEncoder().encode(name), at);
  });
  expect(await words(openPictures(zip))).toBe(told);
});

test('pictures behind a password are refused (menu-35)', async () => {
  expect(await words(openPictures(await makeArchive({ 'dal.jpg': 'x' }, 'secret')))).toBe('encrypted');
});

test('too many files, and too many bytes in all, are refused before one is read (menu-35)', async () => {
  const many = Object.fromEntries(Array.from({ length: 21 }, (_file, at) => [`${at}.jpg`, 'x']));
  const limits = { entries: 20, bytes: 1000, ratio: 100 };
  expect(await words(openArchive(await makeArchive(many), limits))).toBe('crowded');
  expect(await words(openArchive(await makeArchive({ a: 'x'.repeat(600), b: 'x'.repeat(600) }), limits))).toBe('large');
});

test.each([
  ['less than it holds', 10],
  ['more than it holds', 200_000],
])('a file that says %s is not believed (menu-35)', async (_what, size) => {
  const zip = await changeBytes(await makeArchive({ 'dal.jpg': 'dal '.repeat(20_000) }), (bytes) =>
    setDeclaredSizes(bytes, size),
  );
  const [file] = await openPictures(zip);
  expect(['bomb', 'damaged']).toContain(await words(file?.read() ?? Promise.resolve()));
});

test('files are told apart by their endings, the last of a kind counts (menu-34)', () => {
  const [csv, xlsx, zip, pdf] = ['a.csv', 'b.XLSX', 'c.Zip', 'd.pdf'].map((name) => new File([], name));
  const sorted = sortFiles(
    [csv, xlsx, zip, pdf].flatMap((file) => file ?? []),
    { sheet: null, zip: null },
  );
  expect(sorted).toEqual({ chosen: { sheet: xlsx, zip }, other: pdf });
});
