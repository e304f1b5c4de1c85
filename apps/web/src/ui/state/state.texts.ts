import { defineTexts } from '#lib/i18n/texts.ts';

export const statePartTexts = defineTexts({
  errorScreen: {
    title: 'Something went wrong',
    text: 'Looks like the server is down',
    home: 'Back to Home',
  },
  online: {
    part: 'You’re offline. This loads as soon as you’re back online.',
  },
  tryAgain: 'Try again',
  reference: 'Reference {reference}',
  tryingAgain: 'Trying again...',
  loading: 'Loading...',
});
