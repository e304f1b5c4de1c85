/** What must be told of food in India, peanuts and tree nuts apart. */
export const allergens = [
  'gluten',
  'milk',
  'egg',
  'fish',
  'crustaceans',
  'peanuts',
  'nuts',
  'soy',
  'sesame',
  'mustard',
] as const;
export type Allergen = (typeof allergens)[number];

/** What somebody eats, from everything to the narrowest; 'egg' is vegetarian food and eggs. */
export const diets = ['any', 'egg', 'veg', 'vegan', 'jain'] as const;
export type Diet = (typeof diets)[number];

/** What a kitchen may say of a dish beside its food mark; 'egg' says that there is egg but no meat or fish in it. */
export const suitMarks = ['egg', 'vegan', 'jain', 'halal'] as const;
export type SuitMark = (typeof suitMarks)[number];

export interface DietProfile {
  diet: Diet;
  /** Meat only where the kitchen says that it is halal. */
  halal: boolean;
  /** What must not be in the food. */
  allergens: readonly Allergen[];
  /** Leaves dishes out of lists that do not fit; otherwise they are only marked. */
  hide: boolean;
}

export const noDiet: DietProfile = { diet: 'any', halal: false, allergens: [], hide: false };

/** Whether the profile asks for anything. */
export const asksForAnything = ({ diet, halal, allergens: avoided }: DietProfile): boolean =>
  diet !== 'any' || halal || avoided.length > 0;

/** What is known of a dish; the flags are 1 and 0. */
export interface FoodFacts {
  is_veg: 0 | 1;
  contains_egg: 0 | 1;
  allergens: readonly string[];
  suits: readonly string[];
}

const marked = (dish: FoodFacts, mark: SuitMark): boolean => dish.suits.includes(mark);
const isVeg = ({ is_veg }: FoodFacts): boolean => is_veg === 1;

/** Why something does not fit: what it is, what it is not marked as, or what of the avoided is in it. */
export type Reason = 'meat' | 'egg' | 'vegan' | 'jain' | 'halal' | readonly Allergen[];

/** Why a dish is not for somebody who eats so; null when it is. What a kitchen has not said counts as no. */
function againstDiet(dish: FoodFacts, diet: Diet): Reason | null {
  if (diet === 'any') return null;
  if (diet === 'egg') return isVeg(dish) || marked(dish, 'egg') ? null : 'meat';
  if (!isVeg(dish)) return dish.contains_egg === 1 && marked(dish, 'egg') ? 'egg' : 'meat';
  return diet === 'veg' || marked(dish, diet) ? null : diet;
}

/** Why a dish does not fit; empty when it does. */
export function reasonsOf(dish: FoodFacts, profile: DietProfile): Reason[] {
  const avoided = allergens.filter(
    (name) =>
      profile.allergens.includes(name) &&
      (dish.allergens.includes(name) || (name === 'egg' && dish.contains_egg === 1)),
  );
  const diet = againstDiet(dish, profile.diet);
  return [
    ...(diet === null || (diet === 'egg' && avoided.includes('egg')) ? [] : [diet]),
    ...(profile.halal && !isVeg(dish) && !marked(dish, 'egg') && !marked(dish, 'halal') && diet === null
      ? ['halal' as const]
      : []),
    ...(avoided.length > 0 ? [avoided] : []),
  ];
}

// Each is a whole word, so that a page of another language has its own; English has them within its sentences.
const allergenWords: Readonly<Record<Allergen, string>> = {
  gluten: 'Gluten',
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  crustaceans: 'Crustaceans',
  peanuts: 'Peanuts',
  nuts: 'Nuts',
  soy: 'Soy',
  sesame: 'Sesame',
  mustard: 'Mustard',
};
const plain: Readonly<Record<Extract<Reason, string>, string>> = {
  meat: 'Not vegetarian',
  egg: 'Contains egg',
  vegan: 'Not marked as vegan',
  jain: 'Not marked as Jain',
  halal: 'Not marked as halal',
};
const ofOne: Readonly<Record<Extract<Reason, string>, (name: string) => string>> = {
  meat: (name) => `${name} is not vegetarian`,
  egg: (name) => `${name} contains egg`,
  vegan: (name) => `${name} is not marked as vegan`,
  jain: (name) => `${name} is not marked as Jain`,
  halal: (name) => `${name} is not marked as halal`,
};

/** A reason as a short sentence: 'Contains milk', or with what brings it 'Extra cheese contains milk'. */
export function sayReason(reason: Reason, by: string | null): string {
  const only = typeof reason === 'string' ? reason : reason.join() === 'egg' ? 'egg' : null;
  if (only !== null) return by === null ? plain[only] : ofOne[only](by);
  const words = typeof reason === 'string' ? [] : reason.map((name) => allergenWords[name].toLowerCase());
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(', ');
  if (before === '') return by === null ? `Contains ${last}` : `${by} contains ${last}`;
  return by === null ? `Contains ${before} and ${last}` : `${by} contains ${before} and ${last}`;
}

/** Why a dish does not fit, in short sentences; empty when it does. */
export const misfits = (dish: FoodFacts, profile: DietProfile): string[] =>
  reasonsOf(dish, profile).map((reason) => sayReason(reason, null));

/** One profile of two, of which nothing is lost that either asked for; between vegan and Jain the first one's word counts. */
export function mergeDiets(first: DietProfile, second: DietProfile): DietProfile {
  const strictness: Record<Diet, number> = { any: 0, egg: 1, veg: 2, vegan: 3, jain: 3 };
  return {
    diet: strictness[second.diet] > strictness[first.diet] ? second.diet : first.diet,
    halal: first.halal || second.halal,
    allergens: allergens.filter((name) => first.allergens.includes(name) || second.allergens.includes(name)),
    hide: first.hide || second.hide,
  };
}
