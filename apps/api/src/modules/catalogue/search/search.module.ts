import type { Module } from '../../module.ts';
import { searchOfficeRoutes } from './search.office.routes.ts';
import { searchRoutes } from './search.routes.ts';

export const searchModule: Module = { routes: [searchRoutes, searchOfficeRoutes] };
