import type { Sealer } from './sealed.ts';
import { keyIdOf } from './sealed.ts';

interface SealedRow {
  id: string;
  sealed: string;
}

/** A column whose texts are sealed, as the commands for keys walk through it. */
export interface SealedColumn {
  /** What its rows are, in the plural. */
  name: string;
  /** The rows after an id, in the order of their ids. */
  list(after: string | null, limit: number): Promise<SealedRow[]>;
  /** Writes another text unless somebody changed the row meanwhile; answers whether it did. */
  swap(row: SealedRow, sealed: string): Promise<boolean>;
}

const batch = 200;

async function* rowsOf(column: SealedColumn): AsyncGenerator<SealedRow> {
  let after: string | null = null;
  for (;;) {
    const rows: SealedRow[] = await column.list(after, batch);
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batch) return;
  }
}

/** How many rows lie under which key. */
export interface KeyUse {
  /** Null for what was sealed before keys had ids. */
  id: string | null;
  rows: number;
  /** Those of them that no key of this server opens. */
  lost: number;
}

/** Counts the rows of a column by the key that sealed them. */
export async function countByKey(column: SealedColumn, sealer: Sealer): Promise<KeyUse[]> {
  const uses = new Map<string | null, KeyUse>();
  for await (const { sealed } of rowsOf(column)) {
    const id = keyIdOf(sealed);
    const use = uses.get(id) ?? { id, rows: 0, lost: 0 };
    uses.set(id, { id, rows: use.rows + 1, lost: use.lost + (sealer.open(sealed) === null ? 1 : 0) });
  }
  return [...uses.values()];
}

export interface Resealed {
  resealed: number;
  /** Rows that no key of this server opens; they stay as they are. */
  lost: number;
  /** Rows that were written meanwhile, or went. */
  changed: number;
}

/** Seals every row anew that the newest key did not seal; a row that somebody writes meanwhile keeps what was written. */
export async function reseal(column: SealedColumn, sealer: Sealer): Promise<Resealed> {
  const done = { resealed: 0, lost: 0, changed: 0 };
  for await (const row of rowsOf(column)) {
    if (sealer.isNewest(row.sealed)) continue;
    const opened = sealer.open(row.sealed);
    if (opened === null) done.lost += 1;
    else if (await column.swap(row, sealer.seal(opened))) done.resealed += 1;
    else done.changed += 1;
  }
  return done;
}
