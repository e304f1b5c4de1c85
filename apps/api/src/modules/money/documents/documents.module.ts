import type { Module } from '../../module.ts';
import { documentJobs } from './documents.service.ts';
import { documentRoutes } from './documents.routes.ts';

export const documentsModule: Module = { routes: [documentRoutes], jobs: [documentJobs] };
