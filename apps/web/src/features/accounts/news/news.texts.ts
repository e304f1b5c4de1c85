import { defineTexts } from '#lib/i18n/texts.ts';

export const sentNewsTexts = defineTexts({
  stateSending: 'Going out',
  stateNight: 'Waits for 9 am',
  stateDone: 'Sent',
  stateStopped: 'Stopped',
  told: 'about {people} guests',
  toldFew: 'fewer than five guests',
  toldNone: 'nobody yet',
  about: 'About {name}',
});
