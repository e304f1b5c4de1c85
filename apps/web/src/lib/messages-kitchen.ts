/** Texts of the kitchen's order board. */
export const kitchenMessages = {
  offline: 'You are offline. New orders wait on the server',
  stale: 'The board could not be refreshed. What you see may be old.',
  failed: 'The orders could not be read.',
  blockedBell: 'This browser keeps the bell silent until you press something.',
  paused: 'You take no orders now, so none will come.',
  notActive: 'Orders ring here once your restaurant is active.',
  empty: {
    new: 'No new orders. They ring here by themselves.',
    preparing: 'Nothing on the stove.',
    ready: 'Nothing waits to be handed over.',
    way: 'Nobody is out.',
    upcoming: 'No orders for later.',
    done: 'Nothing is done yet today. The day runs from 5:00 am to 5:00 am.',
  },
  noMatch: (words: string) => `No order here matches “${words}”.`,
  noneHere: 'No match here.',
  waiting: (orders: number) =>
    orders === 1 ? 'A new order waits for an answer.' : `${orders} new orders wait for an answer.`,
  arrived: (numbers: readonly string[]) =>
    numbers.length === 1 ? `New order ${numbers[0] ?? ''}` : `${numbers.length} new orders`,
  away: (changes: number) => `${changes} ${changes === 1 ? 'change' : 'changes'} while you were away`,
  wrongCode: (left: number) => `That is not the code. ${left} ${left === 1 ? 'try' : 'tries'} left`,
  served: 'Served',
  noTries: 'The code was wrong too often.',
  ready: 'is ready',
  sentOut: 'sent out',
  held: 'Done in a moment. Undo is below.',
  sending: 'Done in a moment.',
  callFirst: 'Call the customer if something is sold out.',
  asksToCancel: 'The customer asks to cancel.',
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

/** What is read about cash that nobody answered for. */
export const cashMessages = {
  unanswered: (sum: string) => `Closed by itself. Was ${sum} taken in cash?`,
  taken: 'Cash taken',
  takenOf: (order: string) => `Cash of ${order} taken`,
  saving: 'Saving...',
} as const;

/** The words of all orders that a kitchen ever got, and of a printed bill. */
export const historyTexts = {
  title: 'All orders',
  link: 'All orders',
  board: 'Back to the board',
  search: 'Number, name or phone’s last 4',
  empty: { title: 'No orders yet', text: 'Every order that reaches your kitchen stays here.' },
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
  failed: 'The order could not be read.',
  timeline: 'What happened',
  bill: 'Bill',
  printBill: 'Print bill',
  total: 'Total',
  takenOut: 'Taken out',
  back: 'Refunded',
  toPay: 'To pay',
  cash: 'Cash',
  paid: 'Paid online',
  billFoot: 'Thank you. Your tax invoice stands with your order on Tawa.',
  billFailed: 'The bill could not be read.',
  sides: { customer: 'Customer', restaurant: 'Kitchen', admin: 'Tawa office', system: 'By itself' },
} as const;

/** What the side bar says of the kitchen. */
export const panelTexts = {
  open: 'Open',
  openTo: (time: string) => `Open to ${time}`,
  opens: (when: string) => `Closed, opens ${when}`,
  closed: 'Closed',
  paused: 'Paused',
  locked: 'opens after the review',
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
