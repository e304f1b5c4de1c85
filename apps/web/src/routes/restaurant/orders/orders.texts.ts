import { defineTexts } from '#lib/i18n/texts.ts';

export const ordersScreenTexts = defineTexts({
  failed: 'The orders could not be read.',
  ordersTawa: 'Orders · Tawa',
});
