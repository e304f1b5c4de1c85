import type { Module } from '../../module.ts';
import { accountRoutes } from './account.routes.ts';
import { authJobs } from './auth.timers.ts';
import { codeRoutes } from './auth.codes.routes.ts';
import { authRoutes } from './auth.routes.ts';

export const authModule: Module = { routes: [authRoutes, accountRoutes, codeRoutes], jobs: [authJobs] };
