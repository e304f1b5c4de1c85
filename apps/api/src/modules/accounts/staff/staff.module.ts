import type { Module } from '../../module.ts';
import { staffRoutes } from './staff.routes.ts';

export const staffModule: Module = { routes: [staffRoutes] };
