import { defineTexts } from '#lib/i18n/texts.ts';

export const carouselPartTexts = defineTexts({
  pause: 'Pause',
  play: 'Play',
  show: 'Show {label}',
  previous: 'Previous',
  next: 'Next',
  of: '{name}, {value} of {count}',
  back: '{title}: back',
  further: '{title}: further',
  carousel: 'carousel',
  slide: 'slide',
});
