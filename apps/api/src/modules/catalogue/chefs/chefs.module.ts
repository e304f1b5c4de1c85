import type { Module } from '../../module.ts';
import { chefEditorRoutes } from './chefs.editor.routes.ts';
import { chefRoutes } from './chefs.routes.ts';

export const chefsModule: Module = { routes: [chefRoutes, chefEditorRoutes] };
