import { defineTexts } from '#lib/i18n/texts.ts';

export const checkoutScreenTexts = defineTexts({
  billFailed: 'The bill could not be read.',
  addressesFailed: 'Your addresses could not be read. Your cart is kept.',
  atTable: 'My table, {day}, {time}',
  servedAt: 'Served at your table at {restaurant}. Pay now, or at the table.',
  timeAhead: 'When',
  noteAhead: 'Note for the kitchen',
  atMyTable: 'At my table',
});
