import { extentOf } from '../menu/extent.ts';
import { seedOf, serve, type Diet, type Recipe, type Serving } from '../menu/recipe.ts';
import { FRAME, Scene, type Footprint, type Placement } from '../drawing/scene.ts';
import { table, type Table } from '../foods/vessels.ts';

/** A dish whose frame lies with its middle at x, y. */
export type Placed = Serving & Placement;

/** A dish that fills a circle, however large its own vessel is and wherever it stands in its frame. */
export type Fitted = Serving & { slot: Footprint };

/** One or more dishes on a table: the picture of a dish, a cover, a hero. */
export interface Composition extends Diet {
  size: { width: number; height: number };
  seed: string;
  table: Table;
  items: readonly (Placed | Fitted)[];
  vignette?: number;
}

const place = (item: Placed | Fitted): Placement => {
  if (!('slot' in item)) return item;
  const { x, y, radius } = extentOf(item);
  const scale = item.slot.radius / radius;
  return { x: item.slot.x + (FRAME.width / 2 - x) * scale, y: item.slot.y + (FRAME.height / 2 - y) * scale, scale };
};

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
  for (const item of composition.items) scene.place(place(item), () => serve(scene, item));
  return scene;
};
