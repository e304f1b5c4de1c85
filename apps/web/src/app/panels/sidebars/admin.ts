import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
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
import { sidebarsTexts } from './sidebars.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export const adminSidebarIn = keepEach((language: Language): SidebarEntry[] => {
  const t = textsIn(sidebarsTexts, language);
  return [
    { path: '/admindashboard', label: t.dashboard, icon: SquaresFourIcon },
    { path: '/stats', label: t.stats, icon: ChartLineUpIcon },
    { path: '/users', label: t.users, icon: UsersIcon },
    { path: '/all-orders', label: t.allOrders, icon: ReceiptIcon },
    { path: '/all-menu', label: t.allMenu, icon: ForkKnifeIcon },
    { path: '/adminrestaurants', label: t.restaurants, icon: StorefrontIcon },
    { path: '/category', label: t.category, icon: TagIcon },
    { path: '/cities', label: t.cities, icon: BuildingsIcon },
    { path: '/testimonials', label: t.testimonials, icon: QuotesIcon },
    { path: '/venues', label: t.venues, icon: ArmchairIcon },
    { path: '/admin/complaints', label: t.complaints, icon: MegaphoneIcon },
    { path: '/settings', label: t.settings, icon: GearSixIcon },
    { path: '/coupons', label: t.coupons, icon: TicketIcon },
    { path: '/teams', label: t.teams, icon: UsersThreeIcon },
    { path: '/FAQs', label: t.faqs, icon: QuestionIcon },
    { path: '/all-feedback', label: t.allFeedback, icon: StarIcon },
    { path: '/dish-photos', label: t.dishPhotos, icon: CameraIcon },
    { path: '/contacts', label: t.contacts, icon: EnvelopeSimpleIcon },
    { path: '/font-settings', label: t.fontSettings, icon: TextAaIcon },
    { path: '/admin-profile-settings', label: t.profileSettings, icon: UserGearIcon },
    { path: '/admin-blogs', label: t.blogs, icon: NewspaperIcon },
  ];
});
