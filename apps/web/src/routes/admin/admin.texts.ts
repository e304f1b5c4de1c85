import { defineTexts } from '#lib/i18n/texts.ts';

export const adminScreenTexts = defineTexts({
  title: 'Invoice and receipts',
  newPost: 'New post of the house',
  profileSettingsTawa: 'Profile settings · Tawa',
  profileSettings: 'Profile settings',
  officeStatistics: {
    title: 'Stats',
  },
  city: 'City',
  allCities: 'All cities',
  tabsLabel: 'What to see',
  tawa: '{title} · Tawa',
  noHistory: 'Nothing yet.',
  tabs: {
    report: 'Report',
    city: 'By city',
    restaurant: 'By restaurant',
  },
});
