import type { Module } from '../../module.ts';
import { feedbackDeskRoutes, kitchenReviewRoutes } from './reviews.office.routes.ts';
import { reviewRoutes } from './reviews.routes.ts';

export const reviewsModule: Module = { routes: [reviewRoutes, kitchenReviewRoutes, feedbackDeskRoutes] };
