import { defineTexts } from '#lib/i18n/texts.ts';

export const careScreenTexts = defineTexts({
  new: 'New complaint',
  lead: 'Your complaints, our answers, and when you’ll hear from us.',
  title: 'Complaints',
  complaint: {
    lead: 'Something went wrong with an order? Tell us what happened, and a person looks into it.',
  },
  crumb: 'Complaints',
  orders: 'Your latest orders',
  newCrumb: 'New complaint',
  description: 'Complain about an order on Tawa: what to write, how fast we answer, and who decides.',
  home: 'Home',
});
