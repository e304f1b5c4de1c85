import { painters, type Kind, type Options } from '../dishes/index.ts';
import { dietOf, type Ingredient, type Mark } from '../foods/ingredients.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Table } from '../foods/vessels.ts';

/** A kind of dish with what was chosen for it. */
export type Serving<K extends Kind = Kind> = { [P in K]: { kind: P; opts: Options[P] } }[K];

/** What a picture holds; seafood counts as meat. */
export interface Diet {
  veg: boolean;
  egg?: boolean;
  meat?: boolean;
}

/** A recipe as the menu writes it; the picture must show these ingredients and no others. */
export type Unseeded = Serving & { table: Table; diet: Mark; ingredients: readonly Ingredient[] };

/** Everything that decides how the picture of one dish looks, and what may be said of it. */
export type Recipe = Unseeded & Diet & { seed: string };

/** What these ingredients make of a dish. */
export const holdingOf = (ingredients: readonly Ingredient[]): Required<Diet> => {
  const held = new Set(ingredients.map((ingredient) => dietOf(ingredient)));
  return { veg: !held.has('meat') && !held.has('egg'), egg: held.has('egg'), meat: held.has('meat') };
};

/** Draws the dish itself, without the table it stands on. */
export const serve = <K extends Kind>(scene: Scene, { kind, opts }: Serving<K>): void => painters[kind](scene, opts);

/** A number for the scene's chance out of a readable seed. */
export const seedOf = (text: string): number => {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) | 0;
  return seed & 1023;
};
