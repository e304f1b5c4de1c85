import type { Insertable } from 'kysely';
import type { DietProfiles } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export const findDiet = (db: Db, userId: number) =>
  db
    .selectFrom('diet_profiles')
    .select(['diet', 'halal', 'allergens', 'hide'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const saveDiet = (db: Db, { user_id, ...profile }: Insertable<DietProfiles>) =>
  db
    .insertInto('diet_profiles')
    .values({ user_id, ...profile })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(profile))
    .execute();

export const deleteDiet = (tx: Tx, userId: number) =>
  tx.deleteFrom('diet_profiles').where('user_id', '=', userId).execute();
