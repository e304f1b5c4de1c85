import type { Module } from '../../module.ts';
import { feedbackOfficeRoutes, kitchenReviewRoutes } from './reviews.office.routes.ts';
import { reviewRoutes } from './reviews.routes.ts';

export const reviewsModule: Module = { routes: [reviewRoutes, kitchenReviewRoutes, feedbackOfficeRoutes] };
