import type { Module } from '../../module.ts';
import { crawlerRoutes } from './crawlers.routes.ts';

export const crawlersModule: Module = { routes: [crawlerRoutes] };
