import type { Module } from '../../module.ts';
import { againRoutes } from './reorder.routes.ts';
import { cartRoutes } from './cart.routes.ts';
import { choiceRoutes } from './choices.routes.ts';

export const cartModule: Module = { routes: [againRoutes, cartRoutes, choiceRoutes] };
