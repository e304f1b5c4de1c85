import { defineTexts } from '#lib/i18n/texts.ts';

export const homeScreenTexts = defineTexts({
  eyebrow: 'About us',
});
