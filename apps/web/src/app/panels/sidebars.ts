import type { Role } from '#lib/session/session.ts';
import { adminSidebar } from './sidebars/admin.ts';
import type { SidebarEntry } from './sidebars/entry.ts';
import { adminFoot, userFoot } from './sidebars/feet.ts';
import { restaurantSidebar } from './sidebars/restaurant.ts';
import { userSidebar } from './sidebars/user.ts';

/** What stands under a panel's entries, beside Logout. */
export const sidebarFoots: Record<Role, SidebarEntry[]> = { user: userFoot, restaurant: [], admin: adminFoot };

/** Every entry of the three panels in its order; Logout follows each. A panel lists an entry once its screen exists. */
export const sidebars: Record<Role, SidebarEntry[]> = {
  user: userSidebar,
  restaurant: restaurantSidebar,
  admin: adminSidebar,
};
