/** Texts of an order's own page. */
export const orderListTexts = {
  kinds: { active: 'Under way', past: 'All past', delivered: 'Delivered', cancelled: 'Cancelled' },
  since: { label: 'Placed', any: 'Any time', d30: 'Last 30 days', d180: 'Last 6 months', d365: 'Last year' },
  count: (shown: number, total: number) => `${shown} of ${total} orders`,
  more: 'Show more orders',
  loadingMore: 'Loading...',
  moreFailed: 'The next orders could not be read.',
  failed: 'Your orders could not be read.',
  empty: {
    active: { title: 'No order under way', text: 'What you order shows here with its live state.' },
    past: { title: 'No past orders', text: 'What was delivered or cancelled shows here.' },
    delivered: { title: 'Nothing delivered yet', text: 'Meals that reached you show here, to order again or to rate.' },
    cancelled: {
      title: 'No cancelled orders',
      text: 'Orders that were cancelled or declined show here with the refund.',
    },
  },
  noneSince: 'No orders in this time',
  noneSinceText: 'Older ones may be there.',
  anyTime: 'Show any time',
} as const;

export const orderMessages = {
  soldOut: (dish: string) => `${dish} is sold out`,
  choose: (restaurant: string, until: string) =>
    `${restaurant} cannot cook it. Without a choice by ${until} it is left out.`,
  leaveOut: 'Send the rest',
  cancelAll: 'Cancel the order',
  nothingDue: 'Nothing is due for it.',
  escalated: 'The kitchen has not answered, so our team decides now. You hear here.',
  late: 'Running late. The kitchen has been told.',
  lateBy: (time: string) => `Running late, now by ${time}`,
  code: 'Handover code',
  codeAtDoor: 'Tell it to the rider at the door, not before.',
  codeAtCounter: 'Say it at the counter.',
  enjoy: (time: string) => `at ${time}, enjoy your meal`,
  /** Stands before the reason of an order that ended without food. */
  said: { customer: 'You said: ', restaurant: 'The kitchen said: ', admin: 'Our team said: ', system: '' },
  whyNot: 'Why can’t I cancel?',
} as const;
