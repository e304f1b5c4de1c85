import { defineTexts } from '#lib/i18n/texts.ts';

export const adminScreenTexts = defineTexts({
  title: 'Invoice and receipts',
  newPost: 'New post of the house',
  profileSettingsTawa: 'Profile settings · Tawa',
  people: 'People and roles',
  peopleTawa: 'People and roles · Tawa',
  toPeople: 'Who works in the office, and what each role includes, is now in <link>People and roles</link>.',
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
