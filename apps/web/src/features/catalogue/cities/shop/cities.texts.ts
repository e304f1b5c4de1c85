import { defineTexts } from '#lib/i18n/texts.ts';

export const citiesTexts = defineTexts({
  cities: {
    none: 'No cities found.',
    loading: 'Loading cities...',
  },
  useMyLocation: 'Use my location',
  searchForCity: 'Search for a city',
  tryAgain: 'Try again',
  restaurants: '{count, plural, one {# restaurant} other {# restaurants}}',
  lookingFor: 'Looking for you...',
  weNotIn: 'We are not in your area yet. Pick a city from the list.',
  locationNotAvailable: 'Your location is not available. Pick a city from the list.',
  tryingAgain: 'Trying again...',
  coming: 'Coming soon',
  opensOn: 'Opens on {day}',
});
