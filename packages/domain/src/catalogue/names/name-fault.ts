import type { NameLanguage } from './names.ts';

// Letters of its own script beside Latin ones, and what any script shares: digits, signs, joiners.
const allowed: Readonly<Record<NameLanguage, RegExp>> = {
  hi: /^(?:[\p{Script=Devanagari}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])*$/u,
  kn: /^(?:[\p{Script=Kannada}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])*$/u,
};
const own: Readonly<Record<NameLanguage, RegExp>> = { hi: /\p{Script=Devanagari}/u, kn: /\p{Script=Kannada}/u };
const faults: Readonly<Record<NameLanguage, string>> = {
  hi: 'Write the Hindi name in Devanagari, like पनीर टिक्का',
  kn: 'Write the Kannada name in the Kannada script, like ಪನೀರ್ ಟಿಕ್ಕಾ',
};

/** What is wrong with a name in this language; null where nothing is, or nothing is written. */
export const nameFault = (language: NameLanguage, name: string): string | null =>
  name === '' || (allowed[language].test(name) && own[language].test(name)) ? null : faults[language];
