import { BagIcon } from '@phosphor-icons/react/dist/ssr/Bag';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleDots';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import type { SidebarEntry } from './entry.ts';

export const userSidebar: SidebarEntry[] = [
  { path: '/dashboard', label: 'Dashboard', icon: HouseIcon },
  { path: '/myorders', label: 'My orders', icon: ReceiptIcon },
  { path: '/cart', label: 'Cart', icon: BagIcon },
  { path: '/favourites', label: 'Favourites', icon: HeartIcon },
  { path: '/myaddress', label: 'My addresses', icon: MapPinIcon },
  { path: '/complaints', label: 'Complaints', icon: ChatCircleDotsIcon },
  { path: '/user-profile-settings', label: 'Settings', icon: GearSixIcon },
];
