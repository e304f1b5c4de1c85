/** The words of a restaurant's staff. */
export const staffTexts = {
  title: 'Staff',
  failed: 'The staff could not be read.',
  empty: 'You work alone here so far. Invite somebody, and they choose their own password.',
  inviteTitle: 'Invite somebody',
  works: 'Works here',
  joinTitle: (restaurant: string) => `Join ${restaurant}`,
  joinWait: 'Join the staff',
  joinText: 'The link of your mail works once.',
  hello: (name: string, role: string) => `Hello ${name}. Your role: ${role}.`,
  joinFailed: 'That did not work. Please try again.',
  join: 'Open my account',
  joining: 'Opening...',
  toLogin: 'Go to login',
  notWhole: 'This link is not whole. Open it from your mail once more.',
  yourPart: (role: string, text: string) => `You work here as ${role}: ${text} Ask the owner if you need more.`,
  notYours: (role: string) =>
    `Your role here is ${role}, and it does not include this page. Ask the owner if you need it.`,
} as const;
