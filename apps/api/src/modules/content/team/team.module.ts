import type { Module } from '../../module.ts';
import { teamOfficeRoutes } from './team.office.routes.ts';
import { teamRoutes } from './team.routes.ts';

export const teamModule: Module = { routes: [teamRoutes, teamOfficeRoutes] };
