import { sql, type OperationNodeSource, type RawBuilder } from 'kysely';

/** What runs in the same round trip as another statement; no part sees what another one writes. */
export interface Together {
  /** Statements that insert, update or delete, not run yet. */
  writes: readonly OperationNodeSource[];
  /** Calls of database functions that do something by themselves. */
  calls: readonly RawBuilder<unknown>[];
}

/** The writes as further parts of a `with`, to stand after its last one. */
export const furtherParts = ({ writes }: Together): RawBuilder<unknown> =>
  sql.join([sql``, ...writes.map((write, index) => sql`${sql.ref(`also_${index}`)} as (${write})`)]);

/** The calls as further columns of a `select` that has one row, to stand after its last one. */
export const furtherColumns = ({ calls }: Together): RawBuilder<unknown> => sql.join([sql``, ...calls]);
