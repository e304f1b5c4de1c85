/** What dishes are made of, and whether it makes them meat or egg dishes. */
const diets = {
  biscuit: 'veg',
  bread: 'veg',
  butter: 'veg',
  cauliflower: 'veg',
  cheese: 'veg',
  chicken: 'meat',
  'chicken mince': 'meat',
  'chicken patty': 'meat',
  chocolate: 'veg',
  coconut: 'veg',
  coffee: 'veg',
  'corn chips': 'veg',
  cream: 'veg',
  curd: 'veg',
  dumpling: 'veg',
  egg: 'egg',
  'egg cake': 'egg',
  'eggless cake': 'veg',
  feta: 'veg',
  fish: 'meat',
  fritter: 'veg',
  fruit: 'veg',
  herbs: 'veg',
  mozzarella: 'veg',
  mushroom: 'veg',
  mutton: 'meat',
  'mutton mince': 'meat',
  noodles: 'veg',
  nuts: 'veg',
  okra: 'veg',
  paneer: 'veg',
  pasta: 'veg',
  pepperoni: 'meat',
  potato: 'veg',
  'potato patty': 'veg',
  prawn: 'meat',
  'puffed rice': 'veg',
  pulses: 'veg',
  rice: 'veg',
  sago: 'veg',
  semolina: 'veg',
  sweets: 'veg',
  tea: 'veg',
  tofu: 'veg',
  vegetables: 'veg',
} as const;

export type Ingredient = keyof typeof diets;

/** The mark a dish carries on a menu; seafood counts as nonveg. */
export type Mark = 'veg' | 'egg' | 'nonveg';

/** Whether an ingredient is veg, egg or meat (which counts seafood too). */
export const dietOf = (ingredient: Ingredient): 'veg' | 'egg' | 'meat' => diets[ingredient];

/** The mark that a dish of these ingredients must carry. */
export const markOf = (ingredients: readonly Ingredient[]): Mark => {
  const held = new Set(ingredients.map((ingredient) => dietOf(ingredient)));
  if (held.has('meat')) return 'nonveg';
  return held.has('egg') ? 'egg' : 'veg';
};
