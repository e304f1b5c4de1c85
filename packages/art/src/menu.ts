import { curries } from './menu/curries.ts';
import { mains } from './menu/mains.ts';
import { plates } from './menu/plates.ts';
import type { Recipe, Unseeded } from './recipe.ts';

const unseeded: Record<string, Unseeded> = { ...mains, ...curries, ...plates };

/** The demo dishes by file name; the name is also the seed of the picture. */
export const menu: Record<string, Recipe> = Object.fromEntries(
  Object.entries(unseeded).map(([name, recipe]) => [name, { ...recipe, seed: name }]),
);
