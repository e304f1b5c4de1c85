import { defineTexts } from '#lib/i18n/texts.ts';

export const watchTexts = defineTexts({
  crowd: {
    busy: 'We’re very busy, trying again…',
    over: 'Thank you for waiting.',
    kept: 'We’re very busy right now: this is how it was when it was opened last',
  },
  online: {
    back: "You''re Online",
    kept: "You''re Offline: this is how the page was when it was opened last",
  },
  whereShouldWe: 'Where should we deliver?',
  pickCitySee: 'Pick a city to see its kitchens. You can change it at any time.',
});
