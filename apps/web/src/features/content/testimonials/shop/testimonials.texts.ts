import { defineTexts } from '#lib/i18n/texts.ts';

export const testimonialsTexts = defineTexts({
  testimonials: {
    failed: 'Failed to load testimonials.',
  },
  title: 'What people say',
  loading: 'Loading what people say',
});
