import type { Module } from '../../module.ts';
import { menuCounterRoutes } from './counter/menu.counter.routes.ts';
import { counterJobs } from './counter/menu.counter.timers.ts';
import { menuSectionRoutes } from './sections/menu.sections.routes.ts';
import { menuOfficeRoutes } from './office/menu.office.routes.ts';
import { menuEditorRoutes } from './editor/menu.editor.routes.ts';
import { menuJobs } from './menu.timers.ts';
import { menuRoutes } from './menu.routes.ts';
import { menuOwnRoutes } from './own/menu.own.routes.ts';

export const menuModule: Module = {
  routes: [menuEditorRoutes, menuSectionRoutes, menuOwnRoutes, menuCounterRoutes, menuRoutes, menuOfficeRoutes],
  jobs: [menuJobs, counterJobs],
};
