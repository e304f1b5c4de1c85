import { toPaise } from '@tawa/domain/money';
import type { Tx } from '../../platform/db.ts';
import type { Finder } from './lookups.ts';
import type { Random } from './random.ts';
import type { SeedRestaurant } from './shapes.ts';

interface Kitchen {
  place: SeedRestaurant;
  restaurant_id: number;
}

async function addGroups(tx: Tx, { place, restaurant_id }: Kitchen): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, name, kind, min, max, options } of place.groups) {
    const { option_group_id } = await tx
      .insertInto('option_groups')
      .values({ restaurant_id, group_name: name, kind, min_choices: min, max_choices: max })
      .returning('option_group_id')
      .executeTakeFirstOrThrow();
    ids.set(key, option_group_id);
    const rows = options.map((option, position) => ({
      option_group_id,
      option_name: option.name,
      price: toPaise(option.price),
      is_veg: option.isVeg,
      position,
    }));
    await tx.insertInto('options').values(rows).execute();
  }
  return ids;
}

const dishRow = (kitchen: Kitchen, index: number, categoryIdOf: Finder, random: Random) => {
  const dish = kitchen.place.dishes[index];
  if (!dish) throw new Error(`${kitchen.place.name} has no dish ${index}.`);
  return {
    restaurant_id: kitchen.restaurant_id,
    category_id: categoryIdOf(dish.category),
    dish_name: dish.name,
    dish_img: `uploads/dishes/${dish.picture}.webp`,
    description: dish.description,
    is_veg: dish.mark === 'veg',
    contains_egg: dish.mark === 'egg' || dish.allergens.includes('egg'),
    allergens: [...dish.allergens],
    price: toPaise(dish.price),
    discounted_price: dish.now === undefined ? null : toPaise(dish.now),
    preparation_time: dish.prep,
    num_of_order: random.between(12, 480),
    position: index,
    isactive: !dish.inactive,
    sold_out: dish.soldOut,
  };
};

/** Adds one kitchen's dishes with their shared option groups. */
export async function seedMenu(tx: Tx, kitchen: Kitchen, categoryIdOf: Finder, random: Random): Promise<void> {
  const groupIds = await addGroups(tx, kitchen);
  const rows = kitchen.place.dishes.map((_dish, index) => dishRow(kitchen, index, categoryIdOf, random));
  const added = await tx.insertInto('dishes').values(rows).returning(['menu_id', 'dish_name']).execute();
  const links = kitchen.place.dishes.flatMap((dish) =>
    dish.groups.map((key, position) => ({
      menu_id: added.find((row) => row.dish_name === dish.name)?.menu_id ?? 0,
      option_group_id: groupIds.get(key) ?? 0,
      position,
    })),
  );
  if (links.length > 0) await tx.insertInto('dish_option_groups').values(links).execute();
}
