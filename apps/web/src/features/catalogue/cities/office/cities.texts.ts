import { defineTexts } from '#lib/i18n/texts.ts';

export const officeCitiesTexts = defineTexts({
  cities: 'Cities',
  name: 'Name',
  noCitiesYet: 'No cities yet',
  addFirstCity: 'Add the first city, so that restaurants can choose it.',
  city: 'City',
  restaurants: 'Restaurants',
  latitude: 'Latitude',
  longitude: 'Longitude',
  state: 'State',
  restaurantCount: '{count, plural, one {# restaurant} other {# restaurants}}',
  latitudeCentre: 'Latitude of the centre',
  longitudeCentre: 'Longitude of the centre',
  withItsRestaurants: '{shownOnSite}, with its restaurants',
});
