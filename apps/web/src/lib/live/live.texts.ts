import { defineTexts } from '#lib/i18n/texts.ts';

export const liveTexts = defineTexts({
  push: {
    unreadable: 'Something new on Tawa',
  },
});
