import { defineTexts } from '#lib/i18n/texts.ts';

export const kitchenDishEditorTexts = defineTexts({
  somebody: 'Somebody',
  overtaken: '{who} changed this dish at {when} while you were editing. Nothing of yours was written.',
});
