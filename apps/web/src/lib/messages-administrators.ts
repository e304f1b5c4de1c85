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
