import { mayInOffice, type OfficeLevel, type OfficePart, type OfficeRights } from '@tawa/domain/accounts/office-parts';
import { findOwn } from '@tawa/domain/common/own';
import type { Endpoint } from './endpoint.ts';

type Called = Pick<Endpoint, 'method' | 'path'>;

/** 'own' belongs to every administrator; a part asks for 'read' where the call reads and for 'act' where it writes. */
type Line = readonly [methods: string, path: RegExp, part: OfficePart | 'own', level?: OfficeLevel];

/** Which part of the office a call belongs to: the first line that fits. Each call needs a line; without one it is the owner's alone. */
const lines: readonly Line[] = [
  ['*', /^\/(users|account|notifications)\//, 'own'],
  ['*', /^\/notifications$/, 'own'],
  ['GET', /^\/(events|map|admin\/access|admin\/find)$/, 'own'],
  // Each report is asked for by its own part of the office.
  ['*', /^\/admin\/scheduled-reports(\/|$)/, 'own'],
  ['GET', /^\/admin\/overview$/, 'overview'],
  ['*', /^\/admin\/orders\/:order_number\/(refunds|cash)$/, 'refunds'],
  ['*', /^\/admin\/(refunds|payments)(\/|$)/, 'refunds'],
  ['GET', /^\/(orders\/:order_number\/documents|documents\/:document_id\/pdf)$/, 'orders'],
  ['*', /^\/admin\/orders(\/|$)/, 'orders'],
  ['PATCH', /^\/orders\/:order_number\/status$/, 'orders'],
  ['POST', /^\/admin\/users\/:user_id\/goodwill$/, 'refunds'],
  // Whole lists of people and how to reach them leave the house for those alone who work with them.
  ['GET', /^\/admin\/users\/csv$/, 'people', 'act'],
  ['GET', /^\/admin\/bookings\/csv$/, 'tables', 'act'],
  ['GET', /^\/admin\/(complaints|contacts)\/csv$/, 'help', 'act'],
  ['*', /^\/admin\/users(\/|$)/, 'people'],
  ['*', /^\/admin\/restaurants\/:restaurant_id\/(commissions|premises)(\/|$)/, 'money'],
  // The papers of a restaurant show its owner's identity.
  ['GET', /^\/admin\/restaurants\/:restaurant_id\/documents(\/|$)/, 'restaurants', 'act'],
  ['*', /^\/admin\/restaurants(\/|$)/, 'restaurants'],
  ['*', /^\/admin\/dishes(\/|$)/, 'dishes'],
  ['*', /^\/admin\/(venues|bookings)(\/|$)/, 'tables'],
  ['*', /^\/admin\/(complaints|contacts)(\/|$)/, 'help'],
  ['GET', /^\/complaints\/count\/unresolved$/, 'help'],
  ['*', /^\/admin\/(feedback|dish-photos|price-reports)(\/|$)/, 'feedback'],
  ['*', /^\/admin\/(cities\/:city_id\/terms|city-terms)(\/|$)/, 'settings'],
  [
    '*',
    /^\/admin\/(blogs|categories|cities|faqs|fonts|legal|search-aliases|slides|team|testimonials)(\/|$)/,
    'content',
  ],
  ['*', /^\/admin\/broadcasts(\/|$)/, 'content'],
  ['POST', /^\/(legal|pictures)$/, 'content'],
  ['*', /^\/admin\/coupons(\/|$)/, 'coupons'],
  // A file for the bank carries the account of every restaurant in it.
  ['GET', /^\/admin\/payout-batches\/:payout_batch_id\/csv$/, 'money', 'act'],
  ['*', /^\/admin\/(payouts|payout-run|payout-batches|bank-formats|statistics|tax-reports)(\/|$)/, 'money'],
  ['*', /^\/admin\/(settings|tax-rates)(\/|$)/, 'settings'],
  ['*', /^\/admin\/(mail-tests|provider-keys)(\/|$)/, 'keys'],
  ['GET', /^\/admin\/audit(\/|$)/, 'audit'],
  ['*', /^\/admin\/(administrators|roles)(\/|$)/, 'administrators'],
];

/** The parts that open each screen, any of them; a path below another one belongs to the same. Each screen needs an entry here. */
const screens: Readonly<Record<string, readonly (OfficePart | 'own')[]>> = {
  '/admindashboard': ['overview'],
  '/stats': ['money'],
  '/users': ['people'],
  '/all-orders': ['orders'],
  '/all-menu': ['dishes'],
  '/adminrestaurants': ['restaurants'],
  '/category': ['content'],
  '/cities': ['content'],
  '/search-words': ['content'],
  '/testimonials': ['content'],
  '/venues': ['tables'],
  '/admin/complaints': ['help'],
  '/admin/refunds': ['refunds'],
  '/broadcasts': ['content'],
  '/scheduled-reports': ['own'],
  '/settings': ['content', 'settings', 'keys'],
  '/coupons': ['coupons'],
  '/payouts': ['money'],
  '/tax-reports': ['money'],
  '/teams': ['content'],
  '/FAQs': ['content'],
  '/all-feedback': ['feedback'],
  '/dish-photos': ['feedback'],
  '/price-reports': ['feedback'],
  '/contacts': ['help'],
  '/font-settings': ['content'],
  '/admin-profile-settings': ['own'],
  '/admin-blogs': ['content'],
  '/audit-log': ['audit'],
  '/office-people': ['administrators'],
  '/notifications': ['own'],
  '/change-password': ['own'],
  '/delete-account': ['own'],
};

const lineOf = ({ method, path }: Called) =>
  lines.find(([methods, fits]) => (methods === '*' || methods === method) && fits.test(path));

/** Whether a line names this call. */
export const isNamedInOffice = (called: Called): boolean => lineOf(called) !== undefined;

/** The part of the office that a call of an administrator belongs to, and how far it goes there. */
export function officeNeedOf(called: Called): { part: OfficePart | 'own'; level: OfficeLevel } {
  const [, , part = 'administrators', level] = lineOf(called) ?? [];
  if (lineOf(called) === undefined) return { part, level: 'act' };
  return { part, level: level ?? (called.method === 'GET' ? 'read' : 'act') };
}

/** May an administrator with these rights make this call? */
export function officeMay(rights: OfficeRights, called: Called): boolean {
  const { part, level } = officeNeedOf(called);
  return part === 'own' || mayInOffice(rights, part, level);
}

/** The parts of the office that open a screen, any of them; undefined for a path that is none of its screens. */
export function officePartsOfScreen(path: string): readonly (OfficePart | 'own')[] | undefined {
  const known = Object.keys(screens).find((start) => path === start || path.startsWith(`${start}/`));
  return known === undefined ? undefined : findOwn(screens, known);
}

/** May an administrator with these rights open this screen? A path that is no screen of the office is the owner's. */
export const officeMaySee = (rights: OfficeRights, path: string): boolean =>
  (officePartsOfScreen(path) ?? ['administrators']).some((part) => part === 'own' || mayInOffice(rights, part, 'read'));

/** Do these rights open a screen where others act, and let nothing be done there? */
export const officeOnlyLooks = (rights: OfficeRights, path: string): boolean => {
  const parts = officePartsOfScreen(path)?.filter((part) => part !== 'own') ?? [];
  const isWorked = parts.some((part) => lines.some(([methods, , own]) => own === part && methods !== 'GET'));
  return isWorked && officeMaySee(rights, path) && !parts.some((part) => mayInOffice(rights, part, 'act'));
};

/** The screens that rights open beside those that every administrator has. */
export const officeScreensOf = (rights: OfficeRights): string[] =>
  Object.entries(screens)
    .filter(([path, parts]) => !parts.includes('own') && officeMaySee(rights, path))
    .map(([path]) => path);
