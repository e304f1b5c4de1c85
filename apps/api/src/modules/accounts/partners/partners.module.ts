import type { Module } from '../../module.ts';
import { partnerApiRoutes } from './api/partners.api.routes.ts';
import { webhookFigures, webhookJobs } from './webhooks/partners.sending.ts';
import { webhookRoutes } from './webhooks/partners.webhooks.routes.ts';
import { partnerRoutes } from './partners.routes.ts';

export const partnersModule: Module = {
  routes: [partnerRoutes, webhookRoutes, partnerApiRoutes],
  jobs: [webhookJobs],
  figures: webhookFigures,
};
