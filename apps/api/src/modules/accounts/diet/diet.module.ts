import type { Module } from '../../module.ts';
import { dietRoutes } from './diet.routes.ts';

export const dietModule: Module = { routes: [dietRoutes] };
