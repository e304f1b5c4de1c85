import { defineTexts } from '#lib/i18n/texts.ts';

export const officeStatisticsTexts = defineTexts({
  csv: 'CSV',
  search: 'Search by name',
  failed: 'The figures could not be read.',
  none: 'No order in this time.',
  saveFailed: 'The file could not be saved. Please try again.',
  saving: 'Saving...',
  of: 'Figures of {name}',
  dayRule: 'A day runs from 5:00 am to 5:00 am.',
  updated: 'Updated {time}.',
  statistics: {
    failed: 'The report could not be read.',
  },
  compared: '{name}, {from}, compared with {againstFrom}. ',
});
