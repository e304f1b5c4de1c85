import { curries } from './menu/curries.ts';
import { india } from './menu/india.ts';
import { mains } from './menu/mains.ts';
import { northCurries } from './menu/north-curries.ts';
import { plates } from './menu/plates.ts';
import { street } from './menu/street.ts';
import { desserts } from './menu/desserts.ts';
import { drinks } from './menu/drinks.ts';
import { thalis } from './menu/thalis.ts';
import { asia } from './menu/asia.ts';
import { west } from './menu/west.ts';
import { holdingOf, type Recipe, type Unseeded } from './recipe.ts';

const unseeded: Record<string, Unseeded> = {
  ...mains,
  ...curries,
  ...plates,
  ...northCurries,
  ...india,
  ...street,
  ...asia,
  ...west,
  ...desserts,
  ...drinks,
  ...thalis,
};

/** The demo dishes by file name; the name is also the seed of the picture. */
export const menu: Record<string, Recipe> = Object.fromEntries(
  Object.entries(unseeded).map(([name, recipe]) => [name, { ...recipe, ...holdingOf(recipe.ingredients), seed: name }]),
);
