/** A table that may be given to guests. */
export interface SeatTable {
  table_id: number;
  venue_id: number;
  min_seats: number;
  max_seats: number;
}
/** Two tables that can be pushed together. */
export interface TableJoin {
  table_id: number;
  joined_id: number;
}

/** Tables that are pushed together for one party, at most. */
export const joinedTablesMax = 3;

const seatsOf = (tables: readonly SeatTable[]): number => tables.reduce((sum, table) => sum + table.max_seats, 0);

const byFit = (a: readonly SeatTable[], b: readonly SeatTable[]): number =>
  seatsOf(a) - seatsOf(b) || a.length - b.length || (a[0]?.table_id ?? 0) - (b[0]?.table_id ?? 0);

/** Every set of joined tables that holds at least two, smaller sets first; each set once. */
function combinationsOf(tables: readonly SeatTable[], joins: readonly TableJoin[]): SeatTable[][] {
  const byId = new Map(tables.map((table) => [table.table_id, table]));
  const neighbours = new Map<number, number[]>();
  for (const { table_id, joined_id } of joins) {
    neighbours.set(table_id, [...(neighbours.get(table_id) ?? []), joined_id]);
    neighbours.set(joined_id, [...(neighbours.get(joined_id) ?? []), table_id]);
  }
  const found = new Map<string, SeatTable[]>();
  let grown: SeatTable[][] = tables.map((table) => [table]);
  for (let size = 2; size <= joinedTablesMax; size++) {
    const next = new Map<string, SeatTable[]>();
    for (const set of grown) for (const bigger of grownBy(set, neighbours, byId)) next.set(keyOf(bigger), bigger);
    for (const [key, set] of next) found.set(key, set);
    grown = [...next.values()];
  }
  return [...found.values()];
}

const keyOf = (set: readonly SeatTable[]): string => set.map((table) => table.table_id).join('+');

function grownBy(
  set: readonly SeatTable[],
  neighbours: ReadonlyMap<number, readonly number[]>,
  byId: ReadonlyMap<number, SeatTable>,
): SeatTable[][] {
  const ids = new Set(set.map((table) => table.table_id));
  return set
    .flatMap((table) => neighbours.get(table.table_id) ?? [])
    .flatMap((id) => {
      const table = ids.has(id) ? undefined : byId.get(id);
      return table ? [[...set, table].sort((a, b) => a.table_id - b.table_id)] : [];
    });
}

/**
 * The tables for a party out of those that are free: the smallest single table that takes it, else the joined tables with
 * the fewest seats too many; null where nothing takes it.
 */
export function chooseTables(
  guests: number,
  free: readonly SeatTable[],
  joins: readonly TableJoin[],
): readonly SeatTable[] | null {
  const single = free
    .filter((table) => table.min_seats <= guests && guests <= table.max_seats)
    .map((table) => [table])
    .sort(byFit)[0];
  if (single) return single;
  // A party that fits one table is never spread over two.
  const fits = (set: readonly SeatTable[]) =>
    seatsOf(set) >= guests && set.every((table) => seatsOf(set) - table.max_seats < guests);
  return combinationsOf(free, joins).filter(fits).sort(byFit)[0] ?? null;
}
