import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseTables, joinedTablesMax, type SeatTable, type TableJoin } from './table-choice.ts';

const table = (table_id: number, min_seats: number, max_seats: number): SeatTable => ({
  table_id,
  venue_id: 1,
  min_seats,
  max_seats,
});
const hall = [table(1, 1, 2), table(2, 1, 2), table(3, 2, 4), table(4, 2, 4), table(5, 3, 6)];
const joins = [
  { table_id: 1, joined_id: 2 },
  { table_id: 3, joined_id: 4 },
];
const ids = (tables: readonly SeatTable[] | null) => tables?.map((one) => one.table_id) ?? null;

test.each([
  [1, hall, [1]],
  [2, hall, [1]],
  [3, hall, [3]],
  [5, hall, [5]],
  [2, hall.slice(2), [3]],
  [3, hall.slice(0, 2), [1, 2]],
  [5, hall.slice(0, 4), [3, 4]],
  [7, hall.slice(0, 4), [3, 4]],
  [9, hall, null],
  [5, hall.slice(0, 2), null],
])(
  '%i guests get the smallest table that takes them, joined ones only where none does (bookings-4)',
  (guests, free, expected) => {
    expect(ids(chooseTables(guests, free, joins))).toEqual(expected);
  },
);

test('a table that is too large for a party is not given to it', () => {
  expect(chooseTables(1, [table(5, 3, 6)], [])).toBeNull();
});

test('three in a row are joined where two do not do, and never two that are not joined', () => {
  const row = [table(1, 1, 2), table(2, 1, 2), table(3, 1, 2)];
  const inRow = [
    { table_id: 1, joined_id: 2 },
    { table_id: 2, joined_id: 3 },
  ];
  expect(ids(chooseTables(5, row, inRow))).toEqual([1, 2, 3]);
  expect(chooseTables(4, [row[0] ?? table(1, 1, 2), row[2] ?? table(3, 1, 2)], inRow)).toBeNull();
});

const worlds = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 })), { minLength: 1, maxLength: 6 })
  .chain((seats) => {
    const tables = seats.map(([min, more], index) => table(index + 1, min, min + more));
    const pairs = tables.flatMap((a) =>
      tables.filter((b) => b.table_id > a.table_id).map((b) => ({ table_id: a.table_id, joined_id: b.table_id })),
    );
    const joined: fc.Arbitrary<TableJoin[]> = pairs.length === 0 ? fc.constant([]) : fc.subarray(pairs);
    return fc.record({ tables: fc.constant(tables), joins: joined, guests: fc.integer({ min: 1, max: 12 }) });
  });

function isConnected(set: readonly SeatTable[], links: readonly TableJoin[]): boolean {
  const left = new Set(set.map((one) => one.table_id));
  const queue = [...left].slice(0, 1);
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    left.delete(id);
    for (const link of links) {
      if (link.table_id === id && left.has(link.joined_id)) queue.push(link.joined_id);
      if (link.joined_id === id && left.has(link.table_id)) queue.push(link.table_id);
    }
  }
  return left.size === 0;
}

const subsets = (tables: readonly SeatTable[]): SeatTable[][] =>
  Array.from({ length: 2 ** tables.length - 1 }, (_, index) =>
    tables.filter((_table, bit) => ((index + 1) >> bit) & 1),
  );
const seatsOf = (set: readonly SeatTable[]) => set.reduce((sum, one) => sum + one.max_seats, 0);

test('whatever stands in the room: what is chosen holds the party, is joined, and nothing smaller would do (bookings-4)', () => {
  fc.assert(
    fc.property(worlds, ({ tables, joins: links, guests }) => {
      const chosen = chooseTables(guests, tables, links);
      const singles = tables.filter((one) => one.min_seats <= guests && guests <= one.max_seats);
      const sets = subsets(tables).filter(
        (set) =>
          set.length > 1 &&
          set.length <= joinedTablesMax &&
          isConnected(set, links) &&
          seatsOf(set) >= guests &&
          set.every((one) => seatsOf(set) - one.max_seats < guests),
      );
      const best = Math.min(...(singles.length > 0 ? singles.map((one) => one.max_seats) : sets.map(seatsOf)));
      expect(chosen === null).toBe(singles.length + sets.length === 0);
      if (!chosen) return;
      expect(seatsOf(chosen)).toBe(best);
      expect(seatsOf(chosen)).toBeGreaterThanOrEqual(guests);
      expect(isConnected(chosen, links)).toBe(true);
      expect(chosen.length === 1).toBe(singles.length > 0);
    }),
  );
});
