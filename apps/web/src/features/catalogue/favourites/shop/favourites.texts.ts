import { defineTexts } from '#lib/i18n/texts.ts';

export const favouritesTexts = defineTexts({
  favourites: {
    addFailed: 'Something went wrong while adding to favorites.',
    removeFailed: 'Something went wrong while removing from favorites.',
  },
});
