import { defineTexts } from '#lib/i18n/texts.ts';

export const cartTexts = defineTexts({
  add: 'Add',
  addDish: 'Add {dish}',
  added: 'Dish added succesfully',
  failed: 'Failed to add item to cart. Please try again.',
  failedToast: 'Unable to add item to cart',
  logIn: 'Log in to add {dish}',
  change: 'Change',
  changeOptions: 'Change the options of {dish}',
  removed: '{dish} removed',
  servedFrom: 'Served from {when}. Pick a time at checkout.',
  undo: 'Undo',
  was: 'was',
  clear: {
    title: 'Clear your cart?',
    open: 'Clear cart',
    text: 'This removes every dish from your cart.',
    confirm: 'Clear cart',
    cancel: 'Keep cart',
    pending: 'Clearing...',
  },
  replace: {
    title: 'Clear your cart?',
    dishes:
      'A cart holds dishes from one restaurant. Adding from {adding} removes {count, plural, one {# dish} other {# dishes}} from {current}.',
    all: 'A cart holds dishes from one restaurant. Adding from {adding} removes what is in it.',
    another: 'another one',
    current: 'In your cart',
    adding: 'You are adding',
    confirm: 'Clear and add',
    cancel: 'Keep current cart',
    pending: 'Clearing...',
  },
  repeat: {
    title: 'Repeat last choice',
    of: 'of {dish}',
    gone: 'Without {names}: not on the menu today',
  },
});
