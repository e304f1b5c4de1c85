// Owns what customers eat: one profile each, by which their screens and lines are judged.
import { allergens, diets, noDiet, type DietProfile } from '@tawa/domain/accounts/diet';
import type { StoredDiet } from '#db/dishes/dish-food.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import * as store from './diet.store.ts';

/** A stored profile as decisions take it. */
export const readDiet = (row: StoredDiet): DietProfile => ({
  diet: diets.find((diet) => diet === row.diet) ?? noDiet.diet,
  halal: row.halal,
  allergens: allergens.filter((name) => row.allergens.includes(name)),
  hide: row.hide,
});

/** The customer's profile; null until they have said what they eat. */
export async function findDiet(db: Db, userId: number): Promise<DietProfile | null> {
  const row = await store.findDiet(db, userId);
  return row ? readDiet(row) : null;
}

export const saveDiet = (db: Db, user_id: number, profile: DietProfile, updated_on: Date): Promise<unknown> =>
  store.saveDiet(db, { ...profile, user_id, allergens: [...new Set(profile.allergens)], updated_on });

/** Forgets what a customer eats. */
export const forgetDiet = (tx: Tx, userId: number): Promise<unknown> => store.deleteDiet(tx, userId);
