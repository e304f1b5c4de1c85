import { counted } from './counted.ts';
import { curries } from './curries.ts';
import { india } from './india.ts';
import { mains } from './mains.ts';
import { northCurries } from './north-curries.ts';
import { plates } from './plates.ts';
import { street } from './street.ts';
import { desserts } from './desserts.ts';
import { drinks } from './drinks.ts';
import { thalis } from './thalis.ts';
import { asia } from './asia.ts';
import { west } from './west.ts';
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
  ...counted,
};

/** The demo dishes by file name; the name is also the seed of the picture. */
export const menu: Record<string, Recipe> = Object.fromEntries(
  Object.entries(unseeded).map(([name, recipe]) => [name, { ...recipe, ...holdingOf(recipe.ingredients), seed: name }]),
);
