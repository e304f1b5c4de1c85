// The sheet that papers are drawn on: sizes in points, from the upper left corner of an A4 page.
import { amountInWordsOf } from '@tawa/domain/common/amount-in-words';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { formatPaise } from '@tawa/domain/common/money';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import Pdf from 'pdfkit';
import { type Face, faces, fontOf, heightOfMixed, isMixed, writeMixed } from './letters.ts';

export const margin = 36;
export const colours = {
  ink: '#2b1d29',
  soft: '#584754',
  faint: '#70616c',
  line: '#e4dfd7',
  tint: '#f7f3ec',
  brand: '#661b4b',
  core: '#f2b705',
} as const;

export interface Sheet {
  doc: PDFKit.PDFDocument;
  width: number;
  height: number;
  /** Where the next thing begins. */
  y: number;
  /** A text of ours in the reader's language, to stand beside the English; null where there is none beside it. */
  also: (english: string) => string | null;
  /** A name in the reader's language; null where it has none of its own there. */
  nameOf: (english: string, names: Names | null | undefined) => string | null;
  /** So many paise in the reader's words; null in English, which stands anyway. */
  amountOf: (paise: number) => string | null;
}

/** The language of whoever reads a paper, and what says its texts. */
export interface Reading {
  language: SpokenLanguage;
  say: (english: string, language: SpokenLanguage, names?: ReadonlyMap<string, string>) => string | null;
}
export const readEnglish: Reading = { language: 'en', say: () => null };

interface Opening {
  title: string;
  at: Date;
  landscape?: boolean;
  reading?: Reading;
  /** Whose name stands within texts of ours. */
  restaurant?: { name: string; names?: Names | undefined };
}

/** Opens a sheet; the same paper makes the same bytes whenever it is drawn. */
export function openSheet({ title, at, landscape = false, reading = readEnglish, restaurant }: Opening): Sheet {
  const doc = new Pdf({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: 'Tawa', CreationDate: at, ModDate: at },
  });
  for (const face of faces) doc.registerFont(face, fontOf(`figtree-${face}`));
  const { language, say } = reading;
  const names = restaurant && new Map([[restaurant.name, nameIn(restaurant.name, restaurant.names, language)]]);
  const also = (english: string) => say(english, language, names);
  const nameOf: Sheet['nameOf'] = (english, others) => {
    const name = nameIn(english, others, language);
    return name === english ? null : name;
  };
  const amountOf = (paise: number) => (language === 'en' ? null : amountInWordsOf(language, paise));
  const { width, height } = doc.page;
  return { doc, width: width - 2 * margin, height, y: margin, also, nameOf, amountOf };
}

const unprintable =
  /[^ -~\p{scx=Devanagari}\p{scx=Kannada}\p{Join_Control}\u00A0-\u0113\u0116-\u0127\u0141-\u0148\u014A-\u014D\u0150-\u0161\u016A-\u017E\u2013\u2014\u2018-\u201E\u2022\u2026\u20B9\u2212]/gu;

/** A text in letters that the fonts have; others become a question mark. */
export const printable = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').replace(unprintable, '?');

export interface Style {
  width?: number;
  size?: number;
  face?: Face;
  color?: string;
  align?: 'left' | 'right' | 'center';
  spacing?: number;
}

const lineGap = 1.6;

/** Writes a text and answers its height. */
export function write({ doc }: Sheet, text: string, [x, y]: readonly [number, number], style: Style = {}): number {
  const { width, size = 8.5, face = 'regular', color = colours.ink, align = 'left', spacing = 0 } = style;
  doc.font(face).fontSize(size).fillColor(color);
  const printed = printable(text);
  if (isMixed(printed)) return writeMixed(doc, printed, { width, size, face }, { x, y, align, color });
  const options = { width, align, lineGap, characterSpacing: spacing, lineBreak: width !== undefined };
  doc.text(printed, x, y, options);
  return doc.heightOfString(printed, options);
}

/** How high a text will be. */
export function heightOf({ doc }: Sheet, text: string, { width, size = 8.5, face = 'regular' }: Style): number {
  const printed = printable(text);
  if (isMixed(printed)) return heightOfMixed(doc, printed, { width, size, face });
  doc.font(face).fontSize(size);
  return doc.heightOfString(printed, { width, lineGap });
}

const smaller = 0.9;
const below = (style: Style): Style => ({ ...style, size: (style.size ?? 8.5) * smaller });

/** Writes a text of ours with its words in the reader's language below it, and answers the height of both. */
export function writeBoth(sheet: Sheet, english: string, [x, y]: readonly [number, number], style: Style = {}): number {
  const height = write(sheet, english, [x, y], style);
  const also = sheet.also(english);
  return also === null ? height : height + write(sheet, also, [x, y + height - lineGap], below(style)) - lineGap;
}

/** How high both will be. */
export function heightOfBoth(sheet: Sheet, english: string, style: Style): number {
  const also = sheet.also(english);
  const height = heightOf(sheet, english, style);
  return also === null ? height : height + heightOf(sheet, also, below(style)) - 2 * lineGap;
}

/** A text of ours and its words in the reader's language in one line. */
export function inBoth(sheet: Sheet, english: string): string {
  const also = sheet.also(english);
  return also === null ? english : `${english}  ·  ${also}`;
}

export function rule(
  { doc, width }: Sheet,
  y: number,
  { color, weight = 0.7 }: { color?: string; weight?: number } = {},
): void {
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(weight)
    .strokeColor(color ?? colours.line)
    .stroke();
}

export function box(
  { doc }: Sheet,
  [x, y, width, height]: readonly [number, number, number, number],
  color: string,
): void {
  doc.roundedRect(x, y, width, height, 4).fill(color);
}

const footHeight = 44;

/** Goes to a new page when less than so much is left; true when it did. */
export function ensure(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= sheet.height - footHeight) return false;
  sheet.doc.addPage();
  sheet.y = margin;
  return true;
}

/** The griddle beside the name. */
export function drawLogo({ doc }: Sheet, x: number, y: number): void {
  const scale = 0.72;
  doc.save().translate(x, y).scale(scale);
  doc.circle(19, 21, 17).fill(colours.brand);
  doc.moveTo(30, 9.5).lineTo(38, 3).lineWidth(5).lineCap('round').strokeColor(colours.brand).stroke();
  doc.circle(19, 21, 10.4).fill(colours.core);
  doc.path('M12.3 20.6a6.8 6.8 0 0 1 6.3-6.2').lineWidth(2.2).strokeColor('#ffffff').stroke();
  doc.restore();
  doc.font('bold').fontSize(23).fillColor(colours.brand);
  doc.text('tawa', x + 34, y + 1.5, { lineBreak: false, characterSpacing: -0.8 });
}

/** Name and number of the paper beside the logo. */
export function drawHead(
  sheet: Sheet,
  title: string,
  facts: readonly (readonly [label: string, value: string])[],
): void {
  drawLogo(sheet, margin, margin - 2);
  const right = margin + sheet.width;
  const head = { width: 300, align: 'right', face: 'bold', color: colours.brand } as const;
  write(sheet, title, [right - 300, margin], { ...head, size: 17 });
  let y = margin + 25;
  const also = sheet.also(title);
  if (also !== null) y += write(sheet, also, [right - 300, margin + 22], { ...head, size: 11 }) - 2;
  // Both languages need more room beside the value.
  const labelWidth = also === null ? 180 : 240;
  for (const [label, value] of facts) {
    const style = { width: labelWidth, align: 'right', color: colours.faint } as const;
    write(sheet, inBoth(sheet, label), [right - 120 - labelWidth, y], style);
    write(sheet, value, [right - 116, y], { width: 116, align: 'right', face: 'semibold' });
    y += 13;
  }
  sheet.y = Math.max(y, margin + 40) + 8;
  rule(sheet, sheet.y, { color: colours.brand, weight: 1.4 });
  sheet.y += 12;
}

/** What stands at the foot of every page, and the end of the sheet. */
export function closeSheet(sheet: Sheet, foot: string, number: string): Promise<Buffer> {
  const { doc, width, height } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const y = height - 32;
    rule(sheet, y - 8);
    write(sheet, foot, [margin, y], { width: width - 160, size: 7, color: colours.faint });
    const place = count > 1 ? `${number}  ·  Page ${page + 1} of ${count}` : number;
    write(sheet, place, [margin + width - 150, y], { width: 150, align: 'right', size: 7, color: colours.faint });
  }
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}

/** An amount without the rupee sign, for columns that say the unit once. */
export const plain = (paise: number): string => formatPaise(paise).replace('₹', '').replace('-', '−');
export const money = (paise: number): string => formatPaise(paise).replace('-', '−');

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '2026-08-03' → '3 Aug 2026'. */
export function dayOf(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

/** A moment in India's time, with its clock time or without. */
export function momentOf(at: Date | string, withTime = false): string {
  const { date, minutes } = zonedParts(new Date(at), timeZoneDefault);
  if (!withTime) return dayOf(date);
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return `${dayOf(date)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

export const percent = (bp: number): string => `${bp / 100}%`;
