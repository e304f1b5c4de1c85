import type { Tx } from '@tawa/api/platform/database/db';
import type { Finder } from '../lookups.ts';

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
    const rows = await tx
      .selectFrom('dishes')
      .select(['menu_id', 'dish_name'])
      .where('restaurant_id', '=', restaurant_id)
      .execute();
    const ids = new Map(rows.map(({ dish_name, menu_id }) => [dish_name, menu_id]));
    const idOfDish = (dish: string): number => {
      const id = ids.get(dish);
      if (id === undefined) throw new Error(`${kitchen} has no ${dish}.`);
      return id;
    };
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
