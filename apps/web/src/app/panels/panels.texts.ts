import { defineTexts } from '#lib/i18n/texts.ts';

export const panelsTexts = defineTexts({
  tawa: 'Tawa',
});
