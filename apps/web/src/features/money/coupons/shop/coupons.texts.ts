import { defineTexts } from '#lib/i18n/texts.ts';

export const couponsCouponsTexts = defineTexts({
  over: 'Over',
  only: 'Only on {categories}',
  waits: 'Waits for your answer',
  spent: 'You paid of your budget',
  until: 'Your last day',
  agree: 'Agree',
  agreeAfterAll: 'Agree after all',
  decline: 'Decline',
  declineNamed: 'Decline coupon {code}',
  declined: 'You declined',
  declinedWords: 'Declined on {day}: “{words}”',
  paused: 'Agreed, paused by the office',
  coming: 'Agreed, starts later',
  states: {
    agreed: 'Works at your kitchen',
    changed: 'Agree again',
    spent: 'Your budget is spent',
    lapsed: 'Your last day is over',
    withdrawn: 'Withdrawn',
  },
  agreed: 'Agreed',
  change: 'Change',
  spentOf: '{spent} of {budget}',
  brought: 'Sales with it',
  changed:
    'The office has changed it since you agreed. New orders cannot use it at your kitchen until you agree again.',
  notSaved: 'We couldn’t save that. Please try again.',
  withdraw: 'Withdraw',
  agreedBy: '{day}, {by}',
  agreeNamed: 'Agree to coupon {code}',
  changeNamed: 'Change what you agreed to for coupon {code}',
  withdrawText:
    'New orders at your kitchen cannot use it from now on. Orders that carry it stay as they are, and you pay your part of them. You can agree again while it runs.',
  withdrawNamed: 'Withdraw from coupon {code}',
  orders: '{count, plural, one {# order} other {# orders}}',
});
