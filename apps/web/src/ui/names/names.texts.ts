import { defineTexts } from '#lib/i18n/texts.ts';

export const namesTexts = defineTexts({
  title: 'Names in other languages',
  none: 'Customers read the English name',
  label: { hi: 'Name in Hindi', kn: 'Name in Kannada' },
  suggest: { hi: 'Suggest a Hindi name', kn: 'Suggest a Kannada name' },
  suggested: 'A suggestion. Read it through: customers see it once you save.',
  unknown: 'We don’t know every word of it. Please write it yourself.',
});
