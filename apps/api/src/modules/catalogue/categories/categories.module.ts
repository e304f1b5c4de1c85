import type { Module } from '../../module.ts';
import { categoryOfficeRoutes } from './categories.routes.ts';

export const categoriesModule: Module = { routes: [categoryOfficeRoutes] };
