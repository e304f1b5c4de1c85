import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { paths } from '../../lib/paths.ts';
import type { SidebarEntry } from './entry.ts';

/** What stands under the entries, above Logout. */
export const userFoot: SidebarEntry[] = [
  { path: paths.restaurants(), label: 'Browse restaurants', icon: StorefrontIcon },
];

export const adminFoot: SidebarEntry[] = [{ path: '/audit-log', label: 'Audit log', icon: ClockCounterClockwiseIcon }];
