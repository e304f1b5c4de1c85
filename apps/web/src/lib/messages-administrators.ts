/** The words of those who work in the office. */
export const administratorTexts = {
  title: 'Administrators',
  facts: 'Everybody has an account of their own. What a role does not include stays closed.',
  failed: 'The administrators could not be read.',
  notSaved: 'That could not be saved.',
  invite: 'Invite',
  inviteTitle: 'Invite an administrator',
  send: 'Send invitation',
  sending: 'Sending...',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  you: 'You',
  twoFactor: 'Two-factor',
  invited: 'Invited',
  expired: 'Invitation too old',
  again: 'Send again',
  remove: 'Remove',
  takeBack: 'Take back',
  removeTitle: (name: string) => `Remove ${name}?`,
  takeBackTitle: (name: string) => `Take back the invitation of ${name}?`,
  removeText: 'Every device is signed out at once, and the account opens nothing here any more.',
  takeBackText: 'The link of the mail stops working.',
  removing: 'Removing...',
  lastSeen: (day: string) => `last here ${day}`,
  since: (day: string) => `since ${day}`,
  sent: (day: string) => `sent ${day}`,
  joinTitle: 'Join the office',
  joinText: 'The link of your mail works once.',
  joinHead: 'Work in the office of Tawa',
  notYours: (role: string) =>
    `Your role here is ${role}, and it does not include this page. Ask an owner if you need it.`,
} as const;

/** The words of an administrator who looks at a restaurant's panel. */
export const visitTexts = {
  label: 'You are looking',
  text: (restaurant: string) => `You see ${restaurant} as its owner does.`,
  rule: 'Nothing can be changed.',
  end: 'End',
} as const;
