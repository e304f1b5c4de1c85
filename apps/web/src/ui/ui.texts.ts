import { defineTexts } from '#lib/i18n/texts.ts';

export const uiTexts = defineTexts({
  notSaved: 'We couldn’t save that.',
  reasonMissing: 'Enter a reason',
  live: 'Live',
  removeFilter: 'Remove filter',
  tawa: 'tawa',
  was: 'was',
  percentOff: '{off}% off',
  starsRatingsPercent:
    '{rating, plural, one {# star} other {# stars}}: {count, plural, one {# rating} other {# ratings}}, {percent} percent',
  newIt: 'New',
  rated: 'Rated',
  ratings: 'ratings',
  out5: '{rating} out of 5',
  stars: '{level, plural, one {# star} other {# stars}}',
  come: 'to come',
  veg: 'Veg',
  nonVeg: 'Non-veg',
});
