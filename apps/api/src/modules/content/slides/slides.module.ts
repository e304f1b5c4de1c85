import type { Module } from '../../module.ts';
import { slideRoutes } from './slides.routes.ts';

export const slidesModule: Module = { routes: [slideRoutes] };
