import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { createSayer } from '@tawa/domain/common/said';
import { words as hi } from './tables.hi.ts';
import { words as kn } from './tables.kn.ts';

const sayers = { hi: createSayer(...hi), kn: createSayer(...kn) };

/** A text of ours in a language, with what it names by these names; what has no translation, such as somebody's own words, stays as it is. */
export const said = (english: string, language: SpokenLanguage, names?: ReadonlyMap<string, string>): string =>
  language === 'en' ? english : sayers[language](english, names);

/** The same of a title before which a restaurant may stand: `Dum & Handi: New order`. */
export function saidAt(
  title: string,
  language: SpokenLanguage,
  { place, names }: { place: string | undefined; names: ReadonlyMap<string, string> | undefined },
): string {
  if (place === undefined || !title.startsWith(`${place}: `)) return said(title, language, names);
  return `${names?.get(place) ?? place}: ${said(title.slice(place.length + 2), language, names)}`;
}
