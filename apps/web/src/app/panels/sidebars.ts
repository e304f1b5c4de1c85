import type { Role } from '#lib/session/session.ts';
import { adminSidebarIn } from './sidebars/admin.ts';
import type { SidebarEntry } from './sidebars/entry.ts';
import { adminFootIn, restaurantFootIn, userFootIn } from './sidebars/feet.ts';
import { restaurantSidebarIn } from './sidebars/restaurant.ts';
import { userSidebarIn } from './sidebars/user.ts';
import type { Language } from '#lib/i18n/language.ts';
import { keepEach } from '#lib/i18n/texts.ts';

/** What stands under a panel's entries, beside Logout. */
export const sidebarFootsIn = keepEach((language: Language): Record<Role, SidebarEntry[]> => ({
  user: userFootIn(language),
  restaurant: restaurantFootIn(language),
  admin: adminFootIn(language),
}));

/** Every entry of the three panels in its order; Logout follows each. A panel lists an entry once its screen exists. */
export const sidebarsIn = keepEach((language: Language): Record<Role, SidebarEntry[]> => ({
  user: userSidebarIn(language),
  restaurant: restaurantSidebarIn(language),
  admin: adminSidebarIn(language),
}));
