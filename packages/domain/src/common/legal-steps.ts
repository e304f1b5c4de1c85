import { paymentStates, paymentSteps } from '../money/payments.ts';
import { refundStates, refundSteps } from '../money/refunds.ts';
import { transitions } from '../ordering/orders.ts';
import { bookingMoves } from '../tables/booking-states.ts';

/** What has states that the database watches over; the two kinds of orders end in different ones. */
export const stepSubjects = ['delivery_order', 'pickup_order', 'payment', 'refund', 'booking'] as const;
export type StepSubject = (typeof stepSubjects)[number];

export interface LegalStep {
  subject: StepSubject;
  from: string;
  to: string;
}

const among = (subject: StepSubject, moves: readonly { from: string; to: string }[]): LegalStep[] =>
  moves.map(({ from, to }) => ({ subject, from, to }));

const orders = (fulfilment: 'delivery' | 'pickup') =>
  transitions.filter((move) => move.fulfilment === undefined || move.fulfilment === fulfilment);

/** Every step that the state tables of orders, payments, refunds and bookings know, whoever makes it. */
export const legalSteps: readonly LegalStep[] = [
  ...among('delivery_order', orders('delivery')),
  ...among('pickup_order', orders('pickup')),
  ...paymentStates.flatMap((from) => paymentSteps[from].map((to): LegalStep => ({ subject: 'payment', from, to }))),
  ...refundStates.flatMap((from) => refundSteps[from].map((to): LegalStep => ({ subject: 'refund', from, to }))),
  ...among('booking', bookingMoves),
];
