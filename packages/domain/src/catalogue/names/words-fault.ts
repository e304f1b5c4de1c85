import type { NameLanguage } from './names.ts';

// Apart from those of names: screens that write names load no more for those that write sentences.
const scripts: Readonly<Record<NameLanguage, RegExp>> = {
  hi: /^(?=.*\p{Script=Devanagari})[\p{Script=Devanagari}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/su,
  kn: /^(?=.*\p{Script=Kannada})[\p{Script=Kannada}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/su,
};
const faults: Readonly<Record<NameLanguage, string>> = {
  hi: 'Write Hindi in Devanagari, like ₹50 की छूट',
  kn: 'Write Kannada in the Kannada script, like ₹50 ರಿಯಾಯಿತಿ',
};

/** What is wrong with words in this language, a title or a sentence; null where nothing is, or nothing is written. */
export const wordsFault = (language: NameLanguage, text: string): string | null =>
  text === '' || scripts[language].test(text) ? null : faults[language];
