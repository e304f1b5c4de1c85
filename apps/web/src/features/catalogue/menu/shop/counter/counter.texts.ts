import { defineTexts } from '#lib/i18n/texts.ts';

export const counterTexts = defineTexts({
  whole: 'Same prices as in the restaurant<date>, as of {day}</date>',
  same: 'Same price as in the restaurant',
  dearer: '{amount} more than in the restaurant',
  cheaper: '{amount} less than in the restaurant',
  sameSaid: 'Same price as in the restaurant, as of {day}',
  dearerSaid: '{amount} more than in the restaurant, as of {day}',
  cheaperSaid: '{amount} less than in the restaurant, as of {day}',
  report: 'Report a lower price',
  reportTitle: 'You saw a lower price',
  reportLead:
    'Tell us what you saw in the restaurant. We’ll check and write here what we found. The restaurant doesn’t see your name.',
  priceSeen: 'Price you saw',
  note: 'Where you saw it',
  noteHint: 'On the menu card, on your bill',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Thank you. We’ll look into it.',
  failed: 'We couldn’t send that. Please try again.',
  waiting: 'On {day} you reported {price} there. We’re looking into it.',
  upheld: 'On {day} you reported {price} there. You were right: {reason}',
  dismissed: 'On {day} you reported {price} there. The restaurant’s price stands: {reason}',
});
