import type { Module } from '../../module.ts';
import { testimonialDeskRoutes } from './testimonials.office.routes.ts';
import { testimonialRoutes } from './testimonials.routes.ts';

export const testimonialsModule: Module = { routes: [testimonialRoutes, testimonialDeskRoutes] };
