import { ArticleIcon } from '@phosphor-icons/react/dist/ssr/Article';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import type { Icon } from '@phosphor-icons/react';
import { paths } from '../../lib/paths.ts';
import { publicScreens } from '../../routes/public/screens.ts';

export interface MainLink {
  to: string;
  label: string;
  phoneLabel?: string;
  icon: Icon;
}

const all: MainLink[] = [
  { to: paths.home, label: 'Home', icon: HouseIcon },
  { to: paths.about, label: 'About', icon: InfoIcon },
  { to: paths.ourDishes(), label: 'Dishes', phoneLabel: 'Our Dishes', icon: ForkKnifeIcon },
  { to: paths.restaurants(), label: 'Restaurants', icon: StorefrontIcon },
  { to: paths.blogs, label: 'Blog', icon: ArticleIcon },
  { to: paths.contact, label: 'Contact', icon: EnvelopeSimpleIcon },
];

const mounted = new Set(publicScreens.map(({ path }) => path));

/** Does a public page exist on this path? */
export const isPublicPage = (path: string): boolean => mounted.has(path);

/** The main navigation; a page is listed once it exists. */
export const mainLinks = all.filter(({ to }) => isPublicPage(to));
