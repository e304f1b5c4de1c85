import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { ArticleIcon } from '@phosphor-icons/react/dist/ssr/Article';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { ChefHatIcon } from '@phosphor-icons/react/dist/ssr/ChefHat';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import type { SidebarEntry } from './entry.ts';

export const restaurantSidebar: SidebarEntry[] = [
  { path: '/restaurant-dashboard', label: 'Dashboard', icon: SquaresFourIcon },
  { path: '/restaurant-statsandreport', label: 'Stats and report', icon: ChartLineUpIcon },
  { path: '/restaurant-profile', label: 'Profile', icon: StorefrontIcon },
  { path: '/orders', label: 'Orders', icon: ReceiptIcon },
  { path: '/my-menu', label: 'My menu', icon: ForkKnifeIcon },
  { path: '/restaurant-chefs', label: 'Chefs', icon: ChefHatIcon },
  { path: '/restaurant-venue', label: 'Venue', icon: ArmchairIcon },
  { path: '/restaurant-profile-settings', label: 'Profile settings', icon: GearSixIcon },
  { path: '/restaurant-blogs', label: 'Blogs', icon: ArticleIcon },
];
