import type { Module } from '../../module.ts';
import { consentRoutes } from './consents.routes.ts';

export const consentsModule: Module = { routes: [consentRoutes] };
