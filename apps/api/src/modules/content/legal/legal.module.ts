import type { Module } from '../../module.ts';
import { legalRoutes } from './legal.routes.ts';

export const legalModule: Module = { routes: [legalRoutes] };
