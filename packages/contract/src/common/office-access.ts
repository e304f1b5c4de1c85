import { mayWorkInOffice, type OfficeArea, type OfficeRole } from '@tawa/domain/accounts/administrators';
import { findOwn } from '@tawa/domain/common/own';
import type { Endpoint } from './endpoint.ts';

type Called = Pick<Endpoint, 'method' | 'path'>;

/** Which part of the office a call belongs to: the first line that fits. Each call needs a line; without one it is the owner's alone. */
const lines: readonly (readonly [methods: string, path: RegExp, area: OfficeArea])[] = [
  ['*', /^\/(users|notifications)\//, 'own'],
  ['*', /^\/notifications$/, 'own'],
  ['GET', /^\/(events|map|admin\/access|admin\/find)$/, 'own'],
  ['GET', /^\/admin\/overview$/, 'overview'],
  ['*', /^\/admin\/orders\/:order_number\/(refunds|cash)$/, 'refunds'],
  ['*', /^\/admin\/(refunds|payments)(\/|$)/, 'refunds'],
  ['GET', /^\/admin\/orders(\/|$)/, 'orders_read'],
  ['GET', /^\/(orders\/:order_number\/documents|documents\/:document_id\/pdf)$/, 'orders_read'],
  ['*', /^\/admin\/orders(\/|$)/, 'orders'],
  ['PATCH', /^\/orders\/:order_number\/status$/, 'orders'],
  ['POST', /^\/admin\/users\/:user_id\/goodwill$/, 'refunds'],
  ['*', /^\/admin\/users(\/|$)/, 'people'],
  ['*', /^\/admin\/restaurants\/:restaurant_id\/(commissions|premises)(\/|$)/, 'money'],
  ['GET', /^\/admin\/restaurants\/:restaurant_id\/documents(\/|$)/, 'restaurants'],
  ['GET', /^\/admin\/restaurants(\/|$)/, 'restaurants_read'],
  ['*', /^\/admin\/restaurants(\/|$)/, 'restaurants'],
  ['*', /^\/admin\/dishes(\/|$)/, 'dishes'],
  ['*', /^\/admin\/(venues|bookings)(\/|$)/, 'tables'],
  ['*', /^\/admin\/(complaints|contacts)(\/|$)/, 'help'],
  ['GET', /^\/complaints\/count\/unresolved$/, 'help'],
  ['*', /^\/admin\/(feedback|dish-photos)(\/|$)/, 'feedback'],
  ['*', /^\/admin\/(cities\/:city_id\/terms|city-terms)(\/|$)/, 'owner'],
  [
    '*',
    /^\/admin\/(blogs|categories|cities|faqs|fonts|legal|search-aliases|slides|team|testimonials)(\/|$)/,
    'content',
  ],
  ['POST', /^\/(legal|pictures)$/, 'content'],
  ['*', /^\/admin\/(coupons|payouts|payout-run|payout-batches|statistics|tax-reports)(\/|$)/, 'money'],
  ['GET', /^\/admin\/bank-formats$/, 'money'],
  ['*', /^\/admin\/(administrators|audit|bank-formats|mail-tests|provider-keys|settings|tax-rates)(\/|$)/, 'owner'],
];

/** Which part each screen belongs to; a path below another one belongs to the same. Each screen needs an entry here. */
const screens: Readonly<Record<string, OfficeArea>> = {
  '/admindashboard': 'overview',
  '/stats': 'money',
  '/users': 'people',
  '/all-orders': 'orders_read',
  '/all-menu': 'dishes',
  '/adminrestaurants': 'restaurants_read',
  '/category': 'content',
  '/cities': 'content',
  '/search-words': 'content',
  '/testimonials': 'content',
  '/venues': 'tables',
  '/admin/complaints': 'help',
  '/settings': 'content',
  '/coupons': 'money',
  '/payouts': 'money',
  '/tax-reports': 'money',
  '/teams': 'content',
  '/FAQs': 'content',
  '/all-feedback': 'feedback',
  '/dish-photos': 'feedback',
  '/contacts': 'help',
  '/font-settings': 'content',
  '/admin-profile-settings': 'own',
  '/admin-blogs': 'content',
  '/audit-log': 'owner',
  '/notifications': 'own',
  '/change-password': 'own',
  '/delete-account': 'own',
};

const lineOf = ({ method, path }: Called) =>
  lines.find(([methods, fits]) => (methods === '*' || methods === method) && fits.test(path));

/** Whether a line names this call. */
export const isNamedInOffice = (called: Called): boolean => lineOf(called) !== undefined;

/** The part of the office that a call of an administrator belongs to. */
export const officeAreaOf = (called: Called): OfficeArea => lineOf(called)?.[2] ?? 'owner';

/** May an administrator of this role make this call? */
export const officeMay = (role: OfficeRole, called: Called): boolean => mayWorkInOffice(role, officeAreaOf(called));

/** The part of the office that a screen belongs to; undefined for a path that is none of its screens. */
export function officeAreaOfScreen(path: string): OfficeArea | undefined {
  const known = Object.keys(screens).find((start) => path === start || path.startsWith(`${start}/`));
  return known === undefined ? undefined : findOwn(screens, known);
}
