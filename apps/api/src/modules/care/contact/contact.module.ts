import type { Module } from '../../module.ts';
import { contactOfficeRoutes } from './contact.office.routes.ts';
import { contactRoutes } from './contact.routes.ts';

export const contactModule: Module = { routes: [contactRoutes, contactOfficeRoutes] };
