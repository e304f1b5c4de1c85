import type { Module } from '../../module.ts';
import { administratorRoutes } from './administrators.routes.ts';
import { officeRoleRoutes } from './office-roles.routes.ts';

export const administratorsModule: Module = { routes: [administratorRoutes, officeRoleRoutes] };
