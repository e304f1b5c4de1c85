import { defineTexts } from '#lib/i18n/texts.ts';

export const kitchenStaffTexts = defineTexts({
  join: 'Open my account',
  hello: 'Hello {name}. Your role: {role}.',
  works: 'Works here',
  title: 'Staff',
  empty: 'It’s just you so far. Invite someone; they choose their own password.',
  failed: 'We couldn’t load the staff.',
  toLogin: 'Go to login',
  joining: 'Opening...',
  joinWait: 'Join the staff',
  notWhole: 'This link is incomplete. Open it from your mail again.',
  joinFailed: 'That didn’t work. Please try again.',
  inviteTitle: 'Invite someone',
  email: 'Email',
});
