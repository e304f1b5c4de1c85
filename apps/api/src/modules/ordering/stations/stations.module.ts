import type { Module } from '../../module.ts';
import { stationRoutes } from './stations.routes.ts';

export const stationsModule: Module = { routes: [stationRoutes] };
