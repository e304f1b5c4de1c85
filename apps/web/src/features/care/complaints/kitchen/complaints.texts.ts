import { defineTexts } from '#lib/i18n/texts.ts';

export const kitchenComplaintsTexts = defineTexts({
  write: 'Your answer',
  send: 'Send answer',
  to: 'Who reads it',
  warned: 'Our team has warned you about this.',
  settledText: 'Nothing can be added to a settled complaint.',
  open: 'Open',
  settled: 'Settled',
  loading: 'Loading complaints',
  title: 'Complaints',
  failed: 'The complaints could not be read.',
  none: 'No open complaint',
  noneSettled: 'Nothing settled yet',
  noneText: 'Complaints about your orders show up here right away.',
  team: 'Our team only',
  everybody: 'The customer',
});
