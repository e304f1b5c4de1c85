import { seedOf, serve, type Diet, type Recipe, type Serving } from './recipe.ts';
import { FRAME, Scene } from './scene.ts';
import { table, type Table } from './vessels.ts';

export type Placed = Serving & { x: number; y: number; scale: number };

/** One or more dishes on a table: the picture of a dish, a cover, a hero. */
export interface Composition extends Diet {
  size: { width: number; height: number };
  seed: string;
  table: Table;
  items: readonly Placed[];
  vignette?: number;
}

/** The picture of a single dish, 800 by 600. */
export const portrait = (recipe: Recipe): Composition => ({
  veg: recipe.veg,
  egg: recipe.egg,
  meat: recipe.meat,
  size: FRAME,
  seed: recipe.seed,
  table: recipe.table,
  items: [{ ...recipe, x: FRAME.width / 2, y: FRAME.height / 2, scale: 1 }],
});

/** Draws a composition at `sampling` points a pixel, not yet lit. */
export const compose = (composition: Composition, sampling: number): Scene => {
  const scene = new Scene(composition.size, sampling, seedOf(composition.seed));
  table(scene, composition.table);
  for (const item of composition.items) scene.place(item, () => serve(scene, item));
  return scene;
};
