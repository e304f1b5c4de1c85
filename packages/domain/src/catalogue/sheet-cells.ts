/** What a cell of a workbook may hold. */
export type SheetCell = string | number | boolean | Date | null;

const isoDay = (date: Date): string => {
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
};

/** A cell of a workbook in the words that a CSV file has for it; numbers to the 15 digits that a workbook keeps. */
export function wordsOfCell(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(Number(cell.toPrecision(15))) : '';
  if (typeof cell === 'string') return cell;
  return Number.isNaN(cell.getTime()) ? '' : isoDay(cell);
}

/** A cell as a CSV file holds it. */
export const quoteCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows of a workbook as a CSV file, an empty row as an empty line; undefined when it would be longer than `charsMax`. */
export function writeCells(rows: readonly (readonly SheetCell[])[], charsMax: number): string | undefined {
  const lines: string[] = [];
  let chars = 0;
  for (const row of rows) {
    const words: string[] = [];
    for (const cell of row) {
      const text = quoteCell(wordsOfCell(cell));
      chars += text.length + 1;
      if (chars > charsMax) return undefined;
      words.push(text);
    }
    lines.push(words.every((word) => word.trim() === '') ? '' : words.join(','));
  }
  return `${lines.join('\r\n')}\r\n`;
}
