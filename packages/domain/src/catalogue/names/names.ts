import { prefixedLanguages } from '../../common/public-addresses.ts';

/** Languages beside English in which a dish, a section or a restaurant may have a name. */
export const nameLanguages = prefixedLanguages;
/** Hindi or Kannada. */
export type NameLanguage = (typeof nameLanguages)[number];
/** Names by language; one that is missing is shown in English. */
export type Names = Readonly<Partial<Record<NameLanguage, string | undefined>>>;

/** Only the names that are written, as they are kept. */
export const writtenNames = (names: Names): Names =>
  Object.fromEntries(nameLanguages.flatMap((language) => (names[language] ? [[language, names[language]]] : [])));
