import { findOwn } from '@tawa/domain/common/own';
import { FRAME } from '../drawing/scene.ts';
import type { Composition } from './composition.ts';
import { alone, dietOfAll } from './lay.ts';
import { extentOf } from '../menu/extent.ts';
import { menu } from '../menu/menu.ts';

/** The dish that stands for each category, by the category's slug. */
const dishes = {
  biryani: 'hyderabadi-chicken-biryani',
  pizza: 'margherita-pizza',
  'dosa-and-idli': 'masala-dosa',
  'burgers-and-sandwiches': 'aloo-tikki-burger',
  noodles: 'veg-hakka-noodles',
  thali: 'north-indian-thali',
  momos: 'veg-momos',
  desserts: 'ice-cream-sundae',
  curries: 'palak-paneer',
  tandoor: 'paneer-tikka-skewers',
  breads: 'butter-naan',
  pasta: 'penne-arrabbiata',
  'rice-bowls': 'paneer-burrito-bowl',
  'rice-plates': 'veg-pulao',
  'tacos-and-rolls': 'paneer-kathi-roll',
  starters: 'hara-bhara-kebab',
  soups: 'tomato-soup',
  salads: 'greek-salad',
  snacks: 'papdi-chaat',
  drinks: 'mango-lassi',
} as const;

const SIDE = FRAME.height;
const ROUND_AT_MOST = 310;
/** Pages show the tile round: a vessel leaves a ring of its table. */
const VESSEL_RADIUS = 262;

/** A square of the dish: one round vessel stands in the middle, all else is cut out of its own picture. */
const tile = (name: string): Composition => {
  const recipe = findOwn(menu, name);
  if (!recipe) throw new Error(`No dish is called ${name}.`);
  const vessel = alone(name);
  const middle = { x: SIDE / 2, y: SIDE / 2 };
  const isRound = extentOf(vessel).radius < ROUND_AT_MOST;
  return {
    ...dietOfAll([name]),
    size: { width: SIDE, height: SIDE },
    seed: name,
    table: recipe.table,
    items: [isRound ? { ...vessel, slot: { ...middle, radius: VESSEL_RADIUS } } : { ...recipe, ...middle, scale: 1 }],
  };
};

/** The tiles of the categories, by slug. */
export const categories: Record<string, Composition> = Object.fromEntries(
  Object.entries(dishes).map(([slug, name]) => [slug, tile(name)]),
);
