import { defineTexts } from '#lib/i18n/texts.ts';

export const questionTexts = defineTexts({
  title: 'This doesn’t fit your diet',
  confirm: 'Add anyway',
  cancel: 'Change it',
  of: '{dish}: {reason}',
});
