import { defineTexts } from '#lib/i18n/texts.ts';

export const payoutsTexts = defineTexts({
  correction: 'Correction',
  unread: 'We couldn’t load the statement.',
  lines: 'The statement, order by order',
  noLines: 'Nothing happened in this week.',
  tds: 'TDS',
  net: 'Net',
  food: 'Items',
  cash: 'Cash with the restaurant',
  order: 'Order',
  extras: 'Packaging, delivery, tip',
  refunds: 'Refunds, corrections',
  commission: 'Commission with GST',
  payout: {
    draft: 'Draft',
    issued: 'To be paid',
    paid: 'Paid',
    disputed: 'Disputed',
  },
});
