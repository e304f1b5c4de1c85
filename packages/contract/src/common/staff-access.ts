import { mayWorkIn, type StaffArea, type StaffRole } from '@tawa/domain/accounts/staff';
import type { Endpoint } from './endpoint.ts';

type Called = Pick<Endpoint, 'method' | 'path'>;

/** Which part of the panel a call belongs to: the first line that fits. What no line names is the owner's alone. */
const lines: readonly (readonly [methods: string, path: RegExp, area: StaffArea])[] = [
  ['*', /^\/(users|notifications)\//, 'own'],
  ['*', /^\/notifications$/, 'own'],
  ['GET', /^\/(events|map|kitchen\/access|kitchen\/status)$/, 'own'],
  ['PUT', /^\/kitchen\/status$/, 'orders'],
  ['*', /^\/(kitchen\/)?orders(\/|$)/, 'orders'],
  ['GET', /^\/documents\//, 'orders'],
  ['GET', /^\/kitchen\/settings$/, 'own'],
  ['*', /^\/kitchen\/settings\/(payout|account|payouts)$/, 'owner'],
  ['PUT', /^\/kitchen\/settings\/alerts$/, 'orders'],
  ['*', /^\/kitchen\/settings\//, 'settings'],
  ['GET', /^\/kitchen\/menu$/, 'sold_out'],
  ['PUT', /^\/kitchen\/menu\/state$/, 'sold_out'],
  ['*', /^\/kitchen\/(menu|chefs)(\/|$)/, 'menu'],
  ['POST', /^\/pictures$/, 'menu'],
  ['*', /^\/desk\//, 'desk'],
  ['GET', /^\/venues$/, 'desk'],
  ['*', /^\/(venues|tables|booking-settings)(\/|$)/, 'tables'],
  ['*', /^\/kitchen\/(reviews|complaints|refunds|blogs|coupons)(\/|$)/, 'voices'],
  ['POST', /^\/reviews\//, 'voices'],
  ['GET', /^\/kitchen\/(statistics|attention)(\/|$)/, 'figures'],
  ['GET', /^\/kitchen\/profile$/, 'profile'],
  ['PUT', /^\/kitchen\/profile(\/place)?$/, 'profile'],
  ['PATCH', /^\/kitchen\/profile$/, 'profile'],
];

/** The part of the panel that a call of a restaurant belongs to. */
export const staffAreaOf = ({ method, path }: Called): StaffArea =>
  lines.find(([methods, fits]) => (methods === '*' || methods === method) && fits.test(path))?.[2] ?? 'owner';

/** May somebody of this role make this call of the restaurant's panel? */
export const staffMay = (role: StaffRole, called: Called): boolean => mayWorkIn(role, staffAreaOf(called));
