import { sql } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db } from './db.ts';

const batch = 5000;

interface Old {
  table: keyof DB;
  /** The column whose moment decides; it has an index. Never of a table with partitions: places are of each one. */
  column: string;
  before: Date;
}

/** Deletes rows of a moment before `before`, in batches: one statement for all of them could run into its time limit. */
export async function forgetOld(db: Db, { table, column, before }: Old): Promise<void> {
  const name = sql.table(table);
  for (let deleted = batch; deleted === batch;) {
    const { numAffectedRows = 0n } = await sql`delete from ${name} where ctid = any(array(
      select ctid from ${name} where ${sql.ref(column)} < ${before} limit ${batch}))`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
