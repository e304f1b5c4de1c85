import { defineTexts } from '#lib/i18n/texts.ts';

export const citiesTexts = defineTexts({
  cities: {
    none: 'No cities found.',
    loading: 'Loading cities...',
  },
});
