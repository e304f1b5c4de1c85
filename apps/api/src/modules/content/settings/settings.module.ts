import type { Module } from '../../module.ts';
import { mailTestRoutes } from './mail-tests.routes.ts';
import { settingJobs } from './settings.values.ts';
import { settingRoutes } from './settings.routes.ts';

export const settingsModule: Module = { routes: [settingRoutes, mailTestRoutes], jobs: [settingJobs] };
