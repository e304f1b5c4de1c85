import { defineTexts } from '#lib/i18n/texts.ts';

export const spendingTexts = defineTexts({
  spent: 'Spent',
  saved: 'Saved',
  ordersAfterRefunds: '{orders, plural, one {# order} other {# orders}}, after refunds',
  month: 'This month',
  all: 'All',
  spentSaved: 'Spent and saved',
  whichTime: 'Which time',
});
