import { expect, test } from 'vitest';
import { faultRangesMax, gatherFaults, type SheetFault } from './sheet-faults.ts';

const taco = (row: number): SheetFault => ({ row, column: 'category', text: 'Category “Tacos” does not exist' });
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_row, index) => from + index);

test.each<[string, SheetFault[], unknown[]]>([
  ['nothing', [], []],
  ['one', [taco(7)], [{ column: 'category', count: 1, ranges: [{ from: 7, to: 7 }] }]],
  ['250 in a row', rows(2, 251).map(taco), [{ count: 250, ranges: [{ from: 2, to: 251 }] }]],
  [
    'rows in any order, one of them twice',
    [taco(9), taco(3), taco(2), taco(3)],
    [
      {
        count: 3,
        ranges: [
          { from: 2, to: 3 },
          { from: 9, to: 9 },
        ],
      },
    ],
  ],
  [
    'two causes, by their first rows',
    [taco(5), { row: 2, column: 'price', text: 'Enter a price' }, taco(6)],
    [
      { column: 'price', count: 1 },
      { column: 'category', count: 2 },
    ],
  ],
])('%s', (_name, faults, causes) => {
  const gathered = gatherFaults(faults);
  expect(gathered).toHaveLength(causes.length);
  expect(gathered).toMatchObject(causes);
});

test('of scattered rows the first runs are named and all are counted', () => {
  const [cause] = gatherFaults(rows(1, 100).map((row) => taco(row * 2)));
  expect(cause?.count).toBe(100);
  expect(cause?.ranges).toHaveLength(faultRangesMax);
});
