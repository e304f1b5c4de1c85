/** The words of the office's orders. */
export const deskOrderTexts = {
  title: 'All orders',
  search: 'Number, name or phone',
  empty: { title: 'No orders yet', text: 'Orders appear here the moment they are placed.' },
  mailPapers: 'Mail papers again',
  mailMany: (count: number) =>
    count === 1 ? 'Mail the papers of 1 order again?' : `Mail the papers of ${count} orders again?`,
  mailText: 'Each customer is sent invoice, credit notes and vouchers of the order once more.',
  mailedMany: (count: number) => (count === 1 ? 'Papers of 1 order mailed' : `Papers of ${count} orders mailed`),
  noteMany: (count: number) => (count === 1 ? 'Add a note to 1 order?' : `Add one note to ${count} orders?`),
  noteText: 'It stands in the log of each; only the office reads it.',
  notedMany: (count: number) => (count === 1 ? 'Note added to 1 order' : `Note added to ${count} orders`),
  state: 'State',
  city: 'City',
  today: 'Since 5:00 am',
  todayKinds: [
    { value: 'placed', label: 'Placed' },
    { value: 'served', label: 'Handed over' },
    { value: 'ended', label: 'Cancelled or rejected' },
  ],
  from: 'From',
  to: 'To',
  figure: 'Figure',
  figures: {
    placed: 'placed',
    delivered: 'delivered or picked up',
    open: 'not finished yet',
    accepted: 'accepted',
    rejected: 'rejected',
    missed: 'not answered in time',
    cancelled_by_customer: 'cancelled by customers',
    cancelled_by_restaurant: 'cancelled by restaurants',
    cancelled_by_office: 'cancelled by Tawa',
    ended: 'cancelled or rejected',
    late: 'delivered late',
    new_customers: 'first order at the restaurant',
    returning_customers: 'by returning customers',
    cash: 'paid in cash',
    online: 'paid online',
    with_coupon: 'with a coupon',
    complaints: 'with a complaint',
    refunded: 'refunded',
    cash_refused: 'refused at the door',
  },
  dayFrom: 'From 5:00 am of',
  dayTo: 'To the night of',
  ofRestaurant: 'Restaurant',
  ofCustomer: 'Customer',
  ofCoupon: 'Coupon',
  live: 'Live',
  stuck: 'Stuck',
  unanswered: 'Unanswered',
  late: 'Late',
  refunds: 'Refund asked',
  paid: 'Paid, not placed',
  noHistory: 'Nothing yet.',
  note: 'New note',
  addNote: 'Add note',
};

export const bearers = [
  { value: 'restaurant', label: 'Restaurant' },
  { value: 'platform', label: 'Tawa' },
  { value: 'goodwill', label: 'Goodwill' },
] as const;

export const refundStateWords: Record<string, string> = {
  requested: 'Asked for',
  approved: 'Approved',
  processing: 'On its way',
  processed: 'Done',
  failed: 'Failed',
  declined: 'Declined',
};

/** How an order is paid, in a word. */
export const payWords: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Netbanking',
  cod: 'Cash',
  credit: 'Credit',
};
