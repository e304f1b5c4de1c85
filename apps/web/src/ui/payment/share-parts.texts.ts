import { defineTexts } from '#lib/i18n/texts.ts';

export const sharePartsTexts = defineTexts({
  dishes: 'Dishes',
  offer: 'Part of the offer',
  fees: 'GST and part of the fees',
  tip: 'Part of the tip',
  share: 'Share',
});
