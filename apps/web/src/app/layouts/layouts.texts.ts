import { defineTexts } from '#lib/i18n/texts.ts';

export const layoutsTexts = defineTexts({
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
});
