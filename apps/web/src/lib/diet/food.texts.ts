import { defineTexts } from '#lib/i18n/texts.ts';

export const foodTexts = defineTexts({
  allergen: {
    gluten: 'Gluten',
    milk: 'Milk',
    egg: 'Egg',
    fish: 'Fish',
    crustaceans: 'Crustaceans',
    peanuts: 'Peanuts',
    nuts: 'Tree nuts',
    soy: 'Soy',
    sesame: 'Sesame',
    mustard: 'Mustard',
  },
  suit: {
    egg: 'Egg, no meat',
    vegan: 'Vegan',
    jain: 'Jain',
    halal: 'Halal',
  },
});
