import { defineTexts } from '#lib/i18n/texts.ts';

export const kitchenHistoryTexts = defineTexts({
  late: 'Late',
  refunded: 'Refunded',
  title: 'All orders',
  search: 'Number, name or phone’s last 4',
  board: 'Back to the board',
  empty: {
    title: 'No orders yet',
    text: 'Every order that reaches your kitchen stays here.',
  },
  timeline: 'What happened',
  sides: {
    customer: 'Customer',
    restaurant: 'Kitchen',
    admin: 'Tawa office',
    system: 'By itself',
  },
  bill: 'Bill',
  cash: 'Cash',
  paid: 'Paid online',
  total: 'Total',
  failed: 'The order could not be read.',
  printBill: 'Print bill',
  shortage: {
    removed: 'Sold out, {portions} taken out',
  },
  to: 'To',
  kind: 'Kind',
  from: 'From',
  state: 'State',
  kinds: {
    delivery: 'Delivery',
    pickup: 'Pickup',
    table: 'At the table',
  },
  ended: 'Rejected or cancelled',
  served: 'Delivered or served',
  payment: 'Payment',
  payments: {
    cash: 'Cash',
    online: 'Online',
  },
});
