import type { Module } from '../../module.ts';
import { cityAnnouncementRoutes } from './cities.announcements.routes.ts';
import { cityOfficeRoutes } from './cities.office.routes.ts';
import { cityJobs } from './cities.opening.ts';
import { cityRoutes } from './cities.routes.ts';
import { cityTermRoutes } from './cities.terms.routes.ts';

export const citiesModule: Module = {
  routes: [cityRoutes, cityOfficeRoutes, cityTermRoutes, cityAnnouncementRoutes],
  jobs: [cityJobs],
};
