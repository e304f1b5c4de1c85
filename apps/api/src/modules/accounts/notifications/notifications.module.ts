import type { Module } from '../../module.ts';
import { noticeFigures } from './notifications.figures.store.ts';
import { notificationJobs } from './notifications.jobs.ts';
import { notificationRoutes } from './notifications.routes.ts';

export const notificationsModule: Module = {
  routes: [notificationRoutes],
  jobs: [notificationJobs],
  figures: noticeFigures,
};
