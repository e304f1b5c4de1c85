import { defineTexts } from '#lib/i18n/texts.ts';

export const legalTexts = defineTexts({
  parts: 'On this page',
  legal: 'Legal',
  failed: 'Failed to load this text. Please try again later.',
  version: 'Version {version}, in force since {date}',
  loading: 'Loading the text',
  holds: 'This is a translation. <english>The English text</english> is the one that holds.',
  older: 'It says version {of}. Version {version} is in force and not translated yet.',
  onlyEnglish: 'This text is in English so far.',
  home: 'Home',
});
