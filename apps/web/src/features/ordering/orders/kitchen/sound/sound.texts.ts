import { defineTexts } from '#lib/i18n/texts.ts';

export const soundTexts = defineTexts({
  off: 'Sound is off for {minutes, plural, one {# more minute} other {# more minutes}}, until {time}',
  since: 'Muted on this device at {time}. It turns back on automatically.',
  here: 'This device doesn’t ring',
  hereText: 'Sound is off in its settings. An order that waits 2 minutes fills the screen.',
  on: 'Sound on',
  reminder: {
    title: 'An order is waiting',
    place: '{place} of {count}',
    waits: 'waiting for',
    rejected: 'rejected in',
    reject: 'Reject',
    accept: 'Accept · {minutes} min',
    min: '{minutes} min',
    all: 'Accept all {count} · {minutes} min',
    board: 'Back to the board without answering',
    more: '{count, plural, one {+# dish} other {+# dishes}}',
  },
});
