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

/** Plates whose number of pieces is their own, as one counts them on the picture. */
const drawn: Record<string, number> = {
  'bean-tacos': 3,
  bruschetta: 6,
  'chicken-tacos': 3,
  'choco-chip-cookies': 5,
  'fried-chicken': 4,
  'galouti-kebab': 5,
  'hara-bhara-kebab': 5,
  jalebi: 6,
  'medu-vada': 5,
  'pani-puri': 7,
  'punjabi-samosa': 4,
  sandesh: 7,
  'seekh-kebab-plate': 4,
  'sev-puri': 7,
  'vada-pav': 2,
  'veg-spring-rolls': 6,
};

/** How many pieces the picture of a name shows; undefined where nobody counted them. */
export const piecesOf = (picture: string): number | undefined =>
  findOwn(drawn, picture) ??
  sold.flatMap(([name, counts]) => counts.filter((pieces) => picture === `${name}-${pieces}`)).at(0);
