import type { Module } from '../../module.ts';
import { newsRoutes } from './news.routes.ts';
import { newsJobs } from './news.sending.ts';

export const newsModule: Module = { routes: [newsRoutes], jobs: [newsJobs] };
