import { defineTexts } from '#lib/i18n/texts.ts';

export const formPartTexts = defineTexts({
  words: {
    common: 'very weak, one of the most common',
    weak: 'weak',
    fair: 'fair',
    good: 'good',
    strong: 'strong',
  },
  strength: 'Strength:',
  lengthMin: 'At least {characters} characters',
  notSent: 'The picture could not be sent. Please try again.',
  tooLarge: 'The file is larger than 5 MB.',
  noPicture: 'Choose a picture (JPEG, PNG, WebP or AVIF).',
});
