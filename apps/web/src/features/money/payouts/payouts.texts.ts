import { defineTexts } from '#lib/i18n/texts.ts';

export const payoutsTexts = defineTexts({
  correction: 'Correction',
  unread: 'The statement could not be read.',
  lines: 'The statement, order by order',
  noLines: 'Nothing happened in this week.',
});
