import { defineTexts } from '#lib/i18n/texts.ts';

export const officeTestimonialsTexts = defineTexts({
  testimonials: 'Testimonials',
  nameOrWords: 'Name or words',
  noTestimonialsYet: 'No testimonials yet',
  whatPeopleSay: 'What people say on the home page is listed here.',
  name: 'Name',
  words: 'Words',
  stars: 'Stars',
  place: 'Place',
  state: 'State',
  whatTheyDo: 'What they do',
  starsField: 'Stars, 1 to 5',
});
