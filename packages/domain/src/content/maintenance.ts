import { timeZoneDefault } from '../common/limits.ts';
import type { Settings } from './settings.ts';
import { clockTime } from '../common/clock-text.ts';
import { dayLabel } from '../common/text.ts';
import { readAddress } from '../common/public-addresses.ts';

/** The site while it is closed for maintenance: what visitors read, and until when it is said to be, as an ISO moment. */
export interface Closed {
  text: string;
  until: string | null;
}

/** What the settings say of maintenance; null while the site is open. */
export function closedBy(settings: Settings): Closed | null {
  if (settings('maintenance') !== 'closed') return null;
  return { text: settings('maintenance_text'), until: settings('maintenance_until') || null };
}

const isToCome = (until: string | null, now: Date): until is string =>
  until !== null && Date.parse(until) > now.getTime();

/** 'We expect to be back today at 4:30 pm.' on India's wall; empty when nobody knows or the time has passed. */
export function backWords({ until }: Closed, now: Date): string {
  if (!isToCome(until, now)) return '';
  const at = new Date(until);
  const day = dayLabel(at, now, timeZoneDefault);
  const isNamed = day === 'Today' || day === 'Tomorrow';
  return `We expect to be back ${isNamed ? day.toLowerCase() : `on ${day}`} at ${clockTime(at, timeZoneDefault)}.`;
}

/** The same at a moment: the text with when the site is back, and the seconds after which another try makes sense. */
export interface ClosedNow extends Closed {
  words: string;
  retryAfterS: number;
}

const retryDefaultS = 600;
const retryMinS = 60;
const retryMaxS = 86_400;

function retryAfterS({ until }: Closed, now: Date): number {
  if (!isToCome(until, now)) return retryDefaultS;
  const left = Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  return Math.min(retryMaxS, Math.max(retryMinS, left));
}

/** What is said of a closed site at a moment. */
export const closedAt = (closed: Closed, now: Date): ClosedNow => ({
  ...closed,
  words: `${closed.text} ${backWords(closed, now)}`.trim(),
  retryAfterS: retryAfterS(closed, now),
});

/** What guests and customers may still send while the site is closed: who they are, what is under way, and money that comes. */
const openCalls = [
  /^\/users\/(login|logout|forget-password|reset-password|changepassword|verify-email|sessions|two-factor|deletion)(\/|$)/,
  /^\/(office|staff|complaints\/:complaint_id)\//,
  /^\/orders\/:order_number\/(status|cancel-request|shortage|payment|refunds|feedback|photos)(\/|$)/,
  /^\/(payments\/webhook|demo-pay|riders|notifications)\//,
  /^\/bookings\/(read|cancel|release|verify)$/,
  /^\/groups\/(read|leave|:group_id)(\/|$)/,
  /^\/table-bills\/(read|parts)(\/|$)/,
];

/** Whether a call, by its path in the contract, is taken from guests and customers while the site is closed. */
export const isCallOpen = (path: string): boolean => openCalls.some((open) => open.test(path));

/** The pages that the site's closing leaves alone: logging in, the panels of kitchens and the office, and what is under way. */
const openPages = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/join-staff',
  '/join-office',
  '/become-owner',
  '/verify-email',
  '/change-password',
  '/delete-account',
  '/notifications',
  '/myorders',
  '/mybookings',
  '/plain/login',
  '/plain/logout',
  '/plain/orders',
  '/booking/',
  '/g/',
  '/t/',
  '/group/',
  '/pay/',
  '/r/',
  '/restaurant-',
  '/orders',
  '/own-restaurants',
  '/my-menu',
  '/admin',
  '/all-',
  '/audit-log',
  '/broadcasts',
  '/category',
  '/cities',
  '/contacts',
  '/coupons',
  '/font-settings',
  '/office-people',
  '/payouts',
  '/dish-photos',
  '/price-reports',
  '/search-words',
  '/settings',
  '/stats',
  '/scheduled-reports',
  '/tax-reports',
  '/teams',
  '/testimonials',
  '/users',
  '/venues',
  '/FAQs',
  '/ui',
] as const;

/** Whether a page, by its path in any language, is shown while the site is closed. */
export function isPageOpen(path: string): boolean {
  const { plain } = readAddress(path);
  return openPages.some((start) => plain.startsWith(start));
}
