import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sharp } from 'sharp';
import { findOwn } from '@tawa/domain/common/own';
import { blogs } from './compositions/blogs.ts';
import { categories } from './compositions/categories.ts';
import { portrait, type Composition } from './compositions/composition.ts';
import { coverSpecs, covers } from './compositions/covers/covers.ts';
import { heroes, tallHeroes } from './compositions/heroes.ts';
import { menu } from './menu/menu.ts';
import { render } from './drawing/render.ts';
import { states } from './compositions/states.ts';

/** Where the small pictures lie that tests hold the renderer to. */
export const REFERENCE_FOLDER = fileURLToPath(new URL('./references', import.meta.url));

const WIDTH = 200;
/** Points a pixel, so coarse that a test can draw it. */
const SAMPLING = 0.25 * 800;

type Samples = readonly (readonly [name: string, composition: Composition])[];

/** The first dish of the menu for each kind. */
const dishes: Samples = Object.values(menu)
  .toReversed()
  .map((recipe) => [recipe.kind, portrait(recipe)]);

/** The first cover of each layout. */
const layouts: Samples = Object.entries(coverSpecs)
  .toReversed()
  .flatMap(([name, { layout }]) => {
    const cover = findOwn(covers, name);
    return cover ? [[`cover-${layout}`, cover] as const] : [];
  });

const named = (prefix: string, compositions: Record<string, Composition>, names?: string[]): Samples =>
  Object.entries(compositions).flatMap(([name, composition]) =>
    !names || names.includes(name) ? [[`${prefix}-${name}`, composition] as const] : [],
  );

/** One picture of every kind there is, by the name of its reference. */
export const samples: ReadonlyMap<string, Composition> = new Map([
  ...dishes,
  ...layouts,
  ...named('state', states),
  ...named('hero', heroes, ['food']),
  ...named('hero-tall', tallHeroes, ['food']),
  ...named('blog', blogs, ['curry', 'sweets', 'lassi']),
  ...named('category', categories, ['thali', 'breads', 'drinks']),
]);

/** A picture small enough to draw in a test. */
export const small = (composition: Composition): Sharp =>
  render(composition, WIDTH, SAMPLING / Math.max(800, composition.size.width));

/** Replaces the reference pictures by what the renderer draws now. */
export const writeReferences = async (): Promise<void> => {
  await mkdir(REFERENCE_FOLDER, { recursive: true });
  for (const [name, composition] of samples) {
    await small(composition)
      .webp({ quality: 80, effort: 6 })
      .toFile(join(REFERENCE_FOLDER, `${name}.webp`));
  }
};
