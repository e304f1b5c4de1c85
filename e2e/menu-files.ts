import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';

const folder = resolve(import.meta.dirname, '../demo/pictures/dishes');
const drawn = readdirSync(folder).filter((name) => name.endsWith('.webp'));
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packed = 'http://schemas.openxmlformats.org/package/2006';

const cell = (letter: string, row: number, value: string | number): string =>
  typeof value === 'number'
    ? `<c r="${letter}${row}"><v>${value}</v></c>`
    : `<c r="${letter}${row}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook of one sheet, as a file that a person chooses. */
export function makeWorkbook(rows: readonly (readonly (string | number)[])[]) {
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
  const buffer = Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
  return { name: 'menu.xlsx', mimeType: 'application/octet-stream', buffer };
}

/** A ZIP with a drawn picture at each of these paths, and with other files or others in their place. */
export function makePictures(paths: readonly string[], others: Readonly<Record<string, string>> = {}) {
  const files = Object.fromEntries([
    ...paths.map(
      (path, at) => [path, new Uint8Array(readFileSync(join(folder, drawn[at % drawn.length] ?? '')))] as const,
    ),
    ...Object.entries(others).map(([path, text]) => [path, strToU8(text)] as const),
  ]);
  return { name: 'pictures.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files, { level: 0 })) };
}
