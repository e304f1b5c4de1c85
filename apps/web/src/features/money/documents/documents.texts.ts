import { defineTexts } from '#lib/i18n/texts.ts';

export const documentsTexts = defineTexts({
  mailing: 'Mailing...',
  mailed: 'On their way to the customer.',
  mail: 'Mail them again',
  unread: 'We couldn’t load the papers of this order.',
  network: 'Network error. Please check connection.',
  paper: {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    refund_voucher: 'Refund voucher',
    statement: 'Statement',
  },
  save: 'Download {name} {number}',
});
