import { defineTexts } from '#lib/i18n/texts.ts';

export const searchTexts = defineTexts({
  label: 'Search restaurants or dishes',
  placeholder: 'Restaurants or dishes',
});
