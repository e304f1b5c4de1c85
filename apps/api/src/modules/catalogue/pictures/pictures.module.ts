import type { Module } from '../../module.ts';
import { pictureUploadRoutes } from './pictures.routes.ts';

export const picturesModule: Module = { routes: [pictureUploadRoutes] };
