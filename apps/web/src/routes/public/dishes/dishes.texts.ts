import { defineTexts } from '#lib/i18n/texts.ts';

export const dishesScreenTexts = defineTexts({
  dishes: {
    none: 'No dishes found.',
    more: 'Show more dishes',
    most: 'There are more. Search or choose a category to see them.',
    notFound: 'Dish not found.',
  },
  cart: {
    dishFailed: 'dish not add',
  },
  restaurants: {
    none: 'No matching restaurants found.',
  },
  lead: 'A first taste of each category. Rather sit down? Ask for a table beside it.',
  book: 'Book your Table',
  title: 'Menu',
  loading: 'Loading the menu',
  description: 'What kitchens on Tawa cook, by category, and a form to find a table.',
  hint: 'Fewer or other words may find more.',
  most: 'These are the nearest. Another word in the search finds others.',
  start: 'What are you craving?',
  failed: 'The search did not answer. Please try again.',
  noDishes: 'No dishes found.',
  noRestaurants: 'No matching restaurants found.',
});
