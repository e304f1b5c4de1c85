import type { ChecklistGroup, ChecklistItem, RestaurantState } from '@tawa/domain/catalogue/restaurant-life';

/** Texts of the restaurant's profile and of its way to customers. */
export const profileMessages = {
  title: 'Profile',
  facts: 'What customers read, your legal papers, and where you stand with us',
  failed: 'The profile could not be read.',
  notSaved: 'This was not saved. Please try again.',
  notSent: 'This could not be sent. Please try again.',
  saved: 'Saved',
  save: 'Save',
  saving: 'Saving...',
  saveAndGoOn: (item: string) => `Save and go on to ${item}`,
  later: 'Do this later',
  savedAt: (time: string) => `Saved as you type, ${time}`,
  notKept: 'Not saved yet. Please press Save.',
  ofGroup: (done: number, all: number) => `${done} of ${all}`,
  fold: (group: string) => `Fold ${group}`,
  unfold: (group: string) => `Unfold ${group}`,
  welcome: (name: string) => `Welcome, ${name}`,
  opensIn: (restaurant: string) => `${restaurant} opens on Tawa in four steps`,
  waits: 'Saved. The old one counts until we have looked at the new one.',
  reading: 'Read-only while we review.',
  noDocument: 'Upload the document first',
  ownersOnly: 'For the owner',
  ownerSends: 'The owner of this restaurant sends it for review.',
  preview: {
    title: 'How customers see you',
    name: 'Your restaurant',
    area: 'Your area',
    city: 'your city',
  },
} as const;

/** How an owner leaves. */
export const closingTexts = {
  title: 'Close your restaurant',
  text: 'You leave the lists at once and no new orders come in. Open orders are finished, then we settle the money and close.',
  ask: 'Ask to close',
  question: (name: string) => `Close ${name}?`,
  asked: 'You asked to close',
  askedText: 'We confirm when no order and no money is open. Until then you can come back.',
  stay: 'Stay open',
} as const;

/** The band that says how far a restaurant is. */
export const bandTexts = {
  label: 'Where you stand',
  listed: 'Customers find you',
  hidden: (reason: string) => `We took you out of the lists: ${reason.replace(/[.!?…]*$/, '')}. Open orders go on.`,
  unlisted: 'You are active, not listed yet. Add your first dish.',
  firstDish: 'Add your first dish',
  done: (done: number, all: number) => `${done} of ${all} done`,
  left: (minutes: string) => `about ${minutes} left`,
  remarks: (remarks: string) => `${remarks} to answer`,
  sent: (when: string) => `Sent ${when}.`,
  goOn: (item: string) => `Go on: ${item}`,
} as const;

export const groupNames: Readonly<Record<ChecklistGroup, string>> = {
  restaurant: 'Your restaurant',
  place: 'Where and when',
  papers: 'Legal papers',
  money: 'Money and terms',
};

export const itemNames: Readonly<Record<ChecklistItem, string>> = {
  name: 'Name',
  logo: 'Logo',
  description: 'Description',
  cuisine: 'Cuisine',
  type: 'Veg or non-veg',
  address: 'Address and map point',
  contact: 'Phone and e-mail',
  hours: 'Opening hours',
  venue: 'Venue',
  fssai: 'FSSAI licence',
  gstin: 'GSTIN',
  pan: 'PAN',
  payout: 'Payout account',
  terms: 'Terms',
};

/** What each state means to the owner. */
export const stateTexts: Readonly<Record<RestaurantState, { title: string; text: string }>> = {
  draft: { title: 'Fill in the checklist', text: 'Have your FSSAI licence, GSTIN and bank details at hand.' },
  submitted: {
    title: 'Sent for review',
    text: 'Usually 1 to 2 working days. We write to you if a field needs a change.',
  },
  in_review: { title: 'We are reviewing', text: 'We write to you if a field needs a change.' },
  changes_requested: { title: 'Please change a few things', text: 'Each remark stands at its line below.' },
  rejected: { title: 'We could not take your restaurant', text: 'You may begin again whenever the reason is gone.' },
  active: { title: 'You are active', text: 'Customers find you from your first dish on sale.' },
  suspended: { title: 'Your restaurant is suspended', text: 'No new orders come in. Open ones go on.' },
  closing: { title: 'You asked to close', text: 'We confirm when no order and no money is open.' },
  closed: { title: 'Your restaurant is closed', text: 'Thank you for cooking with us.' },
};
