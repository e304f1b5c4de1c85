import type { Module } from '../../module.ts';
import { staffRoutes } from './staff.routes.ts';
import { tabletRoutes } from './staff.tablets.routes.ts';

export const staffModule: Module = { routes: [staffRoutes, tabletRoutes] };
