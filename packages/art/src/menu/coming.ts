import type { Coming } from '../recipe.ts';
import { comingIndia } from './coming-india.ts';
import { comingStreet } from './coming-street.ts';
import { comingSweet } from './coming-sweet.ts';
import { comingWorld } from './coming-world.ts';

/** Dishes to come by the name their picture will have; each leaves the list when it joins the menu. */
export const coming: Record<string, Coming> = { ...comingIndia, ...comingStreet, ...comingWorld, ...comingSweet };
