import type { Module } from '../../module.ts';
import { spendingRoutes } from './spending.routes.ts';

export const spendingModule: Module = { routes: [spendingRoutes] };
