// Letters of several scripts in one text: each run has the font of its script, and lines are broken here, because the
// library aligns and breaks texts of one font alone. A text in Latin letters goes the library's way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const faces = ['regular', 'semibold', 'bold'] as const;
export type Face = (typeof faces)[number];

type Doc = PDFKit.PDFDocument;
type Script = 'latin' | 'devanagari' | 'kannada';

const fontFolder = join(import.meta.dirname, import.meta.dirname.endsWith('pages') ? '../fonts' : 'fonts');
const read = new Map<string, Buffer>();

/** The bytes of a font, read with the first paper that needs it. */
export function fontOf(name: string): Buffer {
  const bytes = read.get(name) ?? readFileSync(join(fontFolder, `${name}.ttf`));
  read.set(name, bytes);
  return bytes;
}

const registered = new WeakMap<Doc, Set<string>>();

function useFont(doc: Doc, script: Script, face: Face): void {
  if (script === 'latin') return void doc.font(face);
  const name = `noto-${script}-${face === 'regular' ? 'regular' : 'semibold'}`;
  const known = registered.get(doc) ?? new Set();
  if (!known.has(name)) doc.registerFont(name, fontOf(name));
  registered.set(doc, known.add(name));
  doc.font(name);
}

// The joiners belong to the letters around them; a danda ends sentences of Hindi.
const runForm =
  /[\p{scx=Devanagari}\p{Join_Control}]+|[\p{scx=Kannada}\p{Join_Control}]+|[^\p{scx=Devanagari}\p{scx=Kannada}\p{Join_Control}]+/gu;
const otherScripts = /[\p{scx=Devanagari}\p{scx=Kannada}]/u;

/** Whether a text has letters that are not Latin. */
export const isMixed = (text: string): boolean => otherScripts.test(text);

const scriptOf = (run: string): Script => {
  if (/\p{Script=Kannada}/u.test(run)) return 'kannada';
  return otherScripts.test(run) ? 'devanagari' : 'latin';
};

interface Letters {
  face: Face;
  size: number;
  /** In points; without it a text is one line. */
  width?: number | undefined;
}

interface Run {
  text: string;
  script: Script;
  width: number;
}
interface Line {
  runs: Run[];
  width: number;
}

function runsOf(doc: Doc, text: string, { face, size }: Letters): Run[] {
  return (text.match(runForm) ?? []).map((run) => {
    const script = scriptOf(run);
    useFont(doc, script, face);
    return { text: run, script, width: doc.fontSize(size).widthOfString(run) };
  });
}

const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, { width }) => sum + width, 0);
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** A word in parts that fit; one that fits is one part. */
function partsOf(doc: Doc, word: string, letters: Letters): Run[][] {
  const { width = Number.POSITIVE_INFINITY } = letters;
  const whole = runsOf(doc, word, letters);
  if (widthOf(whole) <= width) return [whole];
  const parts: string[] = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${parts.at(-1) ?? ''}${segment}`;
    if (widthOf(runsOf(doc, longer, letters)) <= width) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts.filter(Boolean).map((part) => runsOf(doc, part, letters));
}

function linesOf(doc: Doc, text: string, letters: Letters): Line[] {
  const { width: most = Number.POSITIVE_INFINITY } = letters;
  const [space] = runsOf(doc, ' ', letters);
  if (!space) return [];
  const lines: Line[] = [{ runs: [], width: 0 }];
  for (const word of text.split(' ').filter(Boolean))
    for (const [index, runs] of partsOf(doc, word, letters).entries()) {
      const line = lines.at(-1) ?? { runs: [], width: 0 };
      const isFirst = line.runs.length === 0;
      const width = widthOf(runs);
      const gap = isFirst || index > 0 ? [] : [space];
      if (isFirst || (index === 0 && line.width + space.width + width <= most)) {
        line.runs.push(...gap, ...runs);
        line.width += widthOf(gap) + width;
      } else lines.push({ runs: [...runs], width });
    }
  return lines.map((line) => ({ ...line, runs: joined(line.runs) }));
}

/** Neighbours of one script as one run, so that words are told apart by whoever reads the text out of the page. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.script !== run.script) all.push({ ...run });
    else {
      last.text += run.text;
      last.width += run.width;
    }
  }
  return all;
}

// Of a line, in parts of the size of its letters: signs of both scripts stand above and below what Latin letters need.
const ascent = 0.98;
const leading: Readonly<Record<Script, number>> = { latin: 1.2, devanagari: 1.4, kannada: 1.5 };

const lineHeight = (lines: readonly Line[], size: number): number =>
  size * Math.max(...lines.flatMap(({ runs }) => runs.map(({ script }) => leading[script])), leading.latin);

/** How high a text with letters of several scripts will be, in points. */
export function heightOfMixed(doc: Doc, text: string, letters: Letters): number {
  const lines = linesOf(doc, text, letters);
  return lines.length * lineHeight(lines, letters.size);
}

const languageOf = { devanagari: 'hi', kannada: 'kn' } as const;

/** Signs stand on the page in another order than they are written: whoever copies or hears the text gets it as written. */
function told(doc: Doc, script: Script, actual: string, draw: () => void): void {
  if (script === 'latin') return draw();
  doc.markContent('Span', { actual, lang: languageOf[script] });
  draw();
  doc.endMarkedContent();
}

export interface Place {
  x: number;
  y: number;
  align: 'left' | 'right' | 'center';
  color: string;
}

const shares = { left: 0, center: 0.5, right: 1 } as const;

/** Writes a text with letters of several scripts and answers its height, in points. */
export function writeMixed(doc: Doc, text: string, letters: Letters, { x, y, align, color }: Place): number {
  const lines = linesOf(doc, text, letters);
  const step = lineHeight(lines, letters.size);
  for (const [index, line] of lines.entries()) {
    let at = x + ((letters.width ?? line.width) - line.width) * shares[align];
    for (const { text: run, script, width } of line.runs) {
      useFont(doc, script, letters.face);
      doc.fontSize(letters.size).fillColor(color);
      const place = y + index * step + letters.size * ascent;
      told(doc, script, run, () => doc.text(run, at, place, { lineBreak: false, baseline: 'alphabetic' }));
      at += width;
    }
  }
  return lines.length * step;
}
