import { defineTexts } from '#lib/i18n/texts.ts';

export const publicRestaurantScreenTexts = defineTexts({
  cart: {
    listFailed: 'Failed to add to cart. Please try again.',
  },
  restaurant: {
    failed: 'Failed to load restaurant details. Please try again later.',
    notFound: 'Restaurant not found.',
  },
});
