import { expect, test } from 'vitest';
import { wordsOfCell, writeCells, type SheetCell } from './sheet-cells.ts';

const cases: readonly [SheetCell, string][] = [
  [null, ''],
  ['', ''],
  [' Dal ', ' Dal '],
  [0, '0'],
  [240, '240'],
  [199.5, '199.5'],
  [0.1 + 0.2, '0.3'],
  [Number.NaN, ''],
  [true, 'yes'],
  [false, 'no'],
  [new Date('2026-11-27T00:00:00Z'), '2026-11-27'],
  [new Date('2026-11-27T18:30:00Z'), '2026-11-27 18:30'],
  [new Date(Number.NaN), ''],
];
test.each(cases)('%s reads like its CSV word “%s” (menu-32)', (cell, words) => {
  expect(wordsOfCell(cell)).toBe(words);
});

test('rows keep their places, and what would break a line is quoted (menu-32)', () => {
  const rows = [['dish_name', 'price'], [null, '  '], ['Dal, "hot"\nand thick', 240], [true]];
  expect(writeCells(rows, 200)).toBe('dish_name,price\r\n\r\n"Dal, ""hot""\nand thick",240\r\nyes\r\n');
  expect(writeCells([], 10)).toBe('\r\n');
});

test('a text that many cells share is not written beyond the limit (menu-33)', () => {
  const long = 'x'.repeat(1000);
  const row = Array.from({ length: 100 }, () => long);
  expect(writeCells([row, row, row], 250_000)).toBeUndefined();
  expect(writeCells([row, row], 250_000)).toHaveLength(2 * 100 * 1001 + 2);
});
