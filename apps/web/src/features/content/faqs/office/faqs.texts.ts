import { defineTexts } from '#lib/i18n/texts.ts';

export const officeFaqsTexts = defineTexts({
  customers: 'Customers',
  restaurants: 'Restaurants',
  administrators: 'Administrators',
  faqs: 'FAQs',
  faq: 'FAQ',
  questionOrAnswer: 'Question or answer',
  noQuestionsYet: 'No questions yet',
  questionsAnswersHelp: 'Questions and answers of the help pages are listed here.',
  question: 'Question',
  answer: 'Answer',
  forIt: 'For',
  place: 'Place',
  state: 'State',
});
