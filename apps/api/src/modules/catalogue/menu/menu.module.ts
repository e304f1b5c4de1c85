import type { Module } from '../../module.ts';
import { menuOfficeRoutes } from './office/menu.office.routes.ts';
import { menuEditorRoutes } from './editor/menu.editor.routes.ts';
import { menuJobs } from './menu.timers.ts';
import { menuRoutes } from './menu.routes.ts';

export const menuModule: Module = { routes: [menuEditorRoutes, menuRoutes, menuOfficeRoutes], jobs: [menuJobs] };
