import type { Composition } from '../composition.ts';
import { cover, type CoverSpec } from './cover.ts';
import { india } from './india.ts';
import { world } from './world.ts';

/** The covers there are, by file name: a restaurant takes one that fits its kitchen. */
export const coverSpecs: Record<string, CoverSpec> = { ...india, ...world };

/** The wide picture at the head of each restaurant's page. */
export const covers: Record<string, Composition> = Object.fromEntries(
  Object.entries(coverSpecs).map(([name, spec]) => [name, cover(name, spec)]),
);
