import { defineTexts } from '#lib/i18n/texts.ts';

export const officeAuditTexts = defineTexts({
  to: 'To',
  who: 'Who',
  from: 'From',
  about: 'About',
  title: 'Audit log',
  empty: {
    title: 'Nothing here yet',
    text: 'Changes by administrators are listed here.',
  },
  search: 'Person, restaurant, number, reason or value',
  when: 'When',
  what: 'What happened',
  reason: 'Reason',
  alsoChanged: 'Also changed',
  field: '{field}:',
});
