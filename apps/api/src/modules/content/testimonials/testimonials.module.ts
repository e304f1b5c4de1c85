import type { Module } from '../../module.ts';
import { testimonialOfficeRoutes } from './testimonials.office.routes.ts';
import { testimonialRoutes } from './testimonials.routes.ts';

export const testimonialsModule: Module = { routes: [testimonialRoutes, testimonialOfficeRoutes] };
