import { defineTexts } from '#lib/i18n/texts.ts';

export const legalTexts = defineTexts({
  parts: 'On this page',
  legal: 'Legal',
  failed: 'Failed to load this text. Please try again later.',
  version: 'Version {version}, in force since {date}',
  loading: 'Loading the text',
  home: 'Home',
});
