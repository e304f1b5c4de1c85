import type { Module } from '../../module.ts';
import { userOfficeRoutes } from './users.office.routes.ts';
import { userPersonRoutes } from './users.person.routes.ts';
import { viewRoutes } from './users.views.routes.ts';

export const usersModule: Module = { routes: [viewRoutes, userOfficeRoutes, userPersonRoutes] };
