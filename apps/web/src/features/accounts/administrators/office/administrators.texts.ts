import { defineTexts } from '#lib/i18n/texts.ts';

export const officeAdministratorsTexts = defineTexts({
  you: 'You',
  title: 'Administrators',
  failed: 'The administrators could not be read.',
  twoFactor: 'Two-factor',
  inviteTitle: 'Invite an administrator',
  send: 'Become an owner',
  owner: {
    title: 'Become an owner',
    failed: 'That did not work. Try again in a moment.',
  },
  another:
    'Whoever runs the server gets another one: by a start while nobody has the office, or by “npm run tawa -- owner add”.',
  toLogin: 'Go to login',
  sending: 'Opening the office...',
  notWhole: 'This link is not whole. Copy all of it, with what stands behind #.',
  firstHead: 'The first owner of this office',
  addedHead: 'Into the office, with every right',
  firstText: 'Nobody works here yet. You start with all permissions and can invite others from the settings.',
  addedText: 'The password works from now on, the second step is off, and the other owners are told.',
  name: 'Name',
  email: 'Email',
});
