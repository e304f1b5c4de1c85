import { defineTexts } from '#lib/i18n/texts.ts';

export const kitchenDishEditorTexts = defineTexts({
  somebody: 'Somebody',
  overtaken: '{who} changed this dish at {when} while you were editing. Nothing of yours was written.',
  kcal: 'kcal',
  min: 'min',
  foodMark: 'food mark',
  discountedPrice: 'discounted price',
  daysHoursDiscount: 'days and hours of the discount',
  cookingTime: 'cooking time',
  taxCategory: 'tax category',
  portionsDay: 'portions a day',
  min2: '{value} {value2} → {value3} min',
  name: 'name {dishName} → {dishName2}',
  nameDish: 'Name of the dish',
  choose: 'choose {minChoices}',
  up: 'up to {maxChoices}',
  chooseTo: 'choose {minChoices} to {maxChoices}',
  soldOut: '(sold out)',
});
