import { defineTexts } from '#lib/i18n/texts.ts';

export const ordersTexts = defineTexts({
  said: {
    customer: 'You said: ',
    restaurant: 'The kitchen said: ',
    admin: 'Our team said: ',
    system: '',
  },
  code: 'Handover code',
  late: 'Running late. The kitchen has been told.',
  enjoy: 'at {time}, enjoy your meal',
  whyNot: 'Why can’t I cancel?',
  lateBy: 'Running late, now by {time}',
  choose: '{restaurant} cannot cook it. Without a choice by {until} it is left out.',
  soldOut: '{dish} is sold out',
  leaveOut: 'Send the rest',
  escalated: 'The kitchen has not answered, so our team decides now. You hear here.',
  cancelAll: 'Cancel the order',
  codeAtDoor: 'Tell it to the rider at the door, not before.',
  nothingDue: 'Nothing is due for it.',
  codeAtCounter: 'Say it at the counter.',
});
