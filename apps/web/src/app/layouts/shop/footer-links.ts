import { complaintsOf, paths } from '#lib/paths.ts';
import type { Session } from '#lib/session/session.ts';
import { findPanelScreen } from '#app/panels/panel-screens.ts';
import { isPublicPage } from './main-links.ts';
import { shopTexts } from './shop.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

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
export function footerColumns(session: Session | null, language: Language): Column[] {
  const t = textsIn(shopTexts, language);
  const guestLinks = [
    { to: paths.login, label: t.login },
    { to: paths.signup, label: t.signUp },
  ];
  const columns: Column[] = [
    {
      title: t.tawa,
      links: [
        { to: paths.home, label: t.home },
        { to: paths.about, label: t.about },
        { to: paths.team, label: t.ourTeam },
        { to: paths.blogs, label: t.blog },
        { to: paths.contact, label: t.contact },
      ],
    },
    {
      title: t.eat,
      links: [
        { to: paths.restaurants(), label: t.restaurants },
        { to: paths.ourDishes(), label: t.ourDishes },
        { to: paths.menu, label: t.menu },
        { to: `${paths.menu}#book`, label: t.bookTable },
      ],
    },
    {
      title: t.help,
      links: [
        { to: complaintsOf(session?.userType), label: t.complaints },
        { to: paths.faq, label: t.faq },
        { to: paths.registerRestaurant, label: t.registerRestaurant },
        ...(session ? [] : guestLinks),
      ],
    },
  ];
  return columns
    .map(({ title, links }) => ({ title, links: links.filter(exists) }))
    .filter(({ links }) => links.length > 0);
}

export const legalLinksIn = keepEach((language: Language): FooterLink[] => {
  const t = textsIn(shopTexts, language);
  return [
    { to: paths.privacyPolicy, label: t.privacyPolicy },
    { to: paths.termsOfUse, label: t.termsUse },
    { to: paths.refundPolicy, label: t.refundPolicy },
    { to: paths.cookiePolicy, label: t.cookiePolicy },
    { to: paths.foodSafety, label: t.foodSafetyCompliance },
    { to: paths.fairPlay, label: t.fairPlay },
  ].filter(exists);
});
