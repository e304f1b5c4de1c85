import { defineTexts } from '#lib/i18n/texts.ts';

export const homeScreenTexts = defineTexts({
  eyebrow: 'About us',
  orderAgain: 'Order again',
  allOrders: 'All orders',
  changeCity: 'Change city',
  chooseCity: 'Choose city',
  noKitchenOpen: 'No kitchen is open here at this hour. All restaurants shows when each one opens.',
  openNowIn: 'Open now in {name}',
  openNow: 'Open now',
  allRestaurants: 'All restaurants',
  loadingRestaurants: 'Loading restaurants',
  popularDishes: 'Popular dishes',
  allDishes: 'All dishes',
  whatCraving: 'What are you craving?',
  searchForFood: 'Search for food',
  biryaniDosaPizza: 'Biryani, dosa, pizza…',
});
