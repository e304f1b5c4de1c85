/** What is wrong with one cell; rows are counted as a spreadsheet does, the first line being 1. */
export interface SheetFault {
  row: number;
  column: string;
  text: string;
}

/** One thing that is wrong, with the rows that have it. */
export interface FaultCause {
  column: string;
  text: string;
  /** How many rows have it. */
  count: number;
  /** The first rows that have it, as runs from one to another. */
  ranges: { from: number; to: number }[];
}

/** Runs of rows that one cause names at most. */
export const faultRangesMax = 12;

/** Faults with the same column and text as one cause with its rows, in the order of their first rows. */
export function gatherFaults(faults: readonly SheetFault[]): FaultCause[] {
  const causes = new Map<string, { column: string; text: string; rows: Set<number> }>();
  for (const { row, column, text } of faults.toSorted((a, b) => a.row - b.row)) {
    const key = `${column}\n${text}`;
    const cause = causes.get(key) ?? { column, text, rows: new Set<number>() };
    cause.rows.add(row);
    causes.set(key, cause);
  }
  return [...causes.values()].map(({ column, text, rows }) => {
    const ranges: FaultCause['ranges'] = [];
    for (const row of rows) {
      const last = ranges.at(-1);
      if (last?.to === row - 1) last.to = row;
      else ranges.push({ from: row, to: row });
    }
    return { column, text, count: rows.size, ranges: ranges.slice(0, faultRangesMax) };
  });
}
