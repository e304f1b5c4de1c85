import { BagIcon } from '@phosphor-icons/react/dist/ssr/Bag';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleDots';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import type { SidebarEntry } from './entry.ts';
import { sidebarsTexts } from './sidebars.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export const userSidebarIn = keepEach((language: Language): SidebarEntry[] => {
  const t = textsIn(sidebarsTexts, language);
  return [
    { path: '/dashboard', label: t.dashboard, icon: HouseIcon },
    { path: '/myorders', label: t.myOrders, icon: ReceiptIcon },
    { path: '/cart', label: t.cart, icon: BagIcon },
    { path: '/favourites', label: t.favourites, icon: HeartIcon },
    { path: '/myaddress', label: t.myAddresses, icon: MapPinIcon },
    { path: '/complaints', label: t.complaints, icon: ChatCircleDotsIcon },
    { path: '/user-profile-settings', label: t.settings, icon: GearSixIcon },
  ];
});
