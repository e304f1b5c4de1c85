import { mayWorkIn, type StaffArea, type StaffRole } from '@tawa/domain/accounts/staff';
import type { Endpoint } from './endpoint.ts';

type Called = Pick<Endpoint, 'method' | 'path'>;

/** Which part of the panel a call belongs to: the first line that fits. What no line names is the owner's alone. */
const lines: readonly (readonly [methods: string, path: RegExp, area: StaffArea])[] = [
  ['*', /^\/(users|account|notifications)\//, 'own'],
  ['*', /^\/notifications$/, 'own'],
  ['GET', /^\/(events|map|kitchen\/access|kitchen\/find|kitchen\/status|kitchen\/restaurants)$/, 'own'],
  ['*', /^\/kitchen\/(pin|tablet(\/person)?)$/, 'own'],
  ['*', /^\/kitchen\/tablets(\/|$)/, 'tablets'],
  ['PUT', /^\/kitchen\/status$/, 'orders'],
  // Which move it is says who may make it: see the values.
  ['*', /^\/(orders\/:order_number\/status|kitchen\/orders\/(moves|:order_number\/(packed|packing-photo)))$/, 'board'],
  ['GET', /^\/kitchen\/(orders|stations)$/, 'board'],
  ['*', /^\/kitchen\/orders\/:order_number\/(ticks|done|recall|delay)$/, 'cooking'],
  ['*', /^\/kitchen\/orders\/(round|:order_number\/(rider-link|payment-code(\/check)?))$/, 'handing_over'],
  ['GET', /^\/kitchen\/orders\/(history(\/|$)|:order_number$)/, 'bills'],
  ['*', /^\/kitchen\/orders\/:order_number\/cash$/, 'bills'],
  ['GET', /^\/(orders\/:order_number\/)?documents(\/|$)/, 'bills'],
  ['*', /^\/(kitchen\/)?orders(\/|$)/, 'orders'],
  ['*', /^\/kitchen\/(line|printing|slips)(\/|$)/, 'board'],
  ['*', /^\/kitchen\/stations$/, 'orders'],
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
  ['POST', /^\/kitchen\/complaints\/:complaint_id\/refund$/, 'voices'],
  ['*', /^\/kitchen\/complaints(\/|$)/, 'complaints'],
  ['POST', /^\/kitchen\/refunds\/:refund_id\/appeal(\/photo)?$/, 'owner'],
  ['*', /^\/kitchen\/(reviews|refunds|blogs|coupons|news)(\/|$)/, 'voices'],
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
