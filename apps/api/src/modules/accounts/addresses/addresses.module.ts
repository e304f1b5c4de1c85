import type { Module } from '../../module.ts';
import { addressRoutes } from './addresses.routes.ts';

export const addressesModule: Module = { routes: [addressRoutes] };
