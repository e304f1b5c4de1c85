import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';

/** Writes as a restore does, past every trigger: for a state that no step leads to from where a row is. */
export const writeAsRestored = (db: Db, write: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
  transaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    return write(tx);
  });
