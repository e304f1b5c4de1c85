/** How the states of a statement are called. */
export const payoutWords = { draft: 'Draft', issued: 'To be paid', paid: 'Paid', disputed: 'Disputed' } as const;
export const payoutTones = { draft: 'neutral', issued: 'info', paid: 'success', disputed: 'warning' } as const;

/** What a restaurant reads about its weekly statements. */
export const payoutMessages = {
  heading: 'Weekly statements',
  ownersOnly: 'Statements are for the owner',
  ownersOnlyText: 'Your role here does not include payouts. The figures of the report stand beside.',
  lead: 'What each week came to, from Monday to Sunday: your sales, commission, tax and the cash that you hold already.',
  paid: (day: string, reference: string) => `Transferred on ${day}, bank reference ${reference}.`,
  disputed: (text: string) => `You wrote: ${text} We answer before anything is paid.`,
  issued: 'It is transferred to your account within days.',
  owed: 'You hold more cash than you earned; the next statements set it off.',
  open: 'Order by order',
  close: 'Close',
  save: (as: string, week: string) => `Save ${week} as ${as}`,
  saving: 'Saving...',
  dispute: 'Something is wrong',
  disputeLead: 'We look into it and correct the statement by a line of its own.',
  what: 'What is wrong?',
  noText: 'Say what is wrong',
  send: 'Send',
  sending: 'Sending...',
  order: 'Order',
  correction: 'Correction',
  food: 'Items',
  extras: 'Packaging, delivery, tip',
  commission: 'Commission with GST',
  tds: 'TDS',
  refunds: 'Refunds, corrections',
  cash: 'Cash with the restaurant',
  net: 'Net',
  unreadList: 'The statements could not be read.',
  loading: 'Loading the statements',
  none: 'No statement yet',
  noneText: 'The first one comes on the Monday after your first order.',
} as const;
