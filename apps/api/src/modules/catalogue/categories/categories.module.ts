import type { Module } from '../../module.ts';
import { categoryDeskRoutes } from './categories.routes.ts';

export const categoriesModule: Module = { routes: [categoryDeskRoutes] };
