import { paths } from '#lib/paths.ts';
import { publicScreens } from '#routes/public/screens.ts';

export interface MainLink {
  to: string;
  label: string;
  phoneLabel?: string;
}

const all: MainLink[] = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.ourDishes(), label: 'Dishes', phoneLabel: 'Our Dishes' },
  { to: paths.restaurants(), label: 'Restaurants' },
  { to: paths.blogs, label: 'Blog' },
  { to: paths.contact, label: 'Contact' },
];

const mounted = new Set(publicScreens.map(({ path }) => path));

/** Does a public page exist on this path? */
export const isPublicPage = (path: string): boolean => mounted.has(path);

/** The main navigation; a page is listed once it exists. */
export const mainLinks = all.filter(({ to }) => isPublicPage(to));
