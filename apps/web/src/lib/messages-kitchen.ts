/** Texts of the kitchen's order board. */
export const kitchenMessages = {
  failed: 'The orders could not be read.',
  arrived: (numbers: readonly string[]) =>
    numbers.length === 1 ? `New order ${numbers[0] ?? ''}` : `${numbers.length} new orders`,
  wrongCode: (left: number) => `That is not the code. ${left} ${left === 1 ? 'try' : 'tries'} left`,
  shortage: {
    last: 'End the order',
    ends: 'Nothing else is left of this order, so it ends and costs the customer nothing.',
    confirm: { refund: 'Take it out', call: 'Ask the customer', cancel: 'End the order' },
    wish: {
      refund: 'The customer wants the rest without it. Its price goes off the bill.',
      call: 'The customer wants to be asked. After 5 minutes without an answer it is taken out.',
      cancel: 'The customer wants no order without it, so the whole order ends.',
    },
    asked: (until: string) => `Sold out. The customer chooses until ${until}`,
    removed: (portions: number) => `Sold out, ${portions} taken out`,
  },
} as const;

/** The board's keys and what they do. */
export const kitchenKeys = [
  ['↑ ↓', 'Go to the ticket above or below'],
  ['← →', 'Go to the column beside'],
  ['A', 'Accept'],
  ['X', 'Reject'],
  ['R', 'Mark ready'],
  ['S', 'Send out'],
  ['C', 'Enter the customer’s code'],
  ['P', 'Print the kitchen ticket'],
  ['U', 'Undo the last move'],
  ['/', 'Search'],
  ['?', 'This list'],
] as const;
/** The words of all orders that a kitchen ever got, and of a printed bill. */
export const historyTexts = {
  state: 'State',
  kind: 'Kind',
  kinds: [
    { value: 'delivery', label: 'Delivery' },
    { value: 'pickup', label: 'Pickup' },
    { value: 'table', label: 'At the table' },
  ],
  payment: 'Payment',
  payments: [
    { value: 'cash', label: 'Cash' },
    { value: 'online', label: 'Online' },
  ],
  from: 'From',
  to: 'To',
  served: 'Delivered or served',
  ended: 'Rejected or cancelled',
  late: 'Late',
  refunded: 'Refunded',
  takenOut: 'Taken out',
  back: 'Refunded',
  toPay: 'To pay',
} as const;

/** What the side bar says of the kitchen. */
export const panelTexts = {
  open: 'Open',
  openTo: (time: string) => `Open to ${time}`,
  opens: (when: string) => `Closed, opens ${when}`,
  closed: 'Closed',
  paused: 'Paused',
  lifecycle: {
    draft: 'Not live yet',
    submitted: 'In review',
    in_review: 'In review',
    changes_requested: 'Changes asked',
    rejected: 'Not taken',
    active: 'Open',
    suspended: 'Suspended',
    closing: 'Closing',
    closed: 'Closed for good',
  },
} as const;
