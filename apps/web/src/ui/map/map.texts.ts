import { defineTexts } from '#lib/i18n/texts.ts';

export const mapPartTexts = defineTexts({
  closer: 'Closer',
  furtherAway: 'Further away',
});
