import type { Module } from '../../module.ts';
import { administratorRoutes } from './administrators.routes.ts';

export const administratorsModule: Module = { routes: [administratorRoutes] };
