import { defineTexts } from '#lib/i18n/texts.ts';

export const dishPhotosTexts = defineTexts({
  fromGuests: 'Photos from guests',
  by: '{dish}, photo by {author}',
  by2: 'by {author}',
  open: 'Open the photo by {author}',
  add: 'Add a photo',
  addTo: 'Add a photo of {dish}',
  sending: 'Sending...',
  another: 'Send another',
  anotherOf: 'Send another photo of {dish}',
  remove: 'Remove',
  removeOf: 'Remove the photo of {dish}',
  removed: 'Photo removed',
  removeFailed: 'We couldn’t remove your photo. Please try again.',
  failed: 'We couldn’t send your photo. Please try again.',
  yours: 'Your photo of {dish}',
  waiting: 'We look at it before others see it.',
  shown: 'On the menu for everybody to see.',
  hidden: 'Not shown: {reason}',
});
