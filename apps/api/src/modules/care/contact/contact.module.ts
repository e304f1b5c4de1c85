import type { Module } from '../../module.ts';
import { contactDeskRoutes } from './contact.office.routes.ts';
import { contactRoutes } from './contact.routes.ts';

export const contactModule: Module = { routes: [contactRoutes, contactDeskRoutes] };
