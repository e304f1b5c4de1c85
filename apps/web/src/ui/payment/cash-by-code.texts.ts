import { defineTexts } from '#lib/i18n/texts.ts';

export const cashByCodeTexts = defineTexts({
  open: 'Show UPI code',
  title: 'Pay {sum} by UPI',
  text: 'The customer scans it with any UPI app. It takes {sum} and nothing else.',
  drawing: 'UPI code for {sum}, to be scanned by the customer’s phone',
  making: 'Making the code',
  failed: 'The code could not be made. Try again, or take the cash.',
  waiting: 'Waiting for the payment. Hand over once it says paid here.',
  noLine: 'No connection. It says paid here as soon as you are back online.',
  until: 'Works until {time}',
  demo: 'Open the demo bank that it leads to',
  paid: '{sum} paid by UPI',
  noCash: 'Take no cash.',
  nothing: 'Nothing is to be paid for this order any more.',
  done: 'Done',
});
