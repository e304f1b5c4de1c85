import { defineTexts } from '#lib/i18n/texts.ts';

export const officeSiteTexts = defineTexts({
  banner: {
    label: 'Maintenance',
    title: 'The site is closed for maintenance',
    change: 'Open the settings',
    passed: 'The time that visitors were told has passed.',
    office: 'Visitors and customers see your text; nothing new can be ordered.',
    kitchen: 'No new orders come in. Orders already placed go on as usual.',
  },
});
