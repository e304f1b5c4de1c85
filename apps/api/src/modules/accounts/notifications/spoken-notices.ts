// A notice is kept in English and said in the language of whoever reads it, wherever it is read.
import { namesWithin } from '@tawa/domain/catalogue/names/read-names';
import { isSpoken, type SpokenLanguage } from '@tawa/domain/common/languages';
import { z } from 'zod/mini';
import { said, saidAt } from '#platform/words/said.ts';

export interface Words {
  kind: string;
  /** Its facts, among them what it names that has names in other languages. */
  data: unknown;
  title: string;
  body: string;
}

const withPlace = z.object({ place: z.object({ restaurant_name: z.string() }) });

/** The restaurant before the title of a notice, for an owner of several. */
export const placeIn = (data: unknown): string | undefined => z.safeParse(withPlace, data).data?.place.restaurant_name;

/** An owner of several restaurants reads the name of the one before the title; rows from before do not say which that is. */
function sayTitle({ title, data }: Words, language: SpokenLanguage, names: ReadonlyMap<string, string>): string {
  const place = placeIn(data);
  if (place !== undefined) return saidAt(title, language, { place, names });
  const whole = said(title, language, names);
  const [former, rest] = split(title);
  return whole !== title || former === undefined
    ? whole
    : `${names.get(former) ?? former}: ${said(rest, language, names)}`;
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
export function sayNotice(notice: Words, chosen: string | null): Pick<Words, 'title' | 'body'> {
  const { kind, title, body, data } = notice;
  const language = isSpoken(chosen) && !kind.startsWith('office_') ? chosen : 'en';
  if (language === 'en') return { title, body };
  const names = namesWithin(data, language);
  if (kind === 'offer' || kind === 'restaurant_news') return { title: nameTitle(title, names), body };
  return { title: sayTitle(notice, language, names), body: said(body, language, names) };
}

/** A notice as one text. */
export const textOf = ({ title, body }: Pick<Words, 'title' | 'body'>, language: SpokenLanguage): string =>
  `${title}${language === 'hi' ? '।' : '.'} ${body}`;
