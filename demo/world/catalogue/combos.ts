import type { Tx } from '@tawa/api/platform/database/db';
import { findDishes, type Finder } from '../lookups.ts';

interface SeedPart {
  dish: string;
  quantity: number;
}

/** Dishes that consist of others of their kitchen, and sell out with them. */
const combos: Readonly<Record<string, Readonly<Record<string, readonly SeedPart[]>>>> = {
  'Burger Barn': {
    'Fries for Two': [
      { dish: 'French Fries', quantity: 1 },
      { dish: 'Loaded Cheese Fries', quantity: 1 },
    ],
  },
};

/** Writes what is in the combos of these kitchens. */
export async function seedCombos(tx: Tx, idOf: Finder): Promise<void> {
  for (const [kitchen, own] of Object.entries(combos)) {
    const restaurant_id = idOf(kitchen);
    const idOfDish = await findDishes(tx, restaurant_id);
    const parts = Object.entries(own).flatMap(([combo, held]) =>
      held.map(({ dish, quantity }, position) => ({
        restaurant_id,
        combo_id: idOfDish(combo),
        menu_id: idOfDish(dish),
        quantity,
        position,
      })),
    );
    await tx.insertInto('dish_parts').values(parts).execute();
  }
}
