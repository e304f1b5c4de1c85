import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTickets } from './place-tickets.ts';

const wall = { columns: 4, rows: 3, linesMax: 5 };

test('tickets stand row by row, and one of more than five lines takes the cell below (line-5)', () => {
  const [first = [], second = []] = placeTickets(
    [1, 5, 6, 2, ...Array.from({ length: 9 }, () => 3)].map((count) => ({ lines: count })),
    wall,
  );
  expect(first.slice(0, 6)).toEqual([
    { index: 0, column: 0, row: 0, tall: false, wide: false },
    { index: 1, column: 1, row: 0, tall: false, wide: false },
    { index: 2, column: 2, row: 0, tall: true, wide: false },
    { index: 3, column: 3, row: 0, tall: false, wide: false },
    { index: 4, column: 0, row: 1, tall: false, wide: false },
    { index: 5, column: 1, row: 1, tall: false, wide: false },
  ]);
  expect(first).toHaveLength(11);
  expect(second.map(({ index }) => index)).toEqual([11, 12]);
});

test('a long ticket takes the cell beside it where none below is left, so that no row stays empty (line-5)', () => {
  const [page] = placeTickets(
    [1, 1, 1, 1, 5].map((lines) => ({ lines })),
    { columns: 2, rows: 3, linesMax: 3 },
  );
  expect(page?.at(-1)).toEqual({ index: 4, column: 0, row: 2, tall: false, wide: true });
});

test('every ticket stands once, in its order, on no cell of another (line-5)', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 60 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 }), (some, columns, rows) => {
      const pages = placeTickets(
        some.map((count) => ({ lines: count })),
        { columns, rows, linesMax: 5 },
      );
      expect(pages.flat().map(({ index }) => index)).toEqual(some.map((_, index) => index));
      for (const page of pages) {
        const cells = page.flatMap(({ column, row, tall, wide }) => [
          `${column} ${row}`,
          ...(tall ? [`${column} ${row + 1}`] : []),
          ...(wide ? [`${column + 1} ${row}`] : []),
        ]);
        expect(new Set(cells).size).toBe(cells.length);
        for (const { column, row, tall, wide } of page)
          expect(column + (wide ? 1 : 0) < columns && row + (tall ? 1 : 0) < rows).toBe(true);
      }
    }),
  );
});
