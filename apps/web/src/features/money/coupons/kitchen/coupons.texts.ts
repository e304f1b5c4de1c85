import { defineTexts } from '#lib/i18n/texts.ts';

export const kitchenCouponsTexts = defineTexts({
  notSaved: 'We couldn’t save that. Please try again.',
  agreeNamed: 'Agree to coupon {code}',
  budget: 'Most that you pay in all',
  budgetHint: 'It stops at your kitchen when so much is spent.',
  spentAlready: '{spent} of it is spent already.',
  ends_on: 'Last day at your kitchen',
  promise: 'You may withdraw at any time: new orders cannot use it then, and orders that carry it stay as they are.',
  saving: 'Saving...',
  agree: 'Agree',
  declineNamed: 'Decline coupon {code}',
  declineText:
    'It will not work at your kitchen. The office reads why, and asks you again only if it changes the coupon.',
  declineWords: 'What should the office know?',
  decline: 'Decline',
  failed: 'We couldn’t load the office’s offers.',
  title: 'The office proposes',
  lead: 'Coupons that work at your kitchen only if you agree to pay your part.',
});
