import { findOwn } from '@tawa/domain/common/own';
import type { Fitted } from './composition.ts';
import { menu } from '../menu/menu.ts';
import type { Diet, Serving } from '../menu/recipe.ts';
import type { Footprint } from '../drawing/scene.ts';

/** The dish of the menu without what stands beside its vessel. */
export const alone = (name: string): Serving => {
  const recipe = findOwn(menu, name);
  if (!recipe) throw new Error(`No dish is called ${name}.`);
  if (recipe.kind === 'curry') return { kind: recipe.kind, opts: { ...recipe.opts, bread: false } };
  if (recipe.kind === 'biryani') return { kind: recipe.kind, opts: { ...recipe.opts, alone: true } };
  if (recipe.kind === 'noodles') return { kind: recipe.kind, opts: { ...recipe.opts, alone: true } };
  if (recipe.kind === 'friedRice') return { kind: recipe.kind, opts: { ...recipe.opts, alone: true } };
  if (recipe.kind === 'momo') return { kind: recipe.kind, opts: { ...recipe.opts, alone: true } };
  return recipe;
};

/** What the dishes of a picture hold between them. */
export const dietOfAll = (names: readonly string[]): Diet => {
  const recipes = names.map((name) => findOwn(menu, name));
  const egg = recipes.some((recipe) => recipe?.egg);
  const meat = recipes.some((recipe) => recipe?.meat);
  return { veg: !egg && !meat, egg, meat };
};

/** A place for a vessel. */
export const slot = (x: number, y: number, radius: number): Footprint => ({ x, y, radius });

/** Lays dishes of the menu into slots; dishes and slots pair up in order. */
export const lay = (names: readonly string[], slots: readonly Footprint[]): Fitted[] =>
  slots.flatMap((at, i) => {
    const name = names[i];
    return name ? [{ ...alone(name), slot: at }] : [];
  });
