import { defineTexts } from '#lib/i18n/texts.ts';

export const officeAdministratorsTexts = defineTexts({
  you: 'You',
  title: 'Administrators',
  failed: 'We couldn’t load the administrators.',
  twoFactor: 'Two-factor',
  inviteTitle: 'Invite an administrator',
  send: 'Become an owner',
  owner: {
    title: 'Become an owner',
    failed: 'That didn’t work. Try again in a moment.',
  },
  another:
    'Whoever runs the server can make a new one: restart while there is no owner, or run “npm run tawa -- owner add”.',
  toLogin: 'Go to login',
  sending: 'Opening the office...',
  notWhole: 'This link is incomplete. Copy all of it, including the part after #.',
  firstHead: 'The first owner of this office',
  addedHead: 'Join the office as an owner',
  firstText: 'No one works here yet. You get all permissions and can invite others from the settings.',
  addedText: 'Your password works from now on, the second step is off, and we tell the other owners.',
  name: 'Name',
  email: 'Email',
});
