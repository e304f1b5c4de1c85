import type { Module } from '../../module.ts';
import { broadcastRoutes } from './broadcasts.routes.ts';
import { broadcastJobs } from './broadcasts.sending.ts';

export const broadcastsModule: Module = { routes: [broadcastRoutes], jobs: [broadcastJobs] };
