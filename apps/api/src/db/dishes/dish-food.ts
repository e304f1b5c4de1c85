import type { LineFood as ToldFood } from '@tawa/contract/ordering/cart.food';
import { type DietProfile, type FoodFacts, noDiet } from '@tawa/domain/accounts/diet';
import { comboFood, judgeLine, type LineFood } from '@tawa/domain/accounts/line-food';
import { energyOf } from '@tawa/domain/accounts/line-energy';
import type { Names } from '@tawa/domain/catalogue/names/names';

/** What the row of a dish says of its food. */
export interface StoredFood {
  is_veg: boolean;
  contains_egg: boolean;
  allergens: string[];
  suits: string[];
}

/** The same of a part of a combo, with its energy. */
export interface StoredPartFood extends StoredFood {
  dish_name: string;
  names?: Names | null;
  quantity: number;
  calories: number | null;
}

/** The same of a choice; `kind` is that of its group. */
export interface StoredOptionFood {
  option_name: string;
  names?: Names | null;
  is_veg: boolean;
  allergens: string[];
  suits: string[];
  calories: number | null;
  kind: string;
}

interface StoredLine extends StoredFood {
  calories: number | null;
  parts: readonly StoredPartFood[];
}

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** A row as decisions take it. */
export const foodOf = ({ is_veg, contains_egg, allergens, suits }: StoredFood): FoodFacts => ({
  is_veg: bit(is_veg),
  contains_egg: bit(contains_egg),
  allergens,
  suits,
});

/** A dish as lists judge it: a combo with all that is in its parts. */
export const dishFoodOf = (dish: StoredFood & { parts: readonly StoredFood[] }): FoodFacts =>
  comboFood(foodOf(dish), dish.parts.map(foodOf));

/** A dish with its choices as the guard judges it. */
export const lineFoodOf = (dish: StoredLine, options: readonly StoredOptionFood[]): LineFood => ({
  dish: foodOf(dish),
  parts: dish.parts.map((part) => ({ dish_name: part.dish_name, ...foodOf(part) })),
  options: options.map(({ option_name, is_veg, allergens, suits, kind }) => ({
    option_name,
    is_veg: bit(is_veg),
    allergens,
    suits,
    is_size: kind === 'size',
  })),
});

/** A line as answers tell it, judged for whoever asks. */
export function toldFoodOf(
  dish: StoredLine,
  options: readonly StoredOptionFood[],
  profile: DietProfile | null,
): ToldFood {
  const { food, misfits } = judgeLine(lineFoodOf(dish, options), profile ?? noDiet);
  const named = [
    ...dish.parts.map(({ dish_name, names }) => ({ name: dish_name, names })),
    ...options.map(({ option_name, names }) => ({ name: option_name, names })),
  ];
  const by = named.flatMap(({ name, names }) =>
    names && misfits.some((misfit) => misfit.by === name) ? { name, names } : [],
  );
  return {
    is_veg: food.is_veg,
    contains_egg: food.contains_egg,
    allergens: [...food.allergens],
    ...energyOf({ dish, parts: dish.parts, options }),
    misfits: misfits.map(({ text }) => text),
    ...(by.length > 0 && { by }),
  };
}

/** What somebody eats, as its row has it. */
export interface StoredDiet {
  diet: string;
  halal: boolean;
  allergens: string[];
  hide: boolean;
}
