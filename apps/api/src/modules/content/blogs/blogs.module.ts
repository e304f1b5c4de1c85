import type { Module } from '../../module.ts';
import { blogOfficeRoutes, blogJobs } from './blogs.office.routes.ts';
import { blogEditorRoutes } from './blogs.editor.routes.ts';
import { blogRoutes } from './blogs.routes.ts';

export const blogsModule: Module = { routes: [blogRoutes, blogEditorRoutes, blogOfficeRoutes], jobs: [blogJobs] };
