import { defineTexts } from '#lib/i18n/texts.ts';

export const severalTexts = defineTexts({
  acceptAll: 'Accept all {count} · {minutes} min',
  acceptChosen: '{count, plural, =0 {Choose tickets} other {Accept # · {minutes} min}}',
  readyChosen: '{count, plural, =0 {Choose tickets} other {Ready #}}',
  accepting: 'Accepting {count}',
  marking: 'Marking {count} ready',
  stop: 'Stop <mark>{seconds} s</mark>',
  stopLabel: 'Stop, nothing is sent yet',
  sending: 'Sending',
  minutes: 'Minutes for all, {minutes} min',
  min: '{each} min',
  chooseSome: 'Choose some',
  chooseSeveral: 'Choose several',
  cancel: 'Cancel',
  choose: 'Choose',
  chosen: 'Chosen',
  chooseTicket: '{orderNumber}',
  stayed: '{count, plural, one {{numbers} not moved: {reason}} other {{numbers} not moved. {reason}}}',
});
