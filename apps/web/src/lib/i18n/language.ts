import { prefixedLanguages, readAddress } from '@tawa/domain/common/public-addresses';
import { createContext, use } from 'react';

/** What the pages are shown in, and English with accents, which shows in tests and in development what nobody can translate yet. */
export const languages = ['en', ...prefixedLanguages, 'en-XA'] as const;
export type Language = (typeof languages)[number];

const findLanguage = (name: string | null): Language => languages.find((language) => language === name) ?? 'en';

/** The language of an address: of its prefix, '/hi/…'. Accents are to be had in development alone, by `?lang=en-XA`. */
export function languageOf({ pathname, searchParams }: URL): Language {
  const { language } = readAddress(pathname);
  return import.meta.env.DEV && language === 'en' ? findLanguage(searchParams.get('lang')) : language;
}

/** The language that the server wrote this page in. */
export const languageOfPage = (): Language => findLanguage(document.documentElement.lang);

/** The whole document gives it; nothing else keeps a language, so pages of several can be rendered side by side. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);
