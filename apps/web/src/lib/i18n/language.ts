import { createContext, use } from 'react';

/** English, and English with accents, which shows in tests and in development what nobody can translate yet. */
export const languages = ['en', 'en-XA'] as const;
export type Language = (typeof languages)[number];

/** What Intl calls a language. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-IN', 'en-XA': 'en-IN' };

const findLanguage = (name: string | null): Language => languages.find((language) => language === name) ?? 'en';

/** The language of an address; accents are to be had in development alone, by `?lang=en-XA`. */
export const languageOf = ({ searchParams }: URL): Language =>
  import.meta.env.DEV ? findLanguage(searchParams.get('lang')) : 'en';

/** The language that the server wrote this page in. */
export const languageOfPage = (): Language => findLanguage(document.documentElement.lang);

/** The whole document gives it; nothing else keeps a language, so pages of several can be rendered side by side. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);
