import { amountInWords } from '@tawa/domain/common/amount-in-words';
import QRCode from 'qrcode';
import { box, colours, ensure, heightOfBoth, inBoth, margin, money, type Sheet, write, writeBoth } from './sheet.ts';

export type Sum = readonly [label: string, paise: number];

const qrSize = 82;

/** A code of squares that a phone reads. */
function drawQr({ doc }: Sheet, text: string, [x, y]: readonly [number, number]): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const unit = qrSize / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(x + column * unit, y + row * unit, unit + 0.05, unit + 0.05);
  doc.fill(colours.ink);
}

interface End {
  sums: readonly Sum[];
  total: Sum;
  qr: string | null;
  notes: readonly string[];
}

const step = 14;

/** How the sums stand: both languages of a name in one line where the sheet is wide, else below each other. */
function layOut(sheet: Sheet, sums: readonly Sum[]) {
  const isBoth = sums.some(([name]) => sheet.also(name) !== null);
  const isWide = isBoth && sheet.width > 600;
  const width = isWide ? 400 : 214;
  const ofSum = { width: width - 90, color: colours.soft } as const;
  const stepOf = (name: string) => (isWide || sheet.also(name) === null ? step : heightOfBoth(sheet, name, ofSum) + 3);
  return { isWide, width, ofSum, stepOf, x: margin + sheet.width - width };
}

function drawSums(sheet: Sheet, { sums, total }: Pick<End, 'sums' | 'total'>, top: number): number {
  const { isWide, width, ofSum, stepOf, x } = layOut(sheet, sums);
  let y = top;
  for (const [name, amount] of sums) {
    if (isWide) write(sheet, inBoth(sheet, name), [x, y], ofSum);
    else writeBoth(sheet, name, [x, y], ofSum);
    write(sheet, money(amount), [x + width - 100, y], { width: 90, align: 'right' });
    y += stepOf(name);
  }
  const [label, paise] = total;
  box(sheet, [x - 10, y + 2, width + 10, 26], colours.brand);
  const ofTotal = { width: width - 104, face: 'semibold', color: '#ffffff', size: 9.5 } as const;
  if (isWide) write(sheet, inBoth(sheet, label), [x, y + 8], ofTotal);
  else writeBoth(sheet, label, [x, y + (sheet.also(label) === null ? 9 : 3.5)], ofTotal);
  write(sheet, money(paise), [x + width - 130, y + 7.5], {
    width: 120,
    align: 'right',
    face: 'bold',
    size: 12,
    color: '#ffffff',
  });
  return y + 36;
}

/** The sums at the right, the total in figures and in words, and the code at the left. */
export function drawEnd(sheet: Sheet, { sums, total, qr, notes }: End): void {
  const { width: sumsWidth, stepOf, x } = layOut(sheet, sums);
  const noteWidth = sheet.width - sumsWidth - 30;
  const notesHeight = notes.reduce(
    (sum, note) => sum + heightOfBoth(sheet, note, { width: noteWidth, size: 7.5 }) + 4,
    0,
  );
  const sumsHeight = sums.reduce((sum, [name]) => sum + stepOf(name), 0);
  const inWords = sheet.amountOf(total[1]) === null ? 0 : 26;
  const height = Math.max(sumsHeight + 44, (qr ? qrSize + 12 : 0) + 30, notesHeight + 40 + inWords);
  ensure(sheet, height + 20);
  const top = sheet.y + 4;
  const sumsEnd = drawSums(sheet, { sums, total }, top);
  if (qr) drawQr(sheet, qr, [margin, top]);
  const left = qr ? margin + qrSize + 16 : margin;
  const width = x - left - 26;
  let line = top;
  line += write(sheet, inBoth(sheet, 'Amount in words'), [left, line], { width, size: 7, color: colours.faint }) + 1;
  line += write(sheet, amountInWords(total[1]), [left, line], { width, face: 'semibold' });
  const said = sheet.amountOf(total[1]);
  if (said !== null) line += write(sheet, said, [left, line], { width, size: 8 });
  line += 6;
  for (const note of notes) line += writeBoth(sheet, note, [left, line], { width, size: 7.5, color: colours.soft }) + 3;
  sheet.y = Math.max(sumsEnd, line, qr ? top + qrSize : 0) + 8;
}
