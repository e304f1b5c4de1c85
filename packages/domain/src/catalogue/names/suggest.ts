import { foodWords } from './food-words.ts';
import type { NameLanguage } from './names.ts';

const wordsBy = new Map(
  foodWords
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', hi = '', kn = ''] = line.split('|');
      return [english, { hi, kn }] as const;
    }),
);
const phraseLongest = 3;
// 'Dosa (2 pc)': words, and what stands between them.
const pieces = /[\p{L}\p{M}'’]+|[^\p{L}\p{M}'’]+/gu;

/** What a menu of this language would call it, word by word; null where one of the words is not known. */
export function suggestName(english: string, language: NameLanguage): string | null {
  const parts = english.trim().match(pieces) ?? [];
  const said: string[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at] ?? '';
    if (!/\p{L}/u.test(part)) {
      said.push(part);
      at++;
      continue;
    }
    let length = 0;
    for (let words = phraseLongest; words > 0 && length === 0; words--) {
      const phrase = parts.slice(at, at + words * 2 - 1).join('');
      const known = wordsBy.get(phrase.toLowerCase());
      if (known === undefined || at + words * 2 - 1 > parts.length) continue;
      said.push(known[language]);
      length = words * 2 - 1;
    }
    if (length === 0) return null;
    at += length;
  }
  return said.some((part) => /\p{L}/u.test(part)) ? said.join('') : null;
}
