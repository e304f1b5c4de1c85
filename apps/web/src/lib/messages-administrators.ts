/** The words of those who work in the office. */
export const administratorTexts = {
  title: 'Administrators',
  failed: 'The administrators could not be read.',
  inviteTitle: 'Invite an administrator',
  you: 'You',
  twoFactor: 'Two-factor',
  joinTitle: 'Join the office',
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
  ownersOwn: 'This is the owner’s own. A visit does not show it.',
} as const;

/** The words of the page behind a link that the server itself printed. */
export const ownerTexts = {
  title: 'Become an owner',
  text: 'The link of the server works once and for 24 hours.',
  firstHead: 'The first owner of this office',
  firstText: 'Nobody works here yet. You begin with every right, and invite the others from the settings.',
  addedHead: 'Into the office, with every right',
  addedText: 'The password counts from now on, the second step is off, and the other owners hear of it.',
  failed: 'That did not work. Try again in a moment.',
  notWhole: 'This link is not whole. Copy all of it, with what stands behind #.',
  another:
    'Whoever runs the server gets another one: by a start while nobody has the office, or by “npm run tawa -- owner add”.',
  toLogin: 'Go to login',
  send: 'Become an owner',
  sending: 'Opening the office...',
} as const;
