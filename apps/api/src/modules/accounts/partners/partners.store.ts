import type { Insertable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

export const listKeys = (db: Db, restaurantId: number) =>
  db
    .selectFrom('partner_keys as k')
    .innerJoin('users as u', 'u.user_id', 'k.made_by')
    .select(['k.partner_key_id', 'k.key_name', 'k.scopes', 'k.ends_in', 'k.made_on', 'k.last_used_on'])
    .select('u.name as made_by')
    .where('k.restaurant_id', '=', restaurantId)
    .where('k.revoked_on', 'is', null)
    .orderBy('k.partner_key_id', 'desc')
    .execute();

export const addKey = (tx: Tx, row: Insertable<DB['partner_keys']>) =>
  tx.insertInto('partner_keys').values(row).returning('partner_key_id').executeTakeFirstOrThrow();

/** Answers nothing for a key that ended, or of another restaurant. */
export const revokeKey = (tx: Tx, { restaurantId, keyId, now }: { restaurantId: number; keyId: number; now: Date }) =>
  tx
    .updateTable('partner_keys')
    .set({ revoked_on: now })
    .where('partner_key_id', '=', keyId)
    .where('restaurant_id', '=', restaurantId)
    .where('revoked_on', 'is', null)
    .returning(['key_name', 'ends_in'])
    .executeTakeFirst();

export const isRestaurant = async (db: Db, restaurantId: number): Promise<boolean> => {
  const found = db.selectFrom('restaurants').select('restaurant_id').where('restaurant_id', '=', restaurantId);
  return (await found.executeTakeFirst()) !== undefined;
};

/** What is counted of a restaurant is counted and added to in turn. */
export const lockRestaurant = async (tx: Tx, restaurantId: number): Promise<boolean> => {
  const found = tx.selectFrom('restaurants').select('restaurant_id').where('restaurant_id', '=', restaurantId);
  return (await found.forNoKeyUpdate().executeTakeFirst()) !== undefined;
};
