import { defineTexts } from '#lib/i18n/texts.ts';

export const riderRidersTexts = defineTexts({
  loadingOrder: 'Loading the order',
});
