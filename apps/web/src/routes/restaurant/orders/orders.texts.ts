import { defineTexts } from '#lib/i18n/texts.ts';

export const ordersScreenTexts = defineTexts({
  failed: 'We couldn’t load the orders.',
  ordersTawa: 'Orders · Tawa',
  lineTawa: 'Line display · Tawa',
  printingTawa: 'Printing · Tawa',
  stationsTawa: 'Stations · Tawa',
});
