import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/index-native.js';

type Content = string | Uint8Array<ArrayBuffer>;

/** An archive of these files. */
export async function makeArchive(files: Readonly<Record<string, Content>>, password?: string): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { password, zipCrypto: password !== undefined });
  for (const [name, content] of Object.entries(files))
    await writer.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content));
  return writer.close();
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packed = 'http://schemas.openxmlformats.org/package/2006';
const xml = '<?xml version="1.0" encoding="UTF-8"?>';

/** The files of a workbook whose first sheet has these rows of XML; style 1 is a date. */
export const workbookFiles = (rows: string, strings: readonly string[] = []) => ({
  '[Content_Types].xml': `${xml}<Types xmlns="${packed}/content-types"/>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Menu" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': `${xml}<sst xmlns="${main}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
});

/** The bytes of an archive with some of them changed. */
export async function changeBytes(archive: Blob, change: (bytes: Uint8Array) => void): Promise<Blob> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  change(bytes);
  return new Blob([bytes]);
}

/** Makes every entry say another size of itself. */
export function setDeclaredSizes(bytes: Uint8Array, size: number): void {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, size, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
}
