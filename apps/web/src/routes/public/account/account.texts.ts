import { defineTexts } from '#lib/i18n/texts.ts';

export const accountScreenTexts = defineTexts({
  joinText: 'The link of your mail works once.',
  joinTitle: 'Join {restaurant}',
  joinHead: 'Work in the office of Tawa',
  administrator: {
    joinTitle: 'Join the office',
  },
  registration: {
    userDone: 'User registered successfully!',
    userFailed: 'Registration failed. Please try again.',
    restaurantFailed: 'Failed to add restaurant',
  },
  text: 'The link of the server works once and for 24 hours.',
});
