import type { Module } from '../../module.ts';
import { partnerApiRoutes } from './api/partners.api.routes.ts';
import { partnerRoutes } from './partners.routes.ts';

export const partnersModule: Module = { routes: [partnerRoutes, partnerApiRoutes] };
