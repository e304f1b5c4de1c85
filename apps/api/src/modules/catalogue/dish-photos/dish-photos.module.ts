import type { Module } from '../../module.ts';
import { dishPhotoRoutes } from './dish-photos.routes.ts';

export const dishPhotosModule: Module = { routes: [dishPhotoRoutes] };
