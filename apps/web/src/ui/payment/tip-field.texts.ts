import { defineTexts } from '#lib/i18n/texts.ts';

export const tipFieldTexts = defineTexts({
  other: 'Other',
  own: 'Your own tip',
  inRupees: 'Tip in rupees',
  range: '{least} to {most}',
  add: 'Add tip',
  wrong: 'A tip is between ₹{least} and ₹{most}, in whole rupees.',
});
