import type { Module } from '../../module.ts';
import { providerKeyRoutes } from './provider-keys.routes.ts';

export const providerKeysModule: Module = { routes: [providerKeyRoutes] };
