/** The states of a restaurant on Tawa. */
export const restaurantStates = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'rejected',
  'active',
  'suspended',
  'closing',
  'closed',
] as const;
export type RestaurantState = (typeof restaurantStates)[number];

/** A state as the office reads it. */
export const lifecycleWords: Readonly<Record<RestaurantState, string>> = {
  draft: 'Not sent yet',
  submitted: 'To review',
  in_review: 'In review',
  changes_requested: 'Changes asked',
  rejected: 'Rejected',
  active: 'Active',
  suspended: 'Suspended',
  closing: 'Wants to close',
  closed: 'Closed',
};
export type LifeActor = 'restaurant' | 'admin' | 'system';

interface LifeStep {
  from: RestaurantState;
  to: RestaurantState;
  by: readonly LifeActor[];
}

const office = ['admin'] as const;
const owner = ['restaurant'] as const;

/** Every step that a restaurant may take, and whose step it is. */
export const lifeSteps: readonly LifeStep[] = [
  { from: 'draft', to: 'submitted', by: owner },
  { from: 'submitted', to: 'in_review', by: office },
  { from: 'in_review', to: 'active', by: office },
  { from: 'in_review', to: 'changes_requested', by: office },
  { from: 'in_review', to: 'rejected', by: office },
  { from: 'changes_requested', to: 'submitted', by: owner },
  { from: 'rejected', to: 'draft', by: owner },
  { from: 'active', to: 'suspended', by: ['admin', 'system'] },
  { from: 'suspended', to: 'active', by: office },
  { from: 'active', to: 'closing', by: owner },
  { from: 'closing', to: 'active', by: ['restaurant', 'admin'] },
  { from: 'closing', to: 'closed', by: office },
];

/** May this actor take this step? */
export const mayStep = (from: RestaurantState, to: RestaurantState, by: LifeActor): boolean =>
  lifeSteps.some((step) => step.from === from && step.to === to && step.by.includes(by));

/** The states in which the owner fills in the checklist; in the others what is public changes at once and papers wait for the office. */
export const isBeingFilled = (state: RestaurantState): boolean => state === 'draft' || state === 'changes_requested';

/** While the office reads, nothing of what it reads may change. */
export const isBeingRead = (state: RestaurantState): boolean => state === 'submitted' || state === 'in_review';

/** Is this one of the states? */
export const isRestaurantState = (text: string): text is RestaurantState =>
  restaurantStates.some((state) => state === text);

/** The items of the checklist in their groups and their order. */
export const checklistGroups = {
  restaurant: ['name', 'logo', 'description', 'cuisine', 'type'],
  place: ['address', 'contact', 'hours', 'venue'],
  papers: ['fssai', 'gstin', 'pan'],
  money: ['payout', 'terms'],
} as const;
export type ChecklistGroup = keyof typeof checklistGroups;
export type ChecklistItem = (typeof checklistGroups)[ChecklistGroup][number];

/** Every item of the checklist, in order. */
export const checklistItems: readonly ChecklistItem[] = Object.values(checklistGroups).flat();

/** The items whose change the office looks at while the old value stays in force. */
export const paperFields = ['fssai', 'gstin', 'pan', 'payout'] as const;
export type PaperField = (typeof paperFields)[number];

/** Characters of a description at least. */
export const descriptionLengthMin = 30;

/** What the checklist is made of; papers say whether a value is there. */
export interface ChecklistFacts {
  restaurant_name: string;
  logo: string | null;
  description: string;
  cuisine_type: string | null;
  restaurant_type: string | null;
  full_address: string | null;
  pincode: string | null;
  city_is_active: boolean;
  lat: number | null;
  lng: number | null;
  contact_number: string | null;
  email_verified: boolean;
  open_days: number;
  venues: number;
  papers: readonly PaperField[];
  terms_version: number | null;
  terms_in_force: number;
}

type Missing = (facts: ChecklistFacts) => string | null;
const paper =
  (field: PaperField, text: string): Missing =>
  ({ papers }) =>
    papers.includes(field) ? null : text;

function missingOfAddress({ full_address, pincode, city_is_active, lat, lng }: ChecklistFacts): string | null {
  if (!full_address) return 'Write the address';
  if (!pincode) return 'Add the pin code';
  if (!city_is_active) return 'Choose the city';
  return lat === null || lng === null ? 'Set the point on the map' : null;
}

const missing: Readonly<Record<ChecklistItem, Missing>> = {
  name: ({ restaurant_name }) => (restaurant_name.trim() ? null : 'Write the name'),
  logo: ({ logo }) => (logo ? null : 'Upload a logo'),
  description: ({ description }) =>
    description.trim().length >= descriptionLengthMin
      ? null
      : `Write ${descriptionLengthMin} characters or more about your kitchen`,
  cuisine: ({ cuisine_type }) => (cuisine_type ? null : 'Choose the cuisine'),
  type: ({ restaurant_type }) => (restaurant_type ? null : 'Say what you cook: veg, non-veg or both'),
  address: missingOfAddress,
  contact: ({ contact_number, email_verified }) => {
    if (!email_verified) return 'Open the link in our e-mail to confirm your address';
    return contact_number ? null : 'Add a phone number';
  },
  hours: ({ open_days }) => (open_days > 0 ? null : 'Set when you are open'),
  venue: ({ venues }) => (venues > 0 ? null : 'Add your dining room or kitchen as a venue'),
  fssai: paper('fssai', 'Add the licence number and its document'),
  gstin: paper('gstin', 'Add the number, or say that you are not registered'),
  pan: paper('pan', 'Add the PAN of the owner or the company'),
  payout: paper('payout', 'Say where your money goes'),
  terms: ({ terms_version, terms_in_force }) =>
    terms_version !== null && terms_version >= terms_in_force ? null : 'Read and accept the terms',
};

/** Each item with what it still lacks; null where it is done. */
export const decideChecklist = (facts: ChecklistFacts): { item: ChecklistItem; missing: string | null }[] =>
  checklistItems.map((item) => ({ item, missing: missing[item](facts) }));
