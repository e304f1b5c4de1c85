import type { Module } from '../../module.ts';
import { favouriteRoutes } from './favourites.routes.ts';

export const favouritesModule: Module = { routes: [favouriteRoutes] };
