import type { Scene } from '../drawing/scene.ts';
import * as asian from './asian.ts';
import * as bakery from './bakery.ts';
import * as drinks from './drinks.ts';
import * as empty from './empty.ts';
import * as indian from './indian.ts';
import * as street from './street.ts';
import * as sweets from './sweets.ts';
import * as world from './world.ts';

/** Every kind of dish the renderer can draw; a new kind is one file and one line in its group. */
export const dishes = { ...indian, ...asian, ...street, ...world, ...sweets, ...bakery, ...drinks, ...empty };

export type Kind = keyof typeof dishes;

/** What can be chosen for each kind. */
export type Options = { [K in Kind]: Parameters<(typeof dishes)[K]>[1] };

/** The painters, seen so that a kind and its options stay together. */
export const painters: { [K in Kind]: (scene: Scene, options: Options[K]) => void } = dishes;
