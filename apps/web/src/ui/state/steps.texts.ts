import { defineTexts } from '#lib/i18n/texts.ts';

/** Where something stands, and how long it still takes; apart from what every page may have to say. */
export const stepTexts = defineTexts({
  lessThanMinute: 'less than a minute',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  late: '{amount} late',
  left: '{amount} left',
  done: 'done',
  now: 'now',
  come: 'to come',
});
