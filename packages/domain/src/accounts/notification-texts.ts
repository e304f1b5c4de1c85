import { formatPaise } from '../common/money.ts';
import type { NotificationFacts } from './notification-facts.ts';
import { groupOrderWords, tableWords } from './notification-groups.ts';
import { lifeWords } from './notification-life.ts';
import { counterPriceWords, priceReportWords } from './notification-prices.ts';
import {
  bookingWords,
  cancelRunWords,
  complaintWords,
  kitchenBookingWords,
  kitchenComplaintWords,
  kitchenRefundWords,
  officeRefundWords,
  many,
  payoutWords,
  refundDays,
  refundWords,
  sentence,
} from './notification-steps.ts';
import type { NotificationKind } from './notifications.ts';
import { stateWord, type Serving } from '../ordering/order-states.ts';
import { clockTime, dayAndTime } from '../common/clock-text.ts';
import { dateText } from '../common/text.ts';

/** What a person reads, and the page of the product that it leads to. */
export interface NotificationWords {
  title: string;
  body: string;
  link: string | null;
}

const join = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' ');
const by = (instant: Date | null, zone: string): string => (instant ? `, by ${clockTime(instant, zone)}` : '');
const goesBack = (paise: number | undefined): string => {
  if (paise === undefined) return '';
  return paise === 0 ? 'You pay nothing.' : `You get ${formatPaise(paise)} back within ${refundDays}.`;
};
const orderPage = (number: string) => `/myorders/${number}`;
const board = '/orders';
const complaints = '/complaints';
// 'C-1042' is complaint 1042.
const complaintPage = (list: string, complaint: string) => `${list}/${complaint.replace('C-', '')}`;
const providerTitle = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const officeComplaints = '/admin/complaints';

type Texts = { [K in NotificationKind]: (facts: NotificationFacts[K]) => NotificationWords };
type OrderTexts = Pick<Texts, Extract<NotificationKind, `order_${string}` | `payment_${string}`>>;
type KitchenTexts = Pick<Texts, Extract<NotificationKind, `kitchen_${string}`>>;
const comes: Readonly<Record<Serving, string>> = { delivery: 'With you', pickup: 'Ready', table: 'At your table' };

const orderTexts: OrderTexts = {
  order_placed: ({ order_number, restaurant_name, total, is_accepted, scheduled_for, time_zone }) => ({
    title: 'Order placed',
    body: `${order_number}, ${formatPaise(total)}: ${
      scheduled_for
        ? `${restaurant_name} will cook it for ${dayAndTime(scheduled_for, time_zone)}.`
        : is_accepted
          ? `${restaurant_name} is cooking it now.`
          : `waiting for ${restaurant_name} to accept it.`
    }`,
    link: orderPage(order_number),
  }),
  order_accepted: ({ order_number, restaurant_name, promised_to, time_zone, serving }) => ({
    title: 'Order accepted',
    body: `${restaurant_name} is cooking your order ${order_number}. ${comes[serving]}${
      promised_to ? ` by ${clockTime(promised_to, time_zone)}` : ' soon'
    }.`,
    link: orderPage(order_number),
  }),
  order_late: ({ order_number, restaurant_name, promised_to, time_zone }) => ({
    title: 'Your order is running late',
    body: promised_to
      ? `${order_number} from ${restaurant_name} is now expected by ${clockTime(promised_to, time_zone)}. Sorry for the wait.`
      : `${restaurant_name} needs longer for ${order_number}. Sorry for the wait.`,
    link: orderPage(order_number),
  }),
  order_ready: ({ order_number, restaurant_name, serving }) => ({
    title: stateWord('ready', serving),
    body:
      serving === 'table'
        ? `${restaurant_name} brings ${order_number} to your table.`
        : `Your order ${order_number} is waiting at ${restaurant_name}. Show your code there.`,
    link: orderPage(order_number),
  }),
  order_out: ({ order_number, restaurant_name, promised_to, time_zone, rider_name }) => ({
    title: 'On the way',
    body: `${rider_name || 'The rider'} is bringing your order ${order_number} from ${restaurant_name}${by(promised_to, time_zone)}.`,
    link: orderPage(order_number),
  }),
  order_delivered: ({ order_number, restaurant_name, serving }) => ({
    title: stateWord(serving === 'delivery' ? 'delivered' : 'picked_up', serving),
    body: `Enjoy your meal from ${restaurant_name}. How was ${order_number}?`,
    link: orderPage(order_number),
  }),
  order_rejected: ({ order_number, restaurant_name, reason, refund }) => ({
    title: 'Order not accepted',
    body: join(`${restaurant_name} could not take your order ${order_number}.`, sentence(reason), goesBack(refund)),
    link: orderPage(order_number),
  }),
  order_cancelled: ({ order_number, restaurant_name, reason, refund, goodwill }) => ({
    title: 'Order cancelled',
    body: join(
      `Your order ${order_number} from ${restaurant_name} was cancelled.`,
      sentence(reason),
      goesBack(refund),
      goodwill ? `We are sorry: ${formatPaise(goodwill)} is in your credit for the next order.` : '',
    ),
    link: orderPage(order_number),
  }),
  order_changed: ({ order_number, restaurant_name, dish_names, total, refund }) => ({
    title: 'Your order was changed',
    body: join(
      `${restaurant_name} had to leave out ${dish_names.join(', ')}.`,
      `${order_number} now costs ${formatPaise(total)}.`,
      goesBack(refund),
    ),
    link: orderPage(order_number),
  }),
  order_question: ({ order_number, restaurant_name, dish_name, until, time_zone }) => ({
    title: `${dish_name} is sold out`,
    body: `${restaurant_name} asks what to do with ${order_number}. Please choose by ${clockTime(until, time_zone)}.`,
    link: orderPage(order_number),
  }),
  order_kept: ({ order_number, restaurant_name, dish_name }) => ({
    title: `${dish_name} is there after all`,
    body: `${restaurant_name} found it. Your order ${order_number} goes on as it was; there is nothing to choose.`,
    link: orderPage(order_number),
  }),
  payment_failed: ({ order_number, restaurant_name, total }) => ({
    title: 'Payment did not go through',
    body: `${formatPaise(total)} for ${order_number} from ${restaurant_name} was not paid. You can try again.`,
    link: orderPage(order_number),
  }),
  payment_late: ({ order_number, restaurant_name, amount }) => ({
    title: 'Paid too late',
    body: `Your payment for ${order_number} from ${restaurant_name} came after the order had ended. ${goesBack(amount)}`,
    link: orderPage(order_number),
  }),
};

const kitchenTexts: KitchenTexts = {
  kitchen_order: ({ order_number, total, scheduled_for, time_zone }) => ({
    title: scheduled_for ? 'New order for later' : 'New order',
    body: join(
      `${order_number}, ${formatPaise(total)}`,
      scheduled_for && `for ${dayAndTime(scheduled_for, time_zone)}`,
    ),
    link: board,
  }),
  kitchen_order_missed: ({ order_number }) => ({
    title: 'Order left unanswered',
    body: `Nobody answered ${order_number} in time, so it was declined.`,
    link: board,
  }),
  kitchen_cancel_request: ({ order_number, reason }) => ({
    title: 'A customer asks to cancel',
    body: join(`${order_number}.`, sentence(reason)),
    link: board,
  }),
  kitchen_order_cancelled: ({ order_number, reason, by: who }) => ({
    title: 'Order cancelled',
    body: join(`${order_number} was cancelled by the ${who}.`, sentence(reason)),
    link: board,
  }),
  kitchen_paused: ({ missed }) => ({
    title: 'Your restaurant is paused',
    body: `${many(missed, 'order was', 'orders were')} left unanswered in a row, so no more come in until you go online again.`,
    link: board,
  }),
  kitchen_table: tableWords,
  kitchen_booking: ({ booking_number, name, guests, starts_at, time_zone, step }) => ({
    title: kitchenBookingWords[step],
    body: `${name}, ${many(guests, 'guest', 'guests')}, ${dayAndTime(starts_at, time_zone)} (${booking_number}).`,
    link: '/restaurant-venue',
  }),
  kitchen_complaint: ({ complaint, order_number, step }) => ({
    title: kitchenComplaintWords[step],
    body: `${complaint} is about your order ${order_number}.`,
    link: complaintPage('/restaurant-complaints', complaint),
  }),
  kitchen_licence: ({ days: left }) => ({
    title: left > 0 ? `Your licence ends in ${many(left, 'day', 'days')}` : 'Your licence has ended',
    body: 'Without a valid food licence the restaurant cannot take orders. Please send us the new one.',
    link: '/restaurant-profile',
  }),
  kitchen_life: ({ step, reason }) => {
    const { title, body, link } = lifeWords[step];
    return { title, body: join(sentence(reason), body), link };
  },
  kitchen_payout: payoutWords,
  kitchen_refund: kitchenRefundWords,
  kitchen_counter_price: counterPriceWords,
  kitchen_review: ({ stars, about }) => ({
    title: `A review with ${many(stars, 'star', 'stars')}`,
    body: `Somebody wrote about ${about}.`,
    link: '/restaurant-reviews',
  }),
  kitchen_coupon: ({ code, title }) => ({
    title: `Join the coupon ${code}?`,
    body: join(sentence(title), 'Read what you would pay. It works at your kitchen only if you agree.'),
    link: '/restaurant-coupons',
  }),
};

const texts: Texts = {
  ...orderTexts,
  ...kitchenTexts,
  refund: ({ order_number, amount, refund_id, step, reason }) => ({
    title: refundWords[step][0],
    body: join(`${formatPaise(amount)} for ${order_number}.`, sentence(reason), refundWords[step][1]),
    link: refund_id === undefined ? orderPage(order_number) : `${orderPage(order_number)}/refunds/${refund_id}`,
  }),
  booking: ({ booking_number, restaurant_name, starts_at, time_zone, guests, step, reason }) => ({
    title: bookingWords[step],
    body: join(
      `${restaurant_name}, ${dayAndTime(starts_at, time_zone)}, ${many(guests, 'guest', 'guests')} (${booking_number}).`,
      sentence(reason),
    ),
    link: '/dashboard',
  }),
  group_order: groupOrderWords,
  complaint: ({ complaint, order_number, step }) => ({
    title: complaintWords[step],
    body: `${complaint} about your order ${order_number}.`,
    link: complaintPage(complaints, complaint),
  }),
  price_report: priceReportWords,
  office_stuck_order: ({ order_number, restaurant_name, since, time_zone }) => ({
    title: 'An order is stuck',
    body: `${order_number} of ${restaurant_name} has not moved since ${clockTime(since, time_zone)}.`,
    link: '/all-orders',
  }),
  office_cancel_run: cancelRunWords,
  office_complaint: ({ complaint, order_number, subject }) => ({
    title: 'New complaint',
    body: join(`${complaint} about ${order_number}.`, sentence(subject)),
    link: officeComplaints,
  }),
  office_overdue_complaint: ({ complaint, order_number }) => ({
    title: 'A complaint is overdue',
    body: `${complaint} about ${order_number} is past its time.`,
    link: officeComplaints,
  }),
  office_refund: officeRefundWords,
  office_payment: ({ order_number, amount, expected }) => ({
    title: 'A payment has the wrong amount',
    body: `${formatPaise(amount)} came for ${order_number}, which costs ${formatPaise(expected)}.`,
    link: '/all-orders',
  }),
  offer: (offer) => offer,
  office_event: ({ provider }) => ({
    title: 'A payment provider is not understood',
    body: `${providerTitle(provider)} signed and sent something that we cannot read. It is kept, and ${providerTitle(provider)} is still asked about each order. Please tell whoever looks after the server.`,
    link: '/all-orders',
  }),
  office_restaurant: ({ restaurant_name, city }) => ({
    title: 'A restaurant wants to join',
    body: join(`${restaurant_name}${city ? ` in ${city}` : ''} sent its papers.`),
    link: '/adminrestaurants',
  }),
  office_paper: ({ restaurant_name }) => ({
    title: 'A paper waits for you',
    body: `${restaurant_name} changed one of its papers. The old one counts until you have looked.`,
    link: '/adminrestaurants',
  }),
  restaurant_news: ({ restaurant_name, title, body }) => ({
    title: `${restaurant_name}: ${title}`,
    body,
    link: '/news',
  }),
  house_message: ({ text }) => ({ title: 'A message from Tawa', body: text, link: null }),
  security_sign_in: ({ device }) => ({
    title: 'A new device signed in',
    body: `${device}. If this was not you, change your password now.`,
    link: '/change-password',
  }),
  security_password: () => ({
    title: 'Your password was changed',
    body: 'Every other device was signed out. If this wasn’t you, choose a new password now.',
    link: '/forgot-password',
  }),
  security_deletion: ({ due }) => ({
    title: 'Your account will be deleted',
    body: `We’ll delete it on ${dateText(due.toISOString().slice(0, 10))}. Until then you can change your mind.`,
    link: '/delete-account',
  }),
};

const titleMax = 120;
const bodyMax = 400;
const cut = (text: string, lengthMax: number): string =>
  text.length <= lengthMax ? text : `${text.slice(0, lengthMax - 1).trimEnd()}…`;

/** The words for a kind of news, from its facts alone; never longer than a row, a mail's subject or a push may be. */
export function notificationWords<K extends NotificationKind>(kind: K, facts: NotificationFacts[K]): NotificationWords {
  const { title, body, link } = texts[kind](facts);
  return { title: cut(title, titleMax), body: cut(body, bodyMax), link };
}
