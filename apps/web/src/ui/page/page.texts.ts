import { defineTexts } from '#lib/i18n/texts.ts';

export const pagePartTexts = defineTexts({
  line: 'Hot meals, 24x7',
  breadcrumb: 'Breadcrumb',
  language: 'Language',
});
