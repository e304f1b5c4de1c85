import { defineTexts } from '#lib/i18n/texts.ts';

export const wordsTexts = defineTexts({
  name: 'Tawa',
  feed: 'Tawa: the blog',
  network: 'Network error. Please check connection.',
  failed: 'We couldn’t save that.',
  picture: 'Picture',
  position: 'Place in the order',
  shownOnSite: 'Shown on the site',
  positionHint: 'Small numbers come first.',
  venueType: {
    indoor: 'Indoor',
    rooftop: 'Open air',
    garden: 'Garden',
    private: 'Private',
  },
  cuisine: {
    Indian: 'Indian',
    Chinese: 'Chinese',
    Italian: 'Italian',
    Mexican: 'Mexican',
    Thai: 'Thai',
  },
});
