import { defineTexts } from '#lib/i18n/texts.ts';

export const paymentsTexts = defineTexts({
  upi: 'Waiting for your UPI app. Approve the request there, then come back to this page.',
  demo: 'This is the demo provider. No money moves.',
  check: 'I have paid, check again',
  failed: 'The payment did not go through. Nothing was charged; you can try again.',
  notYet: 'No payment has arrived yet. We keep asking and tell you here.',
  change: 'Change method',
  waiting: 'Waiting for your payment',
  changing: 'Going back...',
  reversal:
    'If your account was debited and this page still waits, your bank returns the money on its own within five working days (T+5), as the Reserve Bank of India requires.',
  unreachable: 'The payment page cannot be reached. Nothing was charged; please try again.',
  waitingText: 'We’ll send your order to {name} once you’ve paid.',
  method: {
    upi: {
      heading: 'UPI',
      text: 'Any UPI app on your phone',
    },
    card: {
      heading: 'Credit or debit card',
      text: 'Visa, Mastercard, RuPay',
    },
    netbanking: {
      heading: 'Netbanking',
      text: 'Log in at your bank',
    },
    credit: {
      heading: 'Your credit',
      text: 'From refunds',
    },
    cod: {
      heading: 'Cash on delivery',
      text: 'Pay the rider in cash',
    },
  },
  cashAtTable: {
    heading: 'Pay at the table',
    text: 'In cash, when you have eaten',
  },
  cashAtCounter: {
    heading: 'Pay at the counter',
    text: 'In cash, when you collect it',
  },
  cashUpTo: 'Pay the rider in cash, up to {most} per order',
  cashOrUpiAtTable: {
    heading: 'Pay at the table',
    text: 'In cash or by UPI, when you have eaten',
  },
  cashOrUpiAtCounter: {
    heading: 'Pay at the counter',
    text: 'In cash or by UPI, when you collect it',
  },
  cashOrUpiUpTo: 'Pay the rider in cash or by UPI, up to {most} per order',
  forOrder: 'For order {reference}',
  wasPaidAlready: 'This was paid already. Paying again tests a second payment.',
  pay: 'Pay',
  fail: 'Fail',
  payLateAfter: 'Pay late, after 15 minutes',
  closeWindow: 'Close the window',
  howProviderBehaves: 'How the provider behaves',
  tell30Seconds: 'Tell of it 30 seconds late',
  tellFiveTimes: 'Tell of it five times',
  alsoSayFailed: 'Also say that it failed, afterwards',
  tellNobodyShop: 'Tell nobody: the shop has to ask',
  signWithWrong: 'Sign with a wrong secret',
  claimOneRupee: 'Claim that ₹1.00 was paid',
  paying: 'Paying...',
  howPay: 'How to pay',
  order: 'Order {orderNumber}',
  opening: 'Opening...',
  tryAgain: 'Try again',
  payNow: 'Pay now',
  asking: 'Asking...',
});
