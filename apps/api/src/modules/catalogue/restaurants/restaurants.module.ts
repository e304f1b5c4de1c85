import type { Module } from '../../module.ts';
import { kitchenSettingsRoutes } from './settings/restaurants.settings.routes.ts';
import { licenceJobs } from './profile/restaurants.licences.ts';
import { restaurantProfileRoutes } from './profile/restaurants.profile.routes.ts';
import { restaurantReviewRoutes } from './office/restaurants.review.routes.ts';
import { punctualityJobs } from './list/restaurants.punctuality.ts';
import { restaurantRoutes } from './restaurants.routes.ts';

export const restaurantsModule: Module = {
  routes: [restaurantProfileRoutes, restaurantReviewRoutes, kitchenSettingsRoutes, restaurantRoutes],
  jobs: [licenceJobs, punctualityJobs],
};
