import { defineTexts } from '#lib/i18n/texts.ts';

export const menuTexts = defineTexts({
  dishes: {
    failed: 'Failed to load dishes.',
  },
  restaurant: {
    noDishes: 'No dishes available at this kitchen.',
  },
  all: 'All',
  facts: 'Good to know',
  traces: 'Kitchens handle nuts, milk, gluten and eggs; tell them about an allergy in the note.',
  calories: '{kilocalories} kcal a portion',
  contains: 'Contains {names}.',
  noAllergens: 'No listed allergens.',
});
