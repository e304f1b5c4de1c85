import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { NewspaperIcon } from '@phosphor-icons/react/dist/ssr/Newspaper';
import { QuestionIcon } from '@phosphor-icons/react/dist/ssr/Question';
import { QuotesIcon } from '@phosphor-icons/react/dist/ssr/Quotes';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour';
import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag';
import { TextAaIcon } from '@phosphor-icons/react/dist/ssr/TextAa';
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import { UserGearIcon } from '@phosphor-icons/react/dist/ssr/UserGear';
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import type { SidebarEntry } from './entry.ts';

export const adminSidebar: SidebarEntry[] = [
  { path: '/admindashboard', label: 'Dashboard', icon: SquaresFourIcon },
  { path: '/stats', label: 'Stats', icon: ChartLineUpIcon },
  { path: '/users', label: 'Users', icon: UsersIcon },
  { path: '/all-orders', label: 'All orders', icon: ReceiptIcon },
  { path: '/all-menu', label: 'All menu', icon: ForkKnifeIcon },
  { path: '/adminrestaurants', label: 'Restaurants', icon: StorefrontIcon },
  { path: '/category', label: 'Category', icon: TagIcon },
  { path: '/cities', label: 'Cities', icon: BuildingsIcon },
  { path: '/testimonials', label: 'Testimonials', icon: QuotesIcon },
  { path: '/venues', label: 'Venues', icon: ArmchairIcon },
  { path: '/admin/complaints', label: 'Complaints', icon: MegaphoneIcon },
  { path: '/settings', label: 'Settings', icon: GearSixIcon },
  { path: '/coupons', label: 'Coupons', icon: TicketIcon },
  { path: '/teams', label: 'Teams', icon: UsersThreeIcon },
  { path: '/FAQs', label: 'FAQs', icon: QuestionIcon },
  { path: '/all-feedback', label: 'All feedback', icon: StarIcon },
  { path: '/contacts', label: 'Contacts', icon: EnvelopeSimpleIcon },
  { path: '/font-settings', label: 'Font settings', icon: TextAaIcon },
  { path: '/admin-profile-settings', label: 'Profile settings', icon: UserGearIcon },
  { path: '/admin-blogs', label: 'Blogs', icon: NewspaperIcon },
];
