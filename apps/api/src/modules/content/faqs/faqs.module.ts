import type { Module } from '../../module.ts';
import { faqOfficeRoutes } from './faqs.office.routes.ts';
import { faqRoutes } from './faqs.routes.ts';

export const faqsModule: Module = { routes: [faqRoutes, faqOfficeRoutes] };
