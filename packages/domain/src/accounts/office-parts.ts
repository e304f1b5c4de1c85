/** The parts of the office that a role has nothing of, sees, or acts in. */
export const officeParts = [
  'overview',
  'orders',
  'refunds',
  'people',
  'restaurants',
  'dishes',
  'tables',
  'help',
  'feedback',
  'content',
  'coupons',
  'money',
  'settings',
  'keys',
  'audit',
  'administrators',
] as const;
export type OfficePart = (typeof officeParts)[number];

/** How far a role goes in a part; whoever acts sees too. */
export const officeLevels = ['read', 'act'] as const;
export type OfficeLevel = (typeof officeLevels)[number];

/** What somebody may in the office: nothing in a part that is not named. */
export type OfficeRights = { readonly [Part in OfficePart]?: OfficeLevel | undefined };

/** Each part by its name, and what there is to see and to do. */
export const officePartWords: Readonly<Record<OfficePart, string>> = {
  overview: 'Dashboard',
  orders: 'Orders',
  refunds: 'Refunds',
  people: 'Accounts',
  restaurants: 'Restaurants',
  dishes: 'Dishes',
  tables: 'Tables',
  help: 'Complaints and messages',
  feedback: 'Reviews and photos',
  content: 'Content',
  coupons: 'Coupons',
  money: 'Payouts and figures',
  settings: 'Settings',
  keys: 'Provider keys',
  audit: 'Audit log',
  administrators: 'People of the office',
};

export const officePartTexts: Readonly<Record<OfficePart, string>> = {
  overview: 'What waits today, and how the day goes.',
  orders: 'Every order with its customer and papers. Act: move, cancel and note them.',
  refunds: 'Refunds, held payments and cash of an order. Act: send money back and give goodwill.',
  people: 'Customers and owners with their orders. Act: block, note, sign out and delete accounts.',
  restaurants: 'Every restaurant and its partner keys. Act: read papers, approve, pause and look at a panel.',
  dishes: 'The dishes of all restaurants. Act: hide and show them.',
  tables: 'Venues and bookings. Act: cancel a booking, switch a venue off.',
  help: 'Complaints and messages of guests. Act: answer, settle and refund as the complaint allows.',
  feedback: 'Reviews and photos of dishes. Act: decide, hide and show them.',
  content:
    'Blogs, questions, testimonials, the team, legal texts, cities, categories and broadcasts. Act: write, publish and send.',
  coupons: 'Coupons with what they cost. Act: make, change and end them.',
  money:
    'Payouts, bank formats, commissions, statistics and tax reports. Act: pay out, change formats and set commissions.',
  settings: 'Fees, limits and tax rates. Act: change them for everybody.',
  keys: 'Which providers are connected; a key itself is never shown. Act: replace keys and send a test mail.',
  audit: 'Everything that the office did.',
  administrators: 'Who works here as what, and the roles. Owners alone change them.',
};

/** The parts where a role made by the office may see at most: there is nothing to do, or owners alone do it. */
const seenOnly: ReadonlySet<OfficePart> = new Set(['overview', 'audit', 'administrators']);

/** The levels that a role made by the office may have in a part, beside nothing. */
export const officeLevelsOf = (part: OfficePart): readonly OfficeLevel[] =>
  seenOnly.has(part) ? ['read'] : officeLevels;

/** May somebody with these rights go so far in this part of the office? */
export function mayInOffice(rights: OfficeRights, part: OfficePart, level: OfficeLevel): boolean {
  const own = rights[part];
  return own === 'act' || (own !== undefined && own === level);
}

/** The rights that a stored value gives; a part or level that nobody knows gives nothing. */
export function officeRightsFrom(stored: unknown): OfficeRights {
  const rights: Partial<Record<OfficePart, OfficeLevel>> = {};
  if (typeof stored !== 'object' || stored === null) return rights;
  const given = new Map<string, unknown>(Object.entries(stored));
  for (const part of officeParts) {
    const level = officeLevelsOf(part).find((one) => one === given.get(part));
    if (level !== undefined) rights[part] = level;
  }
  return rights;
}

/** What is worked on at the screen of another part, which has to be seen for it. */
const workedOnIn: Readonly<Partial<Record<OfficePart, OfficePart>>> = { refunds: 'orders' };

/** Parts that are given without the one whose screen they are worked on at. */
export const partsOutOfReach = (rights: OfficeRights): { part: OfficePart; needs: OfficePart }[] =>
  officeParts.flatMap((part) => {
    const needs = workedOnIn[part];
    return needs && rights[part] !== undefined && rights[needs] === undefined ? [{ part, needs }] : [];
  });

/** What pages of the release before ask for, by the part and level that it is now. */
const areasBefore: readonly (readonly [area: string, part: OfficePart, level: OfficeLevel])[] = [
  ['overview', 'overview', 'read'],
  ['orders_read', 'orders', 'read'],
  ['orders', 'orders', 'act'],
  ['refunds', 'refunds', 'act'],
  ['people', 'people', 'act'],
  ['restaurants_read', 'restaurants', 'read'],
  ['restaurants', 'restaurants', 'act'],
  ['dishes', 'dishes', 'act'],
  ['tables', 'tables', 'act'],
  ['help', 'help', 'act'],
  ['feedback', 'feedback', 'act'],
  ['content', 'content', 'act'],
  ['money', 'money', 'act'],
  ['owner', 'settings', 'act'],
];

/** The areas of the release before that these rights open: a page of it that is still open asks by them. */
export const areasOf = (rights: OfficeRights): string[] => [
  'own',
  ...areasBefore.flatMap(([area, part, level]) => (mayInOffice(rights, part, level) ? [area] : [])),
];

/** Whether a role gives anything at all. */
export const givesNothing = (rights: OfficeRights): boolean => officeParts.every((part) => rights[part] === undefined);
