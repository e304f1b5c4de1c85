import { painters, type Kind, type Options } from './dishes/index.ts';
import type { Ingredient, Mark } from './ingredients.ts';
import type { Scene } from './scene.ts';
import type { Table } from './vessels.ts';

/** A kind of dish with what was chosen for it. */
export type Serving<K extends Kind = Kind> = { [P in K]: { kind: P; opts: Options[P] } }[K];

/** What a picture holds; seafood counts as meat. */
export interface Diet {
  veg: boolean;
  egg?: boolean;
  meat?: boolean;
}

/** Everything that decides how the picture of one dish looks. */
export type Recipe = Serving & Diet & { seed: string; table: Table };

/** A recipe as the menu writes it: the dish's name becomes its seed. */
export type Unseeded = Recipe extends infer R ? (R extends Recipe ? Omit<R, 'seed'> : never) : never;

/** A dish whose picture is promised but not yet drawn: its name and mark stand, its look does not. */
export interface Coming {
  kind: string;
  diet: Mark;
  ingredients: readonly Ingredient[];
}

/** Draws the dish itself, without the table it stands on. */
export const serve = <K extends Kind>(scene: Scene, { kind, opts }: Serving<K>): void => painters[kind](scene, opts);

/** A number for the scene's chance out of a readable seed. */
export const seedOf = (text: string): number => {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) | 0;
  return seed & 1023;
};
