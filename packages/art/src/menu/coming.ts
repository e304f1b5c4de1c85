import type { Ingredient, Mark } from '../ingredients.ts';
import { comingIndia } from './coming-india.ts';
import { comingStreet } from './coming-street.ts';
import { comingSweet } from './coming-sweet.ts';
import { comingWorld } from './coming-world.ts';

/** A dish whose picture is promised but not yet drawn: its name and mark stand, its look does not. */
export interface Coming {
  kind: string;
  diet: Mark;
  ingredients: readonly Ingredient[];
}

/** Dishes to come by the name their picture will have; each leaves the list when it joins the menu. */
export const coming: Record<string, Coming> = { ...comingIndia, ...comingStreet, ...comingWorld, ...comingSweet };
