import { defineTexts } from '#lib/i18n/texts.ts';

export const restaurantsTexts = defineTexts({
  chefs: {
    failed: 'Failed to fetch chefs. Please try again later.',
  },
  restaurant: {
    opens: 'Opens {when}.',
    later: 'Order for later',
    closedWhy: {
      closed: 'It is outside its opening hours.',
      paused: 'The kitchen has paused for a moment.',
      offline: 'The kitchen is not taking orders today.',
      not_active: 'It does not take orders here at the moment.',
    },
    laterText: 'Fill your cart now and choose a later time at the checkout.',
    lookAround: 'Look around',
    closedText: 'Ordering is not possible right now, but you can still browse the menu and add dishes to your cart.',
    closedTitle: 'Restaurant is currently closed',
  },
});
