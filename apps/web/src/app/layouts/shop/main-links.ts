import { paths } from '#lib/paths.ts';
import { publicScreens } from '#routes/public/screens.ts';
import { shopTexts } from './shop.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export interface MainLink {
  to: string;
  label: string;
  phoneLabel?: string;
}

const allIn = keepEach((language: Language): MainLink[] => {
  const t = textsIn(shopTexts, language);
  return [
    { to: paths.home, label: t.home },
    { to: paths.about, label: t.about },
    { to: paths.ourDishes(), label: t.dishes, phoneLabel: t.ourDishes },
    { to: paths.restaurants(), label: t.restaurants },
    { to: paths.blogs, label: t.blog },
    { to: paths.contact, label: t.contact },
  ];
});

const mounted = new Set(publicScreens.map(({ path }) => path));

/** Does a public page exist on this path? */
export const isPublicPage = (path: string): boolean => mounted.has(path);

/** The main navigation; a page is listed once it exists. */
export const mainLinksIn = keepEach((language: Language) => allIn(language).filter(({ to }) => isPublicPage(to)));
