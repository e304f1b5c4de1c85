import { defineTexts } from '#lib/i18n/texts.ts';

export const publicScreenTexts = defineTexts({
  where: 'where you are',
  notFound: {
    text: 'The page you asked for is not here. It may have moved, or the dish may have left the menu.',
    title: 'This plate is empty',
  },
  restaurants: {
    failed: 'Failed to load restaurants. Please try again later.',
  },
  pageNotFound: 'Page not found · Tawa',
  error404: 'Error 404',
  browseRestaurants: 'Browse restaurants',
  deliveryTawa: 'Delivery · Tawa',
});
