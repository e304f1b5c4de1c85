import { defineTexts } from '#lib/i18n/texts.ts';

export const categoriesTexts = defineTexts({
  kinds: 'Kinds of dishes',
});
