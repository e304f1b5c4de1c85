/** Texts of complaints once they are filed; those of the form stand in messages-content.ts. */
export const threadTexts = {
  title: 'Complaints',
  lead: 'What you told us, what was answered, and by when you hear from us.',
  new: 'New complaint',
  loading: 'Loading complaints',
  failed: 'Your complaints could not be read.',
  loadingOne: 'Loading the complaint',
  clock: 'What you can count on',
  openOrder: 'Open the order',
  write: 'Your message',
  send: 'Send message',
  settledText: 'Nothing can be added to a settled complaint.',
  reopen: 'Open it again',
  reopenTitle: 'Open this complaint again?',
  reopenLabel: 'What is still wrong?',
  reopenUntil: (when: string) => `Not content? You can open it again until ${when}.`,
  waiting: 'We asked you something. Your answer takes it further.',
  clocks: {
    acknowledge: (hours: number) => `Acknowledged within ${hours} hours`,
    food_safety: (hours: number) => `Food safety looked into within ${hours} hours`,
    redress: (days: number) => `Settled within ${days} days`,
  },
  clockDone: (when: string) => `Done ${when}`,
  clockDue: (when: string) => `By ${when}`,
  clockLate: (when: string) => `Was due ${when}`,
} as const;

export const photoTexts = {
  add: 'Add photos',
  hint: (max: number) => `Up to ${max} photos. They help us to see what happened.`,
  left: (left: number) => (left === 1 ? 'One more photo fits' : `${left} more photos fit`),
  remove: (name: string) => `Remove ${name}`,
  adding: 'Adding photos...',
  send: 'Send photos',
  failed: 'A photo could not be added. Please try again.',
  notAll: 'Your complaint is with us, but not every photo arrived.',
  openIt: 'Add them to the complaint',
} as const;

export const kitchenComplaintTexts = {
  everybody: 'The customer',
  team: 'Our team only',
} as const;
