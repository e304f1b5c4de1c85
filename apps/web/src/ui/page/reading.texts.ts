import { defineTexts } from '#lib/i18n/texts.ts';

export const readingTexts = defineTexts({
  title: 'Reading',
  textSize: 'Text size',
  normal: 'Normal',
  large: 'Large',
  largest: 'Largest',
  plain: 'No pictures, less data',
  facts: 'How pages look on this device.',
  plainHint: 'Pages open faster on a slow line.',
});
