import type { default as Encoder, ImageInput } from '@point-of-sale/receipt-printer-encoder';
import type { PaperWidth } from '../ticket/printed.tsx';
import type { Block } from './slip-blocks.ts';

/** Characters of the normal letter in a line, and dots across the paper. */
export const columnsOf: Readonly<Record<PaperWidth, number>> = { 58: 32, 80: 48 };
export const dotsOf: Readonly<Record<PaperWidth, number>> = { 58: 384, 80: 576 };

interface Look {
  /** How many times as wide, and as high, as the normal letter. */
  across: number;
  down: number;
  bold: boolean;
  centered: boolean;
  inverse: boolean;
  /** Columns at the left that stay empty. */
  indent: number;
}

const plain: Look = { across: 1, down: 1, bold: false, centered: false, inverse: false, indent: 0 };
const looks: Readonly<Record<Exclude<Block['kind'], 'rule'>, Look>> = {
  sum: plain,
  total: { ...plain, down: 2, bold: true },
  head: { ...plain, bold: true, centered: true },
  number: { ...plain, across: 4, down: 4, bold: true, centered: true },
  center: { ...plain, centered: true },
  item: { ...plain, down: 2, bold: true },
  also: { ...plain, indent: 4 },
  change: { ...plain, indent: 4 },
  inverse: { ...plain, down: 2, bold: true, centered: true, inverse: true },
  foot: plain,
};

/** A line that the printer has no letters for, drawn in dots across the paper; `amount` stands at the right edge of its end. */
export type Draw = (text: string, look: Look & { dots: number; amount?: string }) => ImageInput;

// Windows 1252 has what is above 0x9F of Latin 1, and these.
const printable = /^[\u0020-\u007E\u00A0-\u00FF‘’“”–—•…€]*$/;

/** Has the printer's code page every letter of it? */
export const hasLetters = (text: string): boolean => printable.test(text.normalize('NFC'));

function cutWord(word: string, most: number): string[] {
  const letters = Array.from(word);
  return Array.from({ length: Math.ceil(letters.length / most) }, (_none, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
  );
}

/** The words in lines of so many characters; a longer word is cut. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => cutWord(each, most))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function addText(encoder: Encoder, text: string, { across, down, bold, centered, inverse, indent }: Look): void {
  const columns = Math.floor(encoder.columns / across) - indent;
  for (const line of wrap(text.normalize('NFC'), columns)) {
    const left = centered ? Math.floor((columns - line.length) / 2) : indent;
    const padded = inverse ? `${' '.repeat(left)}${line}`.padEnd(columns) : `${' '.repeat(left)}${line}`;
    encoder.bold(bold).invert(inverse).width(across).height(down).text(padded);
    encoder.width(1).height(1).invert(false).bold(false).newline();
  }
}

/** What something costs, at the right edge of its last line. */
function textOfSum({ text, amount }: { text: string; amount: string }, columns: number): string[] {
  const lines = wrap(text.normalize('NFC'), columns - amount.length - 1);
  const last = lines.pop() ?? '';
  return [...lines, `${last.padEnd(columns - amount.length)}${amount}`];
}

function addSum(encoder: Encoder, block: { text: string; amount: string }, { down, bold }: Look): void {
  for (const line of textOfSum(block, encoder.columns)) {
    encoder.bold(bold).height(down).text(line);
    encoder.height(1).bold(false).newline();
  }
}

interface Paper {
  width: PaperWidth;
  draw: Draw;
}

/** The bytes of a paper for an ESC/POS printer, cut at its end. */
export async function encodeBlocks(blocks: readonly Block[], { width, draw }: Paper): Promise<Uint8Array> {
  const { default: ReceiptPrinterEncoder } = await import('@point-of-sale/receipt-printer-encoder');
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: columnsOf[width],
    codepageMapping: 'epson',
    imageMode: 'raster',
    feedBeforeCut: 4,
    newline: '\n',
    // Lines are cut to the paper here; what is stricter would refuse a paper rather than print it.
    errors: 'relaxed',
  });
  encoder.initialize().codepage('windows1252');
  for (const block of blocks) {
    if (block.kind === 'rule') encoder.line('-'.repeat(columnsOf[width]));
    else if (!hasLetters(block.text)) {
      const amount = 'amount' in block ? { amount: block.amount } : {};
      const drawn = draw(block.text, { ...looks[block.kind], dots: dotsOf[width], ...amount });
      encoder.image(drawn, { algorithm: 'threshold' });
    } else if ('amount' in block) addSum(encoder, block, looks[block.kind]);
    else addText(encoder, block.text, looks[block.kind]);
  }
  return encoder.newline().cut('partial').encode();
}

/** The bytes that cut the paper. */
export async function encodeCut(width: PaperWidth): Promise<Uint8Array> {
  return encodeBlocks([], { width, draw: drawLine });
}

const dotsOfLetter = 24;
// The family of the pages has the letters of every language that they speak; those of a device may have none of them.
const family = "'Figtree Variable', sans-serif";
const lettersPatienceMs = 2000;

/** Brings the letters for what the printer has none of; a paper does not wait long for them, for the device may have its own. */
export async function loadLetters(blocks: readonly Block[]): Promise<void> {
  const texts = blocks.flatMap((block) => (block.kind === 'rule' || hasLetters(block.text) ? [] : block.text));
  if (texts.length === 0) return;
  const loaded = document.fonts.load(`${dotsOfLetter}px ${family}`, texts.join(''));
  const late = new Promise((resolve) => setTimeout(resolve, lettersPatienceMs));
  await Promise.race([loaded.catch(() => undefined), late]);
}

/** The words in lines of so many dots. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && context.measureText(`${last} ${word}`).width <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Draws a line on a canvas, wrapped, as high as the printer's own letters of that size. */
export function drawLine(text: string, look: Parameters<Draw>[1]): ImageInput {
  const { dots, down, bold, centered, inverse, indent, amount = '' } = look;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no letters.');
  const letter = dotsOfLetter * Math.max(down, 1.25);
  const font = `${bold ? 700 : 500} ${letter}px ${family}`;
  context.font = font;
  const left = indent * (dotsOfLetter / 2);
  const sum = amount === '' ? 0 : context.measureText(amount).width + dotsOfLetter;
  const width = dots - left - sum;
  const lines = linesOf(context, text, width);
  // Signs of Hindi and Kannada stand far above and below their letters.
  const height = Math.ceil((letter * 1.5) / 8) * 8;
  canvas.width = dots;
  canvas.height = height * lines.length;
  context.fillStyle = inverse ? '#000' : '#fff';
  context.fillRect(0, 0, dots, canvas.height);
  context.fillStyle = inverse ? '#fff' : '#000';
  context.font = font;
  context.textBaseline = 'middle';
  context.textAlign = centered ? 'center' : 'left';
  for (const [at, line] of lines.entries())
    context.fillText(line, centered ? dots / 2 : left, height * (at + 0.5), width);
  context.textAlign = 'right';
  context.fillText(amount, dots, canvas.height - height / 2);
  return canvas;
}
