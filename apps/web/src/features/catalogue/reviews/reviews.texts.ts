import { defineTexts } from '#lib/i18n/texts.ts';

export const reviewsTexts = defineTexts({
  accessDenied: {
    title: 'Access Denied',
    text: 'This page belongs to another kind of account.',
    needed: {
      user: 'This page is for customers. Log in with a customer’s account to see it.',
      restaurant: 'This page is for restaurants. Log in with a restaurant’s account to see it.',
      admin: 'This page is for the office. Log in with an administrator’s account to see it.',
    },
    back: 'Go Back',
  },
  rate: 'Rate this restaurant',
  report: 'Report',
  reported: 'Thank you. Our team looks at it.',
  reportWhy: 'What is wrong with it?',
  reportSend: 'Report review',
  reportNote: 'Anything we should know?',
  loginTitle: 'Log in to rate {name}',
  reportTitle: 'Report this review?',
});
