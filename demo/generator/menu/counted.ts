import { findOwn } from '@tawa/domain/common/own';
import { asia } from './asia.ts';
import { desserts } from './desserts.ts';
import { plates } from './plates.ts';
import type { Unseeded } from './recipe.ts';

/** What is sold by the piece, in the numbers in which kitchens sell it. */
const sold: readonly (readonly [name: string, counts: readonly number[]])[] = [
  ['gulab-jamun', [2, 3, 4]],
  ['rasgulla', [2, 4]],
  ['rasmalai', [2]],
  ['motichoor-ladoo', [2, 4]],
  ['veg-momos', [8]],
  ['paneer-momos', [6, 8]],
  ['chicken-momos', [6, 8]],
  ['steamed-chicken-momos', [6, 8]],
];

function withPieces(name: string, pieces: number): Unseeded {
  const recipe = findOwn({ ...plates, ...asia, ...desserts }, name);
  if (recipe?.kind === 'gulabJamun') return { ...recipe, opts: { ...recipe.opts, pieces } };
  if (recipe?.kind === 'momo') return { ...recipe, opts: { ...recipe.opts, pieces } };
  if (recipe?.kind === 'ladoo') return { ...recipe, opts: { ...recipe.opts, pieces } };
  if (recipe?.kind === 'rasmalai') return { ...recipe, opts: { ...recipe.opts, pieces } };
  throw new Error(`${name} is not drawn by the piece.`);
}

/** Plates that show as many pieces as their name says: `veg-momos-8`. */
export const counted: Record<string, Unseeded> = Object.fromEntries(
  sold.flatMap(([name, counts]) => counts.map((pieces) => [`${name}-${pieces}`, withPieces(name, pieces)])),
);
