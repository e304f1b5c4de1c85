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
import { sidebarsTexts } from './sidebars.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export const restaurantSidebarIn = keepEach((language: Language): SidebarEntry[] => {
  const t = textsIn(sidebarsTexts, language);
  return [
    { path: '/restaurant-dashboard', label: t.dashboard, icon: SquaresFourIcon },
    { path: '/restaurant-statsandreport', label: t.statsReport, icon: ChartLineUpIcon },
    { path: '/restaurant-profile', label: t.profile, icon: StorefrontIcon },
    { path: '/orders', label: t.orders, icon: ReceiptIcon },
    { path: '/my-menu', label: t.myMenu, icon: ForkKnifeIcon },
    { path: '/restaurant-chefs', label: t.chefs, icon: ChefHatIcon },
    { path: '/restaurant-venue', label: t.venue, icon: ArmchairIcon },
    { path: '/restaurant-profile-settings', label: t.profileSettings, icon: GearSixIcon },
    { path: '/restaurant-blogs', label: t.blogs, icon: ArticleIcon },
  ];
});
