import { defineTexts } from '#lib/i18n/texts.ts';

export const menuFoodTexts = defineTexts({
  own: '{calories} kcal · {serving}',
  none: 'Energy not declared · {serving}',
  noServing: 'serving size not declared',
  adds: '{name} · {calories} kcal',
  chosen: 'As chosen: {calories} kcal',
  partly: 'As chosen: {calories} kcal, not counting {names} (not declared)',
});
