import { amountInWords } from '@tawa/domain/common/amount-in-words';
import QRCode from 'qrcode';
import { box, colours, ensure, heightOf, margin, money, type Sheet, write } from './sheet.ts';

export type Sum = readonly [label: string, paise: number];

const sumsWidth = 214;
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

/** The sums at the right, the total in figures and in words, and the code at the left. */
export function drawEnd(sheet: Sheet, { sums, total, qr, notes }: End): void {
  const [label, paise] = total;
  const noteWidth = sheet.width - sumsWidth - 30;
  const notesHeight = notes.reduce((sum, note) => sum + heightOf(sheet, note, { width: noteWidth, size: 7.5 }) + 4, 0);
  const height = Math.max(sums.length * 14 + 44, (qr ? qrSize + 12 : 0) + 30, notesHeight + 40);
  ensure(sheet, height + 20);
  const top = sheet.y + 4;
  const x = margin + sheet.width - sumsWidth;
  let y = top;
  for (const [name, amount] of sums) {
    write(sheet, name, [x, y], { width: sumsWidth - 90, color: colours.soft });
    write(sheet, money(amount), [x + sumsWidth - 100, y], { width: 90, align: 'right' });
    y += 14;
  }
  box(sheet, [x - 10, y + 2, sumsWidth + 10, 26], colours.brand);
  write(sheet, label, [x, y + 9], { width: 110, face: 'semibold', color: '#ffffff', size: 9.5 });
  write(sheet, money(paise), [x + sumsWidth - 130, y + 7.5], {
    width: 120,
    align: 'right',
    face: 'bold',
    size: 12,
    color: '#ffffff',
  });
  const sumsEnd = y + 36;
  if (qr) drawQr(sheet, qr, [margin, top]);
  const left = qr ? margin + qrSize + 16 : margin;
  const width = x - left - 26;
  let line = top;
  line += write(sheet, 'Amount in words', [left, line], { width, size: 7, color: colours.faint }) + 1;
  line += write(sheet, amountInWords(paise), [left, line], { width, face: 'semibold' }) + 6;
  for (const note of notes) line += write(sheet, note, [left, line], { width, size: 7.5, color: colours.soft }) + 3;
  sheet.y = Math.max(sumsEnd, line, qr ? top + qrSize : 0) + 8;
}
