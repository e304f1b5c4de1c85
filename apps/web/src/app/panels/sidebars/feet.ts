import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { HandCoinsIcon } from '@phosphor-icons/react/dist/ssr/HandCoins';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { paths } from '#lib/paths.ts';
import type { SidebarEntry } from './entry.ts';

/** What stands under the entries, above Logout. */
export const userFoot: SidebarEntry[] = [
  { path: paths.restaurants(), label: 'Browse restaurants', icon: StorefrontIcon },
];

export const adminFoot: SidebarEntry[] = [
  { path: '/payouts', label: 'Payouts', icon: HandCoinsIcon },
  { path: '/audit-log', label: 'Audit log', icon: ClockCounterClockwiseIcon },
];
