import { toPaise } from '@tawa/domain/common/money';
import type { Tx } from '@tawa/api/platform/database/db';
import { caloriesOf } from './calories.ts';
import { servingOf, servingOfSize } from './choice-food.ts';
import { groupOf } from './groups.ts';
import { findCategories, findRestaurants, type Finder } from '../lookups.ts';
import { pictureOf } from '../pictures.ts';
import type { Random } from '@tawa/domain/common/random';
import { seedCombos } from './combos.ts';
import { namesOf } from './names/names-in-scripts.ts';
import { seedSections } from './sections.ts';
import type { SeedDish, SeedRestaurant } from './shapes.ts';
import { suitsOf } from './suits.ts';

/** A dish's row in one restaurant, where a name is never given twice. */
const placeOf = (restaurant_id: number, name: string): string => `${restaurant_id}/${name}`;

/** Adds each kitchen's own copies of the choices its dishes name; answers their ids by restaurant and choice. */
async function addGroups(tx: Tx, kitchens: readonly SeedRestaurant[], idOf: Finder): Promise<Map<string, number>> {
  const groups = kitchens.flatMap(({ name, dishes }) => {
    const keys = new Set(dishes.flatMap((dish) => dish.groups));
    return [...keys].map((key) => ({ restaurant_id: idOf(name), group: groupOf(key) }));
  });
  const added = await tx
    .insertInto('option_groups')
    .values(
      groups.map(({ restaurant_id, group }) => ({
        restaurant_id,
        group_name: group.name,
        names: namesOf.choice(group.name),
        kind: group.kind,
        min_choices: group.min,
        max_choices: group.max,
      })),
    )
    .returning(['option_group_id', 'restaurant_id', 'group_name'])
    .execute();
  const ids = new Map(added.map((row) => [placeOf(row.restaurant_id, row.group_name), row.option_group_id]));
  const options = groups.flatMap(({ restaurant_id, group }) =>
    group.options.map((option, position) => ({
      option_group_id: ids.get(placeOf(restaurant_id, group.name)) ?? 0,
      option_name: option.name,
      names: namesOf.choice(option.name),
      price: toPaise(option.price),
      is_veg: option.isVeg,
      allergens: [...option.food.allergens],
      suits: [...option.food.suits],
      calories: option.food.calories,
      serving: group.kind === 'size' ? servingOfSize(option.name) : null,
      position,
    })),
  );
  await tx.insertInto('options').values(options).execute();
  return ids;
}

const dishRow = (dish: SeedDish, position: number) => ({
  dish_name: dish.name,
  names: namesOf.dish(dish.name),
  dish_img: pictureOf('dishes', dish.picture),
  description: dish.description,
  is_veg: dish.mark === 'veg',
  contains_egg: dish.allergens.includes('egg'),
  allergens: [...dish.allergens],
  calories: caloriesOf(dish),
  serving: servingOf(dish, caloriesOf(dish)),
  price: toPaise(dish.price),
  discounted_price: dish.now === undefined ? null : toPaise(dish.now),
  preparation_time: dish.prep,
  position,
  isactive: dish.state !== 'inactive',
  sold_out: dish.state === 'sold out',
});

/** How often a dish was ordered: a menu begins with what its kitchen is known for, and good kitchens sell more. */
const ordersOf = (position: number, liked: number, random: Random): number =>
  Math.round((random.between(8, 90) + (position < 4 ? random.between(60, 260) : 0)) * (liked - 2));

/** Adds the dishes of every kitchen with their choices and sections; needs restaurants and categories. */
export async function seedMenus(tx: Tx, kitchens: readonly SeedRestaurant[], random: Random): Promise<void> {
  const [restaurantIdOf, categoryIdOf] = [await findRestaurants(tx), await findCategories(tx)];
  const rows = kitchens.flatMap(({ name, dishes, isNew, liked, halal }) =>
    dishes.map((dish, position) => ({
      ...dishRow(dish, position),
      suits: suitsOf(dish, { halal }),
      restaurant_id: restaurantIdOf(name),
      category_id: categoryIdOf(dish.category),
      num_of_order: isNew ? 0 : ordersOf(position, liked, random),
    })),
  );
  const added = await tx
    .insertInto('dishes')
    .values(rows)
    .returning(['menu_id', 'restaurant_id', 'dish_name'])
    .execute();
  const menuIds = new Map(added.map((row) => [placeOf(row.restaurant_id, row.dish_name), row.menu_id]));
  const groupIds = await addGroups(tx, kitchens, restaurantIdOf);
  const links = kitchens.flatMap(({ name, dishes }) =>
    dishes.flatMap((dish) =>
      dish.groups.map((key, position) => ({
        menu_id: menuIds.get(placeOf(restaurantIdOf(name), dish.name)) ?? 0,
        option_group_id: groupIds.get(placeOf(restaurantIdOf(name), groupOf(key).name)) ?? 0,
        position,
      })),
    ),
  );
  await tx.insertInto('dish_option_groups').values(links).execute();
  await seedSections(tx, restaurantIdOf);
  await seedCombos(tx, restaurantIdOf);
}
