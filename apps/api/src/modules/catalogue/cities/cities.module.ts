import type { Module } from '../../module.ts';
import { cityOfficeRoutes } from './cities.office.routes.ts';
import { cityRoutes } from './cities.routes.ts';

export const citiesModule: Module = { routes: [cityRoutes, cityOfficeRoutes] };
