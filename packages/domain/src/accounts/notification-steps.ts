import type { BookingStep, ComplaintStep } from './notification-facts.ts';

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
