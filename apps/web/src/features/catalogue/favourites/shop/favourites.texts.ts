import { defineTexts } from '#lib/i18n/texts.ts';

export const favouritesTexts = defineTexts({
  favourites: {
    addFailed: 'Something went wrong while adding to favorites.',
    removeFailed: 'Something went wrong while removing from favorites.',
  },
  removeFromFavourites: 'Remove {name} from favourites',
  save: 'Save {name}',
  logInSave: 'Log in to save {name}',
  removed: '{name} removed',
  undo: 'Undo',
  savedLast: 'Saved last',
  name: 'Name',
  restaurant: 'Restaurant',
  priceLowFirst: 'Price, low first',
});
