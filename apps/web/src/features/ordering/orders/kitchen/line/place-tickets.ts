/** Where a ticket stands. */
export interface Cell {
  index: number;
  column: number;
  row: number;
  /** It takes the cell below as well. */
  tall: boolean;
  /** It takes the cell beside it as well. */
  wide: boolean;
}

// The second cell of a long ticket: below it, else beside it.
const twoCells = [
  [0, 1],
  [1, 0],
] as const;
const oneCell = [[0, 0]] as const;

interface Placed {
  /** Lines that a ticket shows. */
  lines: number;
}

/**
 * Which tickets stand on which page, in their order: a ticket of more than `linesMax` lines takes the cell below as well, or the
 * one beside it where none below is left, and nothing of it is folded away. Answers for each page its tickets by index with the first cell and how many cells each takes.
 */
export function placeTickets(
  tickets: readonly Placed[],
  { columns, rows, linesMax }: { columns: number; rows: number; linesMax: number },
): Cell[][] {
  const pages: Cell[][] = [];
  let taken = new Set<string>();
  let page: (typeof pages)[number] = [];
  const turn = () => {
    page = [];
    taken = new Set();
    pages.push(page);
  };
  const isFree = (column: number, row: number) => column < columns && row < rows && !taken.has(`${column} ${row}`);
  const places = Array.from({ length: rows * columns }, (_, place) => ({
    column: place % columns,
    row: Math.floor(place / columns),
  }));
  const findCell = (isLong: boolean) => {
    for (const [across, down] of isLong ? twoCells : oneCell) {
      const found = places.find(({ column, row }) => isFree(column, row) && isFree(column + across, row + down));
      if (found) return { ...found, tall: down > 0, wide: across > 0 };
    }
    return null;
  };
  turn();
  for (const [index, { lines }] of tickets.entries()) {
    const isLong = lines > linesMax && rows * columns > 1;
    let cell = findCell(isLong);
    if (!cell) {
      turn();
      cell = findCell(isLong) ?? { column: 0, row: 0, tall: false, wide: false };
    }
    taken.add(`${cell.column} ${cell.row}`);
    if (cell.tall) taken.add(`${cell.column} ${cell.row + 1}`);
    if (cell.wide) taken.add(`${cell.column + 1} ${cell.row}`);
    page.push({ index, ...cell });
  }
  return pages;
}
