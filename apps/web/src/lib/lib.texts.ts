import { defineTexts } from '#lib/i18n/texts.ts';

export const libTexts = defineTexts({
  promise: 'Hot meals, 24x7. Local kitchens, live tracking, honest bills.',
});
