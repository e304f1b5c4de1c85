import type { Module } from '../../module.ts';
import { deletionJobs, deletionRoutes } from './deletion.routes.ts';

export const deletionModule: Module = { routes: [deletionRoutes], jobs: [deletionJobs] };
