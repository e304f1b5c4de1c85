import { addressIn, prefixedLanguages, readAddress, type AddressLanguage } from '@tawa/domain/common/public-addresses';
import { readStored, storageKeys, writeStored } from '../storage.ts';

/** What each language calls itself. */
export const ownNames: Readonly<Record<AddressLanguage, string>> = { en: 'English', hi: 'हिन्दी', kn: 'ಕನ್ನಡ' };

/** The languages to choose from, in the order in which they stand everywhere. */
export const choices = ['en', ...prefixedLanguages] as const satisfies readonly AddressLanguage[];

/** What somebody chose on this device; null for who was never asked, or did not say. */
export function readChoice(): AddressLanguage | null {
  const kept = readStored(storageKeys.language);
  return choices.find((language) => language === kept) ?? null;
}

const asked = 'asked';

/** Keeps that the question was put; who does not answer is not asked again. */
export const keepAsked = (): void => writeStored(storageKeys.language, asked);

export const keepChoice = (language: AddressLanguage): void => writeStored(storageKeys.language, language);

/** The address of this page in a language, with everything that stands in it. */
export function hereIn(language: AddressLanguage): string {
  const { pathname, search, hash } = window.location;
  return addressIn(language, `${readAddress(pathname).plain}${search}${hash}`);
}
