import type { Module } from '../../module.ts';
import { exportJobs, exportRoutes } from './exports.routes.ts';

export const exportsModule: Module = { routes: [exportRoutes], jobs: [exportJobs] };
