import type { ChecklistGroup, ChecklistItem, RestaurantState } from '@tawa/domain/catalogue/restaurant-life';

/** Texts of the restaurant's profile and of its way to customers. */
export const profileMessages = {
  title: 'Profile',
  facts: 'What customers read, your legal papers, and where you stand with us',
  failed: 'The profile could not be read.',
  saving: 'Saving...',
  savedAt: (time: string) => `Saved as you type, ${time}`,
  notKept: 'Not saved yet. Please press Save.',
  welcome: (name: string) => `Welcome, ${name}`,
  opensIn: (restaurant: string) => `${restaurant} opens on Tawa in four steps`,
  preview: {
    name: 'Your restaurant',
    area: 'Your area',
    city: 'your city',
  },
} as const;
/** The band that says how far a restaurant is. */
export const bandTexts = {
  listed: 'Customers find you',
  hidden: (reason: string) => `We took you out of the lists: ${reason.replace(/[.!?…]*$/, '')}. Open orders go on.`,
  unlisted: 'You are active, not listed yet. Add your first dish.',
  done: (done: number, all: number) => `${done} of ${all} done`,
  left: (minutes: string) => `about ${minutes} left`,
  remarks: (remarks: string) => `${remarks} to answer`,
  sent: (when: string) => `Sent ${when}.`,
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
