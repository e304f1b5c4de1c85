import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { createSayer } from '@tawa/domain/common/said';
import { words as hi } from './tables.hi.ts';
import { words as kn } from './tables.kn.ts';

const sayers = { hi: createSayer(...hi), kn: createSayer(...kn) };

/** A text of ours in a language, with what it names by these names; what has no translation, such as somebody's own words, stays as it is. */
export const said = (english: string, language: SpokenLanguage, names?: ReadonlyMap<string, string>): string =>
  language === 'en' ? english : sayers[language](english, names);
