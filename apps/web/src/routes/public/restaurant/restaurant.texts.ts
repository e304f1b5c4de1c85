import { defineTexts } from '#lib/i18n/texts.ts';

export const publicRestaurantScreenTexts = defineTexts({
  cart: {
    listFailed: 'Failed to add to cart. Please try again.',
  },
  restaurant: {
    failed: 'Failed to load restaurant details. Please try again later.',
    notFound: 'Restaurant not found.',
  },
  back: 'Back',
  share: 'Share this restaurant',
  goCheckout: 'Go to checkout',
  order: 'Your order',
  nothingHereYet: 'Nothing here yet. Add a dish and the whole bill shows here, before you pay.',
  beforeFees: '{count, plural, one {# item} other {# items}}, before fees and GST',
  items: '{count, plural, one {# item} other {# items}}',
  viewCart: 'View cart',
});
