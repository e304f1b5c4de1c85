import { defineTexts } from '#lib/i18n/texts.ts';

export const uiTexts = defineTexts({
  notSaved: 'That could not be saved.',
  reasonMissing: 'Give a reason',
});
