import { defineTexts } from './i18n/texts.ts';

export const formatTexts = defineTexts({
  time: '{clock} {part, select, early {am} morning {am} other {pm}}',
  tomorrow: 'tomorrow, {time}',
  yesterday: 'yesterday, {time}',
  goodMorning: 'Good morning',
  goodAfternoon: 'Good afternoon',
  goodEvening: 'Good evening',
});
