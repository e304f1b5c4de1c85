import { defineTexts } from '#lib/i18n/texts.ts';

export const pagesTexts = defineTexts({
  or: 'or write to',
  help: 'Need help now? Call us on',
  team: 'For restaurants and our team:',
  title: 'The griddle is cooling down',
  again: 'Try again',
  login: 'Log in',
  orders: 'My orders',
  running: 'Orders already placed go on: kitchens cook and riders ride.',
  pageTitle: 'Back soon · Tawa',
  reference: 'Reference {reference}',
});
