import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { EnvelopeOpenIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeOpen';
import { HandCoinsIcon } from '@phosphor-icons/react/dist/ssr/HandCoins';
import { IdentificationBadgeIcon } from '@phosphor-icons/react/dist/ssr/IdentificationBadge';
import { ListChecksIcon } from '@phosphor-icons/react/dist/ssr/ListChecks';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt';
import { PercentIcon } from '@phosphor-icons/react/dist/ssr/Percent';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { paths } from '#lib/paths.ts';
import type { SidebarEntry } from './entry.ts';
import { sidebarsTexts } from './sidebars.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** What stands under the entries, above Logout. */
export const userFootIn = keepEach((language: Language): SidebarEntry[] => {
  const t = textsIn(sidebarsTexts, language);
  return [{ path: paths.restaurants(), label: t.browseRestaurants, icon: StorefrontIcon }];
});

export const restaurantFootIn = keepEach((language: Language): SidebarEntry[] => {
  const t = textsIn(sidebarsTexts, language);
  return [
    { path: paths.restaurantLine, label: t.lineDisplay, icon: ListChecksIcon },
    { path: '/restaurant-news', label: t.news, icon: PaperPlaneTiltIcon },
    { path: paths.restaurantPrinting, label: t.printing, icon: PrinterIcon },
  ];
});

export const adminFootIn = keepEach((language: Language): SidebarEntry[] => {
  const t = textsIn(sidebarsTexts, language);
  return [
    { path: '/payouts', label: t.payouts, icon: HandCoinsIcon },
    { path: '/admin/refunds', label: t.stuckRefunds, icon: ArrowUUpLeftIcon },
    { path: '/tax-reports', label: t.taxReports, icon: PercentIcon },
    { path: '/scheduled-reports', label: t.scheduledReports, icon: EnvelopeOpenIcon },
    { path: '/broadcasts', label: t.broadcasts, icon: PaperPlaneTiltIcon },
    { path: '/price-reports', label: t.priceReports, icon: ScalesIcon },
    { path: '/search-words', label: t.searchWords, icon: MagnifyingGlassIcon },
    { path: '/office-people', label: t.people, icon: IdentificationBadgeIcon },
    { path: '/audit-log', label: t.auditLog, icon: ClockCounterClockwiseIcon },
  ];
});
