import { defineTexts } from '#lib/i18n/texts.ts';

export const tablesScreenTexts = defineTexts({
  yours: 'Your booking',
  bookingTawa: 'Your booking · Tawa',
});
