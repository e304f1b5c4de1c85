import { refundBusinessDays } from '../common/limits.ts';
import { formatPaise } from '../common/money.ts';
import { dateText } from '../common/text.ts';
import { zonedParts } from '../common/zoned-time.ts';
import type { BookingStep, ComplaintStep, NotificationFacts, RefundNews, RefundStep } from './notification-facts.ts';

/** A text with one full stop at its end; nothing of nothing. */
export const sentence = (text: string | null | undefined): string =>
  text ? `${text.trim().replace(/[.!?…]*$/, '')}.` : '';

/** '1 order', '3 orders'. */
export const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** '5 to 7 business days', in which a refund arrives. */
export const refundDays = `${refundBusinessDays.from} to ${refundBusinessDays.to} business days`;
/** What a customer reads of each step of a refund. */
export const refundWords: Readonly<Record<RefundStep, [title: string, body: string]>> = {
  requested: ['Refund requested', 'We’re looking into it and will tell you here.'],
  approved: ['Refund on its way', `It reaches you within ${refundDays}.`],
  declined: ['Refund declined', ''],
  processed: ['Refund paid', 'It can take your bank a day to show it.'],
  failed: ['Refund did not go through', 'We’ll try again, and write to you if we need anything.'],
  credited: ['Refund added to your credit', 'It comes off your next order.'],
};

/** What a guest reads of each step of a booking. */
export const bookingWords: Readonly<Record<BookingStep, string>> = {
  requested: 'Table requested',
  confirmed: 'Table booked',
  declined: 'No table this time',
  cancelled: 'Booking cancelled',
  changed: 'Booking changed',
  reminder: 'Your table is coming up',
  no_show: 'We missed you',
};
/** What a customer reads of each step of a complaint. */
export const complaintWords: Readonly<Record<ComplaintStep, string>> = {
  received: 'We have your complaint',
  acknowledged: 'Your complaint is being read',
  in_progress: 'We are working on your complaint',
  question: 'We have a question',
  reply: 'A reply to your complaint',
  resolved: 'Your complaint is resolved',
  declined: 'Your complaint was declined',
  reopened: 'Your complaint is open again',
  closed: 'Your complaint is closed',
};
/** What a kitchen reads of a complaint. */
export const kitchenComplaintWords = {
  received: 'A complaint about an order',
  question: 'We have a question about an order',
  closed: 'A complaint is closed',
} as const;
/** What a kitchen reads of a booking. */
export const kitchenBookingWords = {
  requested: 'New table request',
  confirmed: 'New table booking',
  cancelled: 'A booking was cancelled',
} as const;

/** What the office reads of a refund that waits for it: asked for, or objected to by its restaurant. */
export const officeRefundWords = ({ order_number, amount, objected_id }: NotificationFacts['office_refund']) => ({
  title: objected_id ? 'A restaurant objects to a refund' : 'A refund waits for you',
  body: `${formatPaise(amount)} for ${order_number}.`,
  link: objected_id ? `/admin/refunds/${objected_id}` : '/all-orders',
});

/** What a restaurant reads of a refund that it pays, and of what it objected. */
export function kitchenRefundWords({ step, order_number, amount, refund_id, until, time_zone }: RefundNews) {
  const sum = formatPaise(amount);
  const link = `/restaurant-refunds/${refund_id}`;
  const last = dateText(zonedParts(new Date(until.getTime() - 1), time_zone).date);
  if (step === 'deducted')
    return {
      title: `You pay ${sum} of a refund`,
      body: `For ${order_number}. The file says why. You may object until the end of ${last}.`,
      link,
    };
  if (step === 'stands')
    return { title: 'A refund stays with you', body: `${sum} for ${order_number}. The file says why.`, link };
  return {
    title: `Tawa pays ${sum} instead of you`,
    body: `Your objection for ${order_number} was right. The file says why.`,
    link,
  };
}

/** What a restaurant reads of a statement's money: it left, it came back, or it has nowhere to go. */
export function payoutWords({ amount, period, step, reason }: NotificationFacts['kitchen_payout']) {
  const sum = formatPaise(amount);
  if (step === 'returned')
    return {
      title: `${sum} came back from your bank`,
      body: `${sentence(reason)} We owe you the payout for ${period} and send it again. Check your bank details.`.trim(),
      link: '/restaurant-profile',
    };
  if (step === 'bank_asked')
    return {
      title: 'Your bank details, please',
      body: `${sum} for ${period} waits for them. Add your account, and we pay it with the next run.`,
      link: '/restaurant-profile',
    };
  return {
    title: `${sum} paid out`,
    body: `Your payout for ${period} is on its way to your bank.`,
    link: '/restaurant-statsandreport',
  };
}

/** What whoever cancelled many orders together reads once they are. */
export const cancelRunWords = ({ cancel_run_id, done, left, amount }: NotificationFacts['office_cancel_run']) => {
  const gone = `${many(done, 'order was', 'orders were')} cancelled, ${formatPaise(amount)} goes back.`;
  const rest = left > 0 ? ` ${many(left, 'order was', 'orders were')} left out.` : '';
  return { title: 'The orders are cancelled', body: `${gone}${rest}`, link: `/all-orders?run=${cancel_run_id}` };
};
