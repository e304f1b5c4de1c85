import { complaintsOf, paths } from '#lib/paths.ts';
import type { Session } from '#lib/session/session.ts';
import { findPanelScreen } from '#app/panels/panel-screens.ts';
import { isPublicPage } from './main-links.ts';

interface FooterLink {
  to: string;
  label: string;
}
interface Column {
  title: string;
  links: FooterLink[];
}

const exists = ({ to }: FooterLink) => {
  const path = to.split('#')[0] ?? to;
  return isPublicPage(path) || findPanelScreen(path) !== null;
};

/** The three link columns; guests see the two ways in, and complaints go where the role's are. */
export function footerColumns(session: Session | null): Column[] {
  const guestLinks = [
    { to: paths.login, label: 'Login' },
    { to: paths.signup, label: 'Sign Up' },
  ];
  const columns: Column[] = [
    {
      title: 'Tawa',
      links: [
        { to: paths.home, label: 'Home' },
        { to: paths.about, label: 'About' },
        { to: paths.team, label: 'Our Team' },
        { to: paths.blogs, label: 'Blog' },
        { to: paths.contact, label: 'Contact' },
      ],
    },
    {
      title: 'Eat',
      links: [
        { to: paths.restaurants(), label: 'Restaurants' },
        { to: paths.ourDishes(), label: 'Our Dishes' },
        { to: paths.menu, label: 'Menu' },
        { to: `${paths.menu}#book`, label: 'Book a table' },
      ],
    },
    {
      title: 'Help',
      links: [
        { to: complaintsOf(session?.userType), label: 'Complaints' },
        { to: paths.faq, label: 'FAQ' },
        { to: paths.registerRestaurant, label: 'Register a restaurant' },
        ...(session ? [] : guestLinks),
      ],
    },
  ];
  return columns
    .map(({ title, links }) => ({ title, links: links.filter(exists) }))
    .filter(({ links }) => links.length > 0);
}

export const legalLinks: FooterLink[] = [
  { to: paths.privacyPolicy, label: 'Privacy Policy' },
  { to: paths.termsOfUse, label: 'Terms of Use' },
  { to: paths.refundPolicy, label: 'Refund Policy' },
  { to: paths.cookiePolicy, label: 'Cookie Policy' },
  { to: paths.foodSafety, label: 'Food Safety Compliance' },
].filter(exists);
