import { defineTexts } from '#lib/i18n/texts.ts';

export const kitchenStaffTexts = defineTexts({
  join: 'Open my account',
  hello: 'Hello {name}. Your role: {role}.',
  works: 'Works here',
  title: 'Staff',
  empty: 'You work alone here so far. Invite somebody, and they choose their own password.',
  failed: 'The staff could not be read.',
  toLogin: 'Go to login',
  joining: 'Opening...',
  joinWait: 'Join the staff',
  notWhole: 'This link is not whole. Open it from your mail once more.',
  joinFailed: 'That did not work. Please try again.',
  inviteTitle: 'Invite somebody',
  email: 'Email',
});
