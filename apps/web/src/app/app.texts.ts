import { defineTexts } from '#lib/i18n/texts.ts';

export const appTexts = defineTexts({
  online: {
    gone: "You''re Offline",
  },
  loadingPage: 'Loading the page',
  skipContent: 'Skip to the content',
});
