import { defineTexts } from '#lib/i18n/texts.ts';

export const faqsTexts = defineTexts({
  faqs: {
    none: 'No FAQs available.',
  },
  retry: 'Try again',
  loading: 'Loading questions',
});
