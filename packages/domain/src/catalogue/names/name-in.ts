import type { NameLanguage, Names } from './names.ts';

type Shown = Names & Readonly<Partial<Record<'en' | 'en-XA', undefined>>>;

/** The name that readers of a language see: their own where there is one, else the English one. */
export const nameIn = (
  english: string,
  names: Shown | null | undefined,
  language: NameLanguage | 'en' | 'en-XA',
): string => names?.[language] || english;
