import { defineTexts } from '#lib/i18n/texts.ts';

export const reorderTexts = defineTexts({
  again: 'Order again',
  title: 'Order again',
  loading: 'Looking at today’s prices',
  failed: 'We couldn’t load today’s prices.',
  same: 'Same dishes, same prices.',
  differs: 'Some things have changed since then:',
  opens: 'The kitchen is closed and opens {when}. You can fill your cart now.',
  closed: 'The kitchen is closed right now. You can fill your cart now.',
  states: {
    same: 'Same price',
    dearer: 'Costs more',
    cheaper: 'Costs less',
    sold_out: 'Sold out right now',
    gone: 'No longer on the menu',
    option_gone: 'One of the choices is no longer offered',
  },
  add: 'Add to cart',
  nothing: 'None of these dishes are available right now.',
  menu: 'Open the menu',
  was: 'was',
});
