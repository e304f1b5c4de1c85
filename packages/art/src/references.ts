import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sharp } from 'sharp';
import { portrait } from './composition.ts';
import type { Kind } from './dishes/index.ts';
import { menu } from './menu.ts';
import type { Recipe } from './recipe.ts';
import { render } from './render.ts';

/** Where the small pictures lie that tests hold the renderer to. */
export const REFERENCE_FOLDER = fileURLToPath(new URL('../references', import.meta.url));

/** The first dish of the menu for each kind. */
export const samples: ReadonlyMap<Kind, Recipe> = new Map(
  Object.values(menu)
    .toReversed()
    .map((recipe) => [recipe.kind, recipe]),
);

/** A dish small enough to draw in a test. */
export const small = (recipe: Recipe): Sharp => render(portrait(recipe), 200, 0.25);

/** Replaces the reference pictures by what the renderer draws now. */
export const writeReferences = async (): Promise<void> => {
  await mkdir(REFERENCE_FOLDER, { recursive: true });
  for (const [kind, recipe] of samples) {
    await small(recipe)
      .webp({ quality: 80, effort: 6 })
      .toFile(join(REFERENCE_FOLDER, `${kind}.webp`));
  }
};
