import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { createSayer } from '@tawa/domain/common/said';
import { words as hi } from '#platform/words/tables.hi.ts';
import { words as kn } from '#platform/words/tables.kn.ts';
import papersHi from './papers.hi.json' with { type: 'json' };
import papersKn from './papers.kn.json' with { type: 'json' };

/** The texts of papers alone, by language. */
export const paperTables = { hi: papersHi, kn: papersKn } as const;

// Papers have short words that would be found in anybody's sentences, so they are looked up on papers alone.
const makers = { hi: () => createSayer(papersHi, ...hi), kn: () => createSayer(papersKn, ...kn) } as const;
const sayers = new Map<string, ReturnType<typeof createSayer>>();

/** Says a text of a paper in a language, what it names by these names where it has one; null where it has none or says the same, and in English. */
export function sayOnPaper(
  english: string,
  language: SpokenLanguage,
  names?: ReadonlyMap<string, string>,
): string | null {
  if (language === 'en') return null;
  const say = sayers.get(language) ?? makers[language]();
  sayers.set(language, say);
  const said = say(english, names);
  return said === english ? null : said;
}
