import { defineTexts } from '#lib/i18n/texts.ts';

export const dishPhotosTexts = defineTexts({
  customerPhotos: 'Customer photos',
  photoBy: '{dish}, photo by {author}',
  author: 'Photo by {author}',
  open: 'Open the photo by {author}',
  add: 'Add a photo',
  addTo: 'Add a photo of {dish}',
  sending: 'Sending...',
  another: 'Replace',
  anotherOf: 'Replace the photo of {dish}',
  remove: 'Remove',
  removeOf: 'Remove the photo of {dish}',
  removed: 'Photo removed',
  removeFailed: 'We couldn’t remove your photo. Please try again.',
  failed: 'We couldn’t send your photo. Please try again.',
  yours: 'Your photo of {dish}',
  waiting: 'We check every photo before it goes on the menu.',
  shown: 'Everyone can see it on the menu.',
  hidden: 'Not shown: {reason}',
});
