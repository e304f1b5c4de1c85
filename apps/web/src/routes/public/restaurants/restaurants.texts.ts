import { defineTexts } from '#lib/i18n/texts.ts';

export const restaurantsScreenTexts = defineTexts({
  restaurants: {
    most: 'There are more. Search or choose a filter to see them.',
  },
});
