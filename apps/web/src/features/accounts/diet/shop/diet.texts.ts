import { defineTexts } from '#lib/i18n/texts.ts';

export const dietTexts = defineTexts({
  hide: 'Hide dishes that do not fit',
  facts: 'Dishes that do not fit are marked in every list, and the cart warns before you order.',
  saved: 'Your diet is saved.',
  diets: {
    any: {
      name: 'Everything',
      text: 'Nothing is marked',
    },
    egg: {
      name: 'Vegetarian and egg',
      text: 'No meat, no fish',
    },
    veg: {
      name: 'Vegetarian',
      text: 'No meat, fish or egg',
    },
    vegan: {
      name: 'Vegan',
      text: 'Only dishes the kitchen marks as vegan',
    },
    jain: {
      name: 'Jain',
      text: 'Only dishes the kitchen marks as Jain',
    },
  },
  halal: 'Meat only where the kitchen says it is halal',
  careful:
    'Kitchens tell us what is in a dish. Traces are always possible: where it is serious, call the restaurant too.',
  onDevice: 'Saved on this device. Log in to save it to your account.',
  diet: 'Diet',
  dietCouldNot: 'We couldn’t load your diet.',
  loadingDiet: 'Loading your diet',
  saveDiet: 'Save diet',
  iEat: 'I eat',
  without: 'Without',
  saving: 'Saving...',
});
