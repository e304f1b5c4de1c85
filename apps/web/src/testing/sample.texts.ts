import { defineTexts } from '#lib/i18n/texts.ts';

export const sampleTexts = defineTexts({
  title: 'Your cart',
  removed: '{dish} removed',
  dishes: '{count, plural, one {# dish} other {# dishes}} from {all, number}',
  agree: '{name}, read <terms>the terms</terms> first.',
  states: { sold_out: 'Sold out', until: 'Until {when}' },
});
