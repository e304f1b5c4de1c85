import type { Module } from '../../module.ts';
import { findingRoutes } from './finding.routes.ts';

export const findingModule: Module = { routes: [findingRoutes] };
