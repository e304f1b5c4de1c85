import { refundBusinessDays } from '@tawa/domain/common/limits';

/** What the customer reads about paying and about money that comes back. */
export const paymentMessages = {
  waiting: 'Waiting for your payment',
  waitingText: (name: string) => `${name} hears of your order as soon as the money is there.`,
  upi: 'Waiting for your UPI app. Approve the request there, then come back to this page.',
  failed: 'The payment did not go through. Nothing was charged; you can try again.',
  check: 'I have paid, check again',
  notYet: 'No payment has arrived yet. We keep asking and tell you here.',
  change: 'Change method',
  changing: 'Going back...',
  reversal:
    'If your account was debited and this page still waits, your bank returns the money on its own within five working days (T+5), as the Reserve Bank of India requires.',
  expired: 'The time to pay is over',
  expiredText: 'The order was not placed. If you have paid after all, all of it goes back to you by itself.',
  cancelled: 'This order was cancelled',
  cancelledText: 'It was not placed. If you have paid after all, all of it goes back to you by itself.',
  unread: 'The payment could not be read.',
  unreachable: 'The payment page cannot be reached. Nothing was charged; please try again.',
  demo: 'This is the demo provider. No money moves.',
} as const;

const days = `${refundBusinessDays.from} to ${refundBusinessDays.to} business days`;

/** What the customer reads about a refund. */
export const refundMessages = {
  requested: 'We look at what you told us and the restaurant may answer within 24 hours.',
  declined: 'This refund was declined.',
  underWay: `It goes back to where you paid from and arrives in ${days}.`,
  sent: (day: string) => `Sent back on ${day}. It arrives in ${days}.`,
  becomesCredit: 'It becomes credit that pays for your next orders.',
  credited: 'It is credit now and can pay for your next orders.',
  inParts: (back: string, credit: string) =>
    `${back} go back to where you paid from and arrive in ${days}. ${credit} are your credit again.`,
  unread: 'The refunds could not be read.',
  steps: {
    asked: 'You asked for it',
    approved: 'Refund approved',
    sent: 'Sent to your bank',
    credited: 'Added to your credit',
    again: 'It did not go through and is sent again.',
    arrives: 'In your account',
    days,
  },
} as const;

export const refundWords = {
  requested: 'Refund asked for',
  approved: 'Refund approved',
  processing: 'Refund under way',
  processed: 'Refund paid',
  failed: 'Refund is tried again',
  declined: 'Refund declined',
} as const;

/** How a way to pay is called, and what it asks for. */
export const methodWords = {
  upi: { heading: 'UPI', text: 'Any UPI app on your phone' },
  card: { heading: 'Credit or debit card', text: 'Visa, Mastercard, RuPay' },
  netbanking: { heading: 'Netbanking', text: 'Log in at your bank' },
  credit: { heading: 'Your credit', text: 'From refunds' },
  cod: { heading: 'Cash on delivery', text: 'Pay the rider in cash' },
} as const;

/** How the papers of an order are called. */
export const paperWords = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  refund_voucher: 'Refund voucher',
  statement: 'Statement',
} as const;

/** What is read about papers. */
export const paperMessages = {
  title: 'Invoice and receipts',
  save: (name: string, number: string) => `Download ${name.toLowerCase()} ${number}`,
} as const;

/** What the form for a refund says. */
export const refundForm = {
  ask: 'Ask for a refund',
  until: (time: string) => `Until ${time}. Later a complaint is the way.`,
  title: 'Ask for a refund',
  lead: 'The restaurant may say its side within 24 hours; then we decide and tell you.',
  why: 'What was wrong?',
  reasons: [
    'Something was missing',
    'It was not what I ordered',
    'It was cold or badly packed',
    'It could not be eaten',
    'Something else',
  ],
  which: 'Which dishes?',
  whole: 'The whole order',
  words: 'In your own words',
  upi: 'UPI id for the money',
  upiHint: 'Left empty, it becomes credit for your next orders.',
  noReason: 'Say what was wrong',
  noDish: 'Choose the dishes, or the whole order',
  send: 'Send',
  sending: 'Sending...',
  asked: 'We have your request and look into it.',
} as const;

/** What is read about a customer's credit. */
export const creditMessages = {
  title: 'Your credit',
  lead: 'From refunds and gifts. It pays for your next orders.',
  all: 'Show all',
  kinds: { given: 'A gift from us', refund: 'Refund', used: 'Paid for an order' },
  use: (balance: string) => `Use your credit of ${balance} first`,
  notWithCash: (balance: string) => `Your credit of ${balance} can pay a part of it with an online payment.`,
  line: 'Your credit',
  rest: 'Left to pay',
  online: 'Paid online',
} as const;

/** Up to which order cash is taken. */
export const cashUpTo = (most: string): string => `Pay the rider in cash, up to ${most} per order`;

/** Cash for dishes that are ordered ahead with a table. */
export const cashAtTable = { heading: 'Pay at the table', text: 'In cash, when you have eaten' } as const;
