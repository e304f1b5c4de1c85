import type { Module } from '../../module.ts';
import { groupRoutes } from './groups.routes.ts';
import { groupJobs } from './groups.timers.ts';

export const groupsModule: Module = { routes: [groupRoutes], jobs: [groupJobs] };
