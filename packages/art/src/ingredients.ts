/** What dishes are made of, and whether it makes them meat or egg dishes. */
const diets = {
  chicken: 'meat',
  'chicken patty': 'meat',
  'chicken mince': 'meat',
  prawn: 'meat',
  pepperoni: 'meat',
  egg: 'egg',
  paneer: 'veg',
  mozzarella: 'veg',
  cheese: 'veg',
  feta: 'veg',
  butter: 'veg',
  cream: 'veg',
  curd: 'veg',
  rice: 'veg',
  bread: 'veg',
  noodles: 'veg',
  pasta: 'veg',
  vegetables: 'veg',
  pulses: 'veg',
  herbs: 'veg',
  sweets: 'veg',
  'potato patty': 'veg',
} as const;

export type Ingredient = keyof typeof diets;

/** Whether an ingredient is veg, egg or meat (which counts seafood too). */
export const dietOf = (ingredient: Ingredient): 'veg' | 'egg' | 'meat' => diets[ingredient];
