import type { SeedDish } from './shapes.ts';

/** Kilocalories of a usual portion. */
const usual: Readonly<Record<SeedDish['category'], number>> = {
  Biryani: 640,
  Pizza: 820,
  'Dosa and Idli': 330,
  'Burgers and Sandwiches': 520,
  Noodles: 540,
  Thali: 780,
  Momos: 320,
  Desserts: 340,
  Curries: 430,
  Tandoor: 390,
  Breads: 210,
  Pasta: 610,
  'Rice Bowls': 560,
  'Rice Plates': 580,
  'Tacos and Rolls': 450,
  Starters: 310,
  Soups: 150,
  Salads: 260,
  Snacks: 280,
  Drinks: 160,
};
const spread = 21;
const step = 10;

/** What a kitchen says of a portion: about what is usual of its kind; every fifth dish is silent. */
export function caloriesOf({ name, category }: SeedDish): number | null {
  const sum = Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  if (sum % 5 === 0) return null;
  const change = 1 + ((sum % spread) - 10) / 60;
  return Math.round((usual[category] * change) / step) * step;
}
