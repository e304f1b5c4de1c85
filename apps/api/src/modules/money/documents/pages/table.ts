import { colours, ensure, heightOf, heightOfBoth, margin, rule, type Sheet, write, writeBoth } from './sheet.ts';

export interface Column {
  label: string;
  width: number;
  align?: 'left' | 'right';
}
export interface Below {
  text: string;
  link?: string | undefined;
}
export interface Cells {
  cells: readonly string[];
  /** Smaller lines below the first cell, each with what it opens where it is a link. */
  below?: readonly Below[];
  strong?: boolean;
}

const gap = 6;
const size = 8;

function xOf(columns: readonly Column[], index: number): number {
  return columns.slice(0, index).reduce((x, { width }) => x + width, margin);
}

const heightOfLabels = (sheet: Sheet, columns: readonly Column[]): number =>
  Math.max(
    ...columns.map(({ label, width }) => heightOfBoth(sheet, label, { width: width - gap, size: 7, face: 'semibold' })),
  );

function drawLabels(sheet: Sheet, columns: readonly Column[]): void {
  const height = heightOfLabels(sheet, columns);
  for (const [index, { label, width, align = 'right' }] of columns.entries()) {
    const own = heightOfBoth(sheet, label, { width: width - gap, size: 7, face: 'semibold' });
    const x = xOf(columns, index) + (align === 'left' ? 0 : gap);
    const style = { width: width - gap, align, size: 7, face: 'semibold', color: colours.faint } as const;
    writeBoth(sheet, label, [x, sheet.y + height - own], style);
  }
  sheet.y += height + 4;
  rule(sheet, sheet.y);
  sheet.y += 5;
}

function heightOfRow(sheet: Sheet, columns: readonly Column[], { cells, below = [] }: Cells): number {
  const first = columns[0]?.width ?? 0;
  const lines = cells.map((cell, index) => heightOf(sheet, cell, { width: (columns[index]?.width ?? 0) - gap, size }));
  const more = below.reduce((sum, { text }) => sum + heightOf(sheet, text, { width: first - gap, size: 7 }) + 1, 0);
  return Math.max(...lines, (lines[0] ?? 0) + more);
}

function drawRow(sheet: Sheet, columns: readonly Column[], row: Cells): void {
  const face = row.strong ? 'semibold' : 'regular';
  for (const [index, { width, align = 'right' }] of columns.entries()) {
    const x = xOf(columns, index) + (align === 'left' ? 0 : gap);
    const height = write(sheet, row.cells[index] ?? '', [x, sheet.y], { width: width - gap, align, size, face });
    let y = sheet.y + height + 1;
    for (const { text, link } of index === 0 ? (row.below ?? []) : []) {
      const color = link === undefined ? colours.faint : colours.brand;
      const lineHeight = write(sheet, text, [x, y], { width: width - gap, size: 7, color });
      if (link !== undefined) sheet.doc.link(x, y, width - gap, lineHeight, link);
      y += lineHeight + 1;
    }
  }
}

/** Draws a table from where the sheet is; its labels stand again on every page. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly Cells[]): void {
  // Labels in two languages are higher; they are not left alone at the foot of a page.
  const isBoth = columns.some(({ label }) => sheet.also(label) !== null);
  const [first] = rows;
  const begin = isBoth && first ? heightOfLabels(sheet, columns) + heightOfRow(sheet, columns, first) + 15 : 0;
  ensure(sheet, Math.max(48, begin));
  drawLabels(sheet, columns);
  for (const [index, row] of rows.entries()) {
    const height = heightOfRow(sheet, columns, row);
    if (ensure(sheet, height + 6)) drawLabels(sheet, columns);
    if (row.strong && index > 0) {
      rule(sheet, sheet.y - 2);
      sheet.y += 3;
    }
    drawRow(sheet, columns, row);
    sheet.y += height + 5;
  }
}
