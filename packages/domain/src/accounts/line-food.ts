import {
  allergens,
  type Allergen,
  type DietProfile,
  type FoodFacts,
  misfits,
  reasonsOf,
  sayReason,
  type SuitMark,
  suitMarks,
} from './diet.ts';

/** A dish of a combo, as it is declared on its own. */
export interface PartFood extends FoodFacts {
  dish_name: string;
}

/** A chosen option; what it is without saying so, it is not, but for a size, which is the dish itself in another measure. */
export interface OptionFood {
  option_name: string;
  is_veg: 0 | 1;
  allergens: readonly string[];
  suits: readonly string[];
  is_size: boolean;
}

/** One dish as somebody wants it: with its choices and, for a combo, with what is in it. */
export interface LineFood {
  dish: FoodFacts;
  parts: readonly PartFood[];
  options: readonly OptionFood[];
}

/** Why a line does not fit, and what of it is the reason. */
export interface LineMisfit {
  /** The option or part that brings it; null when it is the dish. */
  by: string | null;
  /** A short sentence: 'Contains milk', or with its name 'Extra cheese contains milk'. */
  text: string;
  /** What of the profile's allergens is in it. */
  allergens: Allergen[];
}

export interface LineJudgement {
  /** The line as a whole: veg when everything is, with all that is in any of it, marked as what all of it is marked as. */
  food: FoodFacts;
  misfits: LineMisfit[];
}

const fromAnimals: readonly string[] = ['milk', 'egg', 'fish', 'crustaceans'] satisfies Allergen[];
const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);
const hasEgg = (food: FoodFacts): boolean => food.contains_egg === 1 || food.allergens.includes('egg');

/** Is everything marked so that could need it? What is veg needs no word on eggs or on how an animal died. */
function isMarked(mark: SuitMark, foods: readonly FoodFacts[]): boolean {
  const asked = mark === 'halal' || mark === 'egg' ? foods.filter(({ is_veg }) => is_veg === 0) : foods;
  return asked.length > 0 && asked.every(({ suits }) => suits.includes(mark));
}

/** What is known of a combo: all that is in any part, and what it or each of its parts is marked as. */
export function comboFood(dish: FoodFacts, parts: readonly FoodFacts[]): FoodFacts {
  if (parts.length === 0) return dish;
  const all = [dish, ...parts];
  return {
    is_veg: bit(all.every(({ is_veg }) => is_veg === 1)),
    contains_egg: bit(all.some(({ contains_egg }) => contains_egg === 1)),
    allergens: allergens.filter((name) => all.some((food) => food.allergens.includes(name))),
    suits: suitMarks.filter((mark) => dish.suits.includes(mark) || isMarked(mark, parts)),
  };
}

/** What is left of a combo that no part of it brings. */
function shellOf(dish: FoodFacts, parts: readonly FoodFacts[]): FoodFacts {
  if (parts.length === 0) return dish;
  const is_veg = bit(dish.is_veg === 1 || parts.some((part) => part.is_veg === 0));
  return {
    is_veg,
    contains_egg: bit(dish.contains_egg === 1 && !parts.some(hasEgg)),
    allergens: dish.allergens.filter((name) => !parts.some((part) => part.allergens.includes(name))),
    suits: is_veg === 1 ? suitMarks : dish.suits,
  };
}

function optionFood({ is_veg, allergens: held, suits, is_size }: OptionFood): FoodFacts {
  const isAnimal = held.some((name) => fromAnimals.includes(name));
  const inherited = suitMarks.filter((mark) => mark !== 'vegan' || !isAnimal);
  return {
    is_veg,
    contains_egg: bit(held.includes('egg')),
    allergens: held,
    suits: is_size && is_veg === 1 ? inherited : suits,
  };
}

function misfitsOf(by: string | null, food: FoodFacts, profile: DietProfile): LineMisfit[] {
  return reasonsOf(food, profile).map((reason) => ({
    by,
    text: sayReason(reason, by),
    allergens:
      reason === 'egg' || typeof reason !== 'string'
        ? profile.allergens.filter((name) => food.allergens.includes(name) || (name === 'egg' && hasEgg(food)))
        : [],
  }));
}

/** Why a single option does not fit, by its own sentence; empty when it does. */
export const optionMisfits = (option: OptionFood, profile: DietProfile): string[] =>
  misfits(optionFood(option), profile);

/**
 * Judges what would be eaten: the dish, each part of it and each choice, by the rules for a dish alone. Whoever takes a
 * line for somebody asks here, whether it is added, ordered again, or put in place of another.
 */
export function judgeLine({ dish, parts, options }: LineFood, profile: DietProfile): LineJudgement {
  const combo = comboFood(dish, parts);
  const chosen = options.map((option) => ({ by: option.option_name, food: optionFood(option) }));
  const all = [combo, ...chosen.map(({ food }) => food)];
  const inParts = parts.map(({ dish_name, ...part }) => ({
    by: dish_name,
    // What the kitchen says of the combo it says of each part, but for what the part declares against it.
    food: { ...part, suits: [...part.suits, ...dish.suits] },
  }));
  return {
    food: {
      is_veg: bit(all.every(({ is_veg }) => is_veg === 1)),
      contains_egg: bit(all.some(({ contains_egg }) => contains_egg === 1)),
      allergens: allergens.filter((name) => all.some((food) => food.allergens.includes(name))),
      suits: suitMarks.filter((mark) => isMarked(mark, all)),
    },
    misfits: [
      ...misfitsOf(null, shellOf(dish, parts), profile),
      ...[...inParts, ...chosen].flatMap(({ by, food }) => misfitsOf(by, food, profile)),
    ],
  };
}

/** What must be kept out of a line for these allergies: all of them but those that are declared in it. */
export const avoidedIn = (food: FoodFacts, told: readonly Allergen[]): Allergen[] =>
  told.filter((name) => !food.allergens.includes(name) && !(name === 'egg' && hasEgg(food)));
