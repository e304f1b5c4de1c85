import { defineTexts } from '#lib/i18n/texts.ts';

export const teamTexts = defineTexts({
  team: {
    none: 'No team members found.',
    failed: 'Failed to fetch team members. Please try again later.',
  },
  loading: 'Loading the team',
});
