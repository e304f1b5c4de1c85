import { findOwn } from '@tawa/domain/common/own';
import type { StaffArea } from '@tawa/domain/accounts/staff';

/** The part of the panel that each screen of a restaurant belongs to; what is not named is open to the whole staff. */
const areas: Readonly<Record<string, StaffArea>> = {
  '/restaurant-dashboard': 'figures',
  '/own-restaurants': 'owner',
  '/restaurant-statsandreport': 'figures',
  '/restaurant-profile': 'profile',
  '/orders/history': 'bills',
  '/orders/stations': 'orders',
  '/orders': 'board',
  '/my-menu': 'menu',
  '/restaurant-chefs': 'menu',
  '/restaurant-venue': 'desk',
  '/restaurant-profile-settings': 'own',
  '/restaurant-blogs': 'voices',
  '/restaurant-coupons': 'voices',
  '/restaurant-reviews': 'voices',
  '/restaurant-complaints': 'complaints',
  '/restaurant-refunds': 'voices',
};

/** The part of the panel that a path belongs to; a path below another one belongs to the same. */
export const areaOfPath = (path: string): StaffArea => {
  const known = Object.keys(areas).find((start) => path === start || path.startsWith(`${start}/`));
  return (known === undefined ? undefined : findOwn(areas, known)) ?? 'own';
};
