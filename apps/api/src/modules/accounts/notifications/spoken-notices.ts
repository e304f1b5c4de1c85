// A notice is kept in English and said in the language of whoever reads it, wherever it is read.
import { namesWithin } from '@tawa/domain/catalogue/names/read-names';
import { isSpoken, type SpokenLanguage } from '@tawa/domain/common/languages';
import { said } from '#platform/words/said.ts';

export interface Words {
  kind: string;
  /** Its facts, among them what it names that has names in other languages. */
  data: unknown;
  title: string;
  body: string;
}

/** An owner of several restaurants reads the name of the one before the title. */
function sayTitle(title: string, language: SpokenLanguage, names: ReadonlyMap<string, string>): string {
  const whole = said(title, language, names);
  const [place, rest] = split(title);
  return whole !== title || place === undefined
    ? whole
    : `${names.get(place) ?? place}: ${said(rest, language, names)}`;
}

/** What stands before a title and the title; a title alone has nothing before it. */
function split(title: string): [place: string | undefined, title: string] {
  const at = title.indexOf(': ');
  return at < 0 ? [undefined, title] : [title.slice(0, at), title.slice(at + 2)];
}

/** What somebody wrote themselves stays as it is; the restaurant before it is called as its readers call it. */
function nameTitle(title: string, names: ReadonlyMap<string, string>): string {
  const [place, rest] = split(title);
  return place === undefined ? title : `${names.get(place) ?? place}: ${rest}`;
}

/** The words of a notice in a language; the office is told in English, and what somebody wrote themselves stays as it is. */
export function sayNotice({ kind, title, body, data }: Words, chosen: string | null): Pick<Words, 'title' | 'body'> {
  const language = isSpoken(chosen) && !kind.startsWith('office_') ? chosen : 'en';
  if (language === 'en') return { title, body };
  const names = namesWithin(data, language);
  if (kind === 'offer' || kind === 'restaurant_news') return { title: nameTitle(title, names), body };
  return { title: sayTitle(title, language, names), body: said(body, language, names) };
}

/** A notice as one text. */
export const textOf = ({ title, body }: Pick<Words, 'title' | 'body'>, language: SpokenLanguage): string =>
  `${title}${language === 'hi' ? '।' : '.'} ${body}`;
