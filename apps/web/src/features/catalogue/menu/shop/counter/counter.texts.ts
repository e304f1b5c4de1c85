import { defineTexts } from '#lib/i18n/texts.ts';

export const counterTexts = defineTexts({
  whole: 'Same prices as in the restaurant',
  wholeSaid: 'said on {day}',
  same: 'Same price as in the restaurant',
  dearer: '{amount} more than in the restaurant',
  cheaper: '{amount} less than in the restaurant',
  sameSaid: 'Same price as in the restaurant, said on {day}',
  dearerSaid: '{amount} more than in the restaurant, said on {day}',
  cheaperSaid: '{amount} less than in the restaurant, said on {day}',
  report: 'It costs less there',
  reportTitle: 'It costs less in the restaurant',
  reportLead:
    'Tell us what you saw there. We ask the restaurant and look at it ourselves; you read here what came of it. Your name stays with us.',
  priceSeen: 'Price that you saw',
  note: 'Where you saw it',
  noteHint: 'On the menu card, on your bill',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Thank you. We look at it.',
  failed: 'That was not sent. Please try again.',
  waiting: 'You saw {price} there on {day}. We’re looking at it.',
  upheld: 'You saw {price} there on {day}, and you were right: {reason}',
  dismissed: 'You saw {price} there on {day}. It stays as it is: {reason}',
});
