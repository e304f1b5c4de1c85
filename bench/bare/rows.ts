import type { Pool, PoolClient } from 'pg';

export type Row = Record<string, string | null>;

export interface Statement {
  name: string;
  text: string;
}

const columnsOf = (row: Row) => Object.keys(row).map((name) => `"${name}"`);

/** `insert into … values (…), (…)` for rows of one shape, numbered from a parameter on. */
export function insertOf(table: string, rows: readonly Row[], from = 1): string {
  const columns = columnsOf(rows[0] ?? {});
  const tuples = rows.map((_row, index) => {
    const numbers = columns.map((_column, place) => `$${from + index * columns.length + place}`);
    return `(${numbers.join(', ')})`;
  });
  return `insert into ${table} (${columns.join(', ')}) overriding system value values ${tuples.join(', ')}`;
}

export const valuesOf = (rows: readonly Row[]): (string | null)[] => rows.flatMap((row) => Object.values(row));

/** Runs a transaction on a connection of its own. */
export async function within(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Reads rows as the text that PostgreSQL would take back. */
export async function listRows(pool: Pool, text: string, values: unknown[]): Promise<Row[]> {
  const result = await pool.query<Row>(text, values);
  return result.rows;
}
