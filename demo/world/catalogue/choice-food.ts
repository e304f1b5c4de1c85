import type { Allergen, SuitMark } from '@tawa/domain/accounts/diet';

/** What a demo kitchen declares of a choice. */
export interface ChoiceFood {
  calories: number | null;
  allergens: readonly Allergen[];
  suits: readonly SuitMark[];
}

const food = (
  calories: number | null,
  allergens: readonly Allergen[] = [],
  suits: readonly SuitMark[] = [],
): ChoiceFood => ({
  calories,
  allergens,
  suits,
});
const plant = (calories: number | null, ...allergens: Allergen[]) => food(calories, allergens, ['vegan']);
const jain = (calories: number | null, ...allergens: Allergen[]) => food(calories, allergens, ['vegan', 'jain']);
const dairy = (calories: number | null, ...further: Allergen[]) => food(calories, ['milk', ...further], ['jain']);
/** The portion that a dish is told for, and what changes nothing in it. */
const same = food(0);

const declared: ReadonlyMap<string, ChoiceFood> = new Map(
  Object.entries({
    Regular: same,
    Half: same,
    Single: same,
    '300 ml': same,
    Six: same,
    '250 g': same,
    One: same,
    'One slice': same,
    'Regular, 8 inch': same,
    'Hand-stretched': same,
    'Thin and crisp': same,
    Mild: same,
    Medium: same,
    'Street hot': same,
    Steamed: same,
    'Soft corn': same,
    'Crisp corn': food(40),
    Wheat: food(60, ['gluten']),
    'Less sweet': food(null),
    Large: food(280),
    Family: food(720),
    Full: food(330),
    Double: food(260),
    '500 ml': food(110),
    Twelve: food(300),
    Two: food(140),
    Three: food(280),
    'Cow’s milk': food(0, ['milk']),
    Oat: food(0, ['gluten']),
    Almond: food(0, ['nuts']),
    Oil: same,
    Ghee: food(45, ['milk']),
    Butter: food(40, ['milk']),
    'Cheese-filled edge': food(210, ['milk', 'gluten']),
    'Steamed rice': jain(200),
    'Jeera rice': food(60, ['milk'], ['jain']),
    'Three phulkas': food(80, ['gluten'], ['vegan', 'jain']),
    'Potato and peas': plant(0),
    'Ridge gourd': plant(0),
    'Mixed sprouts': plant(0),
    'Paneer in tomato': food(120, ['milk']),
    'Pico de gallo': plant(20),
    Guacamole: plant(110),
    'Sour cream': dairy(60),
    'Chipotle mayo': food(140, ['egg', 'mustard'], ['egg']),
    'Roast chilli': plant(15),
    'Mirchi ka salan': food(130, ['peanuts', 'sesame'], ['vegan']),
    'Boondi raita': dairy(120),
    'Boiled egg': food(80, ['egg'], ['egg']),
    'Roasted papad': jain(45),
    'Lemon pickle': plant(20, 'mustard'),
    'Onion salad': plant(15),
    'Extra butter': dairy(70),
    'Garlic and coriander': plant(null),
    Burrata: dairy(190),
    Olives: plant(40),
    Jalapeños: plant(10),
    'Sun-dried tomato': plant(45),
    'Roast chicken': food(120),
    'Chicken salami': food(110, ['soy']),
    'Shaved hard cheese': food(80, ['milk']),
    'Garlic bread, two slices': food(220, ['gluten', 'milk']),
    Tofu: jain(110, 'soy'),
    'Fried egg': food(110, ['egg'], ['egg']),
    'Grilled chicken': food(150),
    Prawns: food(90, ['crustaceans']),
    Paneer: dairy(160),
    'Roasted peanuts': jain(170, 'peanuts'),
    Coconut: plant(60),
    Tomato: plant(30),
    'Podi with ghee': food(110, ['milk', 'sesame']),
    'Red chilli chutney': plant(30),
    'Sesame and soy': plant(60, 'sesame', 'soy', 'gluten'),
    'Coriander and lime': plant(15),
    'One more buttered pav': food(160, ['gluten', 'milk']),
    'Chopped onion and lemon': plant(10),
    'Cheese on top': dairy(100),
    'Double egg': food(150, ['egg'], ['egg']),
    Cheese: dairy(100),
    'Pickled onion': plant(10),
    'Salted fries': plant(310),
    'Fresh lime soda': jain(90),
    Coleslaw: food(150, ['egg', 'mustard'], ['egg']),
    'Malabar paratha': food(260, ['gluten']),
    'Chocolate sauce': food(80, ['milk', 'soy']),
    'Roasted nuts': jain(120, 'nuts'),
    Fruit: jain(45),
  }),
);
const silent = food(null);

/** What is declared of a choice by its name; some kitchens say nothing of some. */
export const choiceFoodOf = (name: string): ChoiceFood => declared.get(name) ?? silent;

const servings: Readonly<Record<string, readonly string[]>> = {
  Drinks: ['1 glass (300 ml)'],
  Soups: ['1 bowl (250 ml)'],
  Desserts: ['1 portion (120 g)', '1 bowl (150 g)'],
  Breads: ['1 piece (80 g)'],
  Biryani: ['1 portion (400 g)'],
  Pizza: ['1 pizza (8 inch)'],
  Momos: ['6 pieces (180 g)'],
  Curries: ['1 bowl (250 g)'],
  Thali: ['1 thali (650 g)'],
};
const servingFallback = ['1 plate (300 g)', '1 plate (280 g)'];

/** How much a portion is: told with its energy, and kept back where that is. */
export function servingOf(
  { category, name }: { category: string; name: string },
  calories: number | null,
): string | null {
  if (calories === null) return null;
  const sizes = Object.entries(servings).find(([key]) => key === category)?.[1] ?? servingFallback;
  return sizes[name.length % sizes.length] ?? null;
}

/** Sizes that say by their name how much they are. */
const sizes: Readonly<Record<string, string>> = {
  '250 g': '250 g',
  '500 g': '500 g',
  '300 ml': '300 ml',
  '500 ml': '500 ml',
  Six: '6 pieces',
  Twelve: '12 pieces',
  'Regular, 8 inch': '8 inch',
  'One slice': '1 slice',
};

/** How much a portion of a size is, where its name says so. */
export const servingOfSize = (name: string): string | null => new Map(Object.entries(sizes)).get(name) ?? null;
