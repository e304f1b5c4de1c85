import { defineTexts } from '#lib/i18n/texts.ts';

export const kitchenComplaintsTexts = defineTexts({
  write: 'Your answer',
  send: 'Send answer',
  to: 'Who sees it',
  warned: 'Our team has warned you about this.',
  settledText: 'This complaint is settled, so nothing can be added.',
  open: 'Open',
  settled: 'Settled',
  loading: 'Loading complaints',
  title: 'Complaints',
  failed: 'We couldn’t load the complaints.',
  none: 'No open complaint',
  noneSettled: 'Nothing settled yet',
  noneText: 'Complaints about your orders show up here right away.',
  team: 'Our team only',
  everybody: 'The customer',
});
