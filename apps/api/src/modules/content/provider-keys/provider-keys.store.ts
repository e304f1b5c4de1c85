import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { isoTime } from '#platform/database/listing.ts';

interface KeyRow {
  name: string;
  ends_in: string;
  set_by: string;
  set_on: string;
}

/** What may be told of the keys; what is sealed stays where it is. */
export async function listKeys(db: Db): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`select k.name, k.ends_in, u.name as set_by, ${isoTime('k.set_on')} as set_on
    from provider_keys k join users u on u.user_id = k.set_by`.execute(db);
  return rows;
}

interface NewKey {
  name: string;
  sealed: string;
  ends_in: string;
  set_by: number;
  set_on: Date;
}

/** Answers when the key before it was set; null when there was none. */
export async function putKey(tx: Tx, key: NewKey): Promise<Date | null> {
  const before = await tx
    .selectFrom('provider_keys')
    .select('set_on')
    .where('name', '=', key.name)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('provider_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(key))
    .execute();
  return before?.set_on ?? null;
}

export const removeKey = (tx: Tx, name: string) =>
  tx.deleteFrom('provider_keys').where('name', '=', name).returning('set_on').executeTakeFirst();
