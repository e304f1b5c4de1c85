/** Texts of the menu editor. */
export const menuMessages = {
  failed: 'The menu could not be read.',
  dishFailed: 'The dish could not be read.',
  notSaved: 'This was not saved. Please try again.',
  locked: 'Dishes come after the review',
  lockedText:
    'Your restaurant is checked first. From its activation on you write dishes here, and the first one on sale puts you into the lists. Meanwhile you can prepare them in a CSV file and import it then.',
  whatIsMissing: 'See what is missing',
  template: 'CSV template',
  empty: 'No dishes yet',
  emptyText: 'Add your first dish. It stays a draft until you publish it.',
  noMatch: 'No dish matches.',
  arrange: 'Drag, or press Space and the arrow keys. Customers see this order.',
  arrangeDishes: 'Choose a category to put its dishes in order.',
  soldOut: (name: string, until: string | null) =>
    until === null ? `${name} is sold out until you switch it on` : `${name} is sold out until ${until}`,
  on: (name: string) => `${name} is on sale`,
  hidden: (name: string) => `${name} is hidden`,
  takenOff: 'Taken off by Tawa',
  takenOffFor: (reason: string) =>
    `Our office took this dish off: ${reason}. It stays off until our office gives it back.`,
  published: (name: string) => `${name} is published`,
  saved: (name: string) => `${name} is saved`,
  deleted: (name: string) => `${name} is off the menu`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed of this dish is not saved.',
  overtaken: (who: string | null, when: string | null) =>
    `${who ?? 'Somebody'} changed this dish${when === null ? '' : ` at ${when}`} while you were editing. Nothing of yours was written.`,
  firstOfDescription: 'Lists show the first 80; the dish page shows all.',
  picture: '4:3, 800 × 600 or more, up to 5 MB',
  fileFailed: 'The file could not be sent. Please try again.',
} as const;

/** Texts of the kitchen's chefs. */
export const chefMessages = {
  facts: 'Shown at the foot of your page, in this order',
  failed: 'Failed to fetch chefs. Please try again later.',
  notSaved: 'This was not saved. Please try again.',
  saved: (name: string) => `${name} is saved`,
  deleted: (name: string) => `${name} is off your page`,
  empty: 'No chefs yet',
  emptyText: 'Guests like to know who cooks for them. A name and what they do is enough.',
  picture: 'Square, 256 × 256 or more, up to 5 MB',
  arrange: 'Drag, or press Space and the arrow keys. Customers see this order.',
  full: 'A kitchen shows 30 chefs at most.',
} as const;
