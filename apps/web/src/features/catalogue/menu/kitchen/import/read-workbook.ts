import { writeCells, type SheetCell } from '@tawa/domain/catalogue/sheet-cells';
import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { readSheet } from 'read-excel-file/universal';
import { ArchiveRefused, openArchive, type ArchiveFile } from './archive.ts';

/** Why a workbook is not read; beside what archives are refused for. */
export type WorkbookFault = 'entities' | 'wide' | 'tall' | 'long' | 'formula' | 'cell';

export class WorkbookRefused extends Error {
  readonly fault: WorkbookFault;
  /** What the reader says of a cell, in its own words. */
  readonly detail: string;

  constructor(fault: WorkbookFault, detail = '') {
    super(fault);
    this.fault = fault;
    this.detail = detail;
  }
}

const limits = { entries: 2000, bytes: 60 * 1024 * 1024, ratio: 400 };
/** Rows and columns of a sheet at most, empty ones between others included. */
export const workbookRowsMax = 10_000;
export const workbookColumnsMax = 100;
const charsMax = 5 * 1024 * 1024;
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/.*|xl\/(_rels\/.*|workbook\.xml|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml))$/i;
const sheetName = /^xl\/worksheets\//i;

const columnNumber = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Empty rows and cells that only look like something; spreadsheets keep a million of them. */
const withoutEmpty = (xml: string): string =>
  xml.replaceAll(/<c\s[^<>]*\/>/g, '').replaceAll(/<row(?:\s[^<>]*)?(?:\/>|>\s*<\/row>)/g, '');

/** A far cell would have the reader make all the empty ones before it. */
function judgeSheet(xml: string): void {
  for (const [, quoted = ''] of xml.matchAll(/\sr\s*=\s*("[^"]*"|'[^']*')/g)) {
    const [, letters = '', digits = ''] = /^.\$?([a-z]*)\$?(\d*).$/i.exec(quoted) ?? [];
    if (letters === '' && digits === '') throw new WorkbookRefused('cell', quoted.slice(0, 40));
    if (letters.length > 3 || columnNumber(letters) > workbookColumnsMax) throw new WorkbookRefused('wide');
    if (digits.length > 7 || Number(digits) > workbookRowsMax) throw new WorkbookRefused('tall');
  }
}

const unsolved = /(?:<\/(?:\w+:)?f>|<(?:\w+:)?f\b[^<>]*\/>)\s*<\/(?:\w+:)?c>/;

function judgeXml(name: string, xml: string): string {
  if (/<!\s*(doctype|entity)/i.test(xml) || xml.includes('\0')) throw new WorkbookRefused('entities');
  if (!sheetName.test(name)) return xml;
  const kept = withoutEmpty(xml);
  judgeSheet(kept);
  // Such a cell would read as an empty one, and an empty one takes away what is there.
  if (unsolved.test(kept)) throw new WorkbookRefused('formula');
  return kept;
}

/** The parts that say something, judged and stored flat: what reads them next has nothing to unpack. */
async function packJudged(files: readonly ArchiveFile[]): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { level: 0, dataDescriptor: false, extendedTimestamp: false });
  for (const { name, read } of files) {
    const text = judgeXml(name, new TextDecoder().decode(await read()));
    await writer.add(name, new Uint8ArrayReader(new TextEncoder().encode(text)));
  }
  return writer.close();
}

const isCell = (value: unknown): value is SheetCell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date;

async function readRows(flat: Blob): Promise<SheetCell[][]> {
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(flat);
    return rows.map((row) => row.map((cell) => (isCell(cell) ? cell : null)));
  } catch (error) {
    throw new WorkbookRefused('cell', error instanceof Error ? error.message : '');
  }
}

/** The first sheet of a workbook as a CSV file; throws `ArchiveRefused` or `WorkbookRefused`. */
export async function readWorkbook(workbook: Blob): Promise<Blob> {
  const files = (await openArchive(workbook, limits)).filter(({ name }) => wanted.test(name));
  if (!files.some(({ name }) => sheetName.test(name))) throw new ArchiveRefused('damaged');
  const rows = await readRows(await packJudged(files));
  const text = writeCells(rows, charsMax);
  if (text === undefined) throw new WorkbookRefused('long');
  return new Blob([text], { type: 'text/csv' });
}
