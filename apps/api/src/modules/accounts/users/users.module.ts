import type { Module } from '../../module.ts';
import { userDeskRoutes } from './users.office.routes.ts';
import { viewRoutes } from './users.views.routes.ts';

export const usersModule: Module = { routes: [viewRoutes, userDeskRoutes] };
