import { defineTexts } from '#lib/i18n/texts.ts';

export const officeCategoriesTexts = defineTexts({
  merge: 'Merge {categoryName}',
  dishesMoved: '{moved, plural, one {# dish} other {# dishes}} moved',
  mergeButton: 'Merge',
  moveEveryDish: 'Move every dish to',
  chooseCategory: 'Choose a category',
  merging: 'Merging...',
  category: 'Category',
  names: 'Names in other languages',
  name: 'Name',
  noCategoriesYet: 'No categories yet',
  addFirstOne: 'Add the first one, so that kitchens can sort their dishes into it.',
  dishes: 'Dishes',
  place: 'Place',
  state: 'State',
});
