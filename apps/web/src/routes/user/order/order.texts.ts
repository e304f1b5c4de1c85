import { defineTexts } from '#lib/i18n/texts.ts';

export const orderScreenTexts = defineTexts({
  lead: 'Your rating helps others and {name}.',
  wrong: 'Something is wrong',
  title: 'How was it?',
  similar: 'Find something similar',
  paper: {
    title: 'Invoice and receipts',
  },
  unread: 'The payment could not be read.',
  expired: 'The time to pay is over',
  cancelled: 'This order was cancelled',
  expiredText: 'The order was not placed. If you have paid after all, all of it goes back to you by itself.',
  cancelledText: 'It was not placed. If you have paid after all, all of it goes back to you by itself.',
  more: 'Show more orders',
  empty: {
    active: {
      title: 'No order under way',
      text: 'What you order shows here with its live state.',
    },
    past: {
      title: 'No past orders',
      text: 'What was delivered or cancelled shows here.',
    },
    delivered: {
      title: 'Nothing delivered yet',
      text: 'Meals that reached you show here, to order again or to rate.',
    },
    cancelled: {
      title: 'No cancelled orders',
      text: 'Orders that were cancelled or declined show here with the refund.',
    },
  },
  count: '{shown} of {total} orders',
  kinds: {
    active: 'Under way',
    past: 'All past',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  failed: 'Your orders could not be read.',
  anyTime: 'Show any time',
  since: {
    any: 'Any time',
    d30: 'Last 30 days',
    d180: 'Last 6 months',
    d365: 'Last year',
    label: 'Placed',
  },
  noneSince: 'No orders in this time',
  moreFailed: 'The next orders could not be read.',
  loadingMore: 'Loading...',
  noneSinceText: 'Older ones may be there.',
});
