import { createHash } from 'node:crypto';
import type { Compiled } from './accents.ts';

type Message = Compiled[string];

/** By a place that stands in the built code, `~T:` for a text and `~M:` for a compiled message: that of each language. */
export type Places = Map<string, Readonly<Record<string, unknown>>>;

// Letters of both cases: what would change a text while building, say to lower case, leaves no place whole, and no
// place that is not whole gets past `fillPlaces`.
const placeOf = (kind: 'M' | 'T', name: string) =>
  `~${kind}:${createHash('sha256').update(name).digest('base64url').slice(0, 8)}~`;

const isPlain = (message: unknown): message is string => typeof message === 'string';
const isGroup = (message: Message | undefined): message is Compiled =>
  typeof message === 'object' && !Array.isArray(message);

/** The texts of one catalogue by language; null for a language that has none of it. */
type Translations = ReadonlyMap<string, Compiled | null>;

function holdMessage(
  places: Places,
  name: string,
  english: Message,
  inLanguages: ReadonlyMap<string, Message>,
): Message {
  for (const [language, message] of inLanguages)
    if (isPlain(message) !== isPlain(english) || (message === '') !== (english === ''))
      throw new Error(`${name} takes other values in ${language} than in English, or says nothing`);
  // What reads it asks whether there is anything to say, which the build answers by itself.
  if (english === '') return '';
  const place = placeOf(isPlain(english) ? 'T' : 'M', name);
  const known = places.get(place);
  const texts = Object.fromEntries(inLanguages);
  if (known && JSON.stringify(known) !== JSON.stringify(texts)) throw new Error(`Two texts have the place of ${name}`);
  places.set(place, texts);
  return isPlain(english) ? place : [place];
}

/** A catalogue with places for its texts, which are noted by language; one with parameters is a list of its place alone. */
export function holdPlaces(places: Places, name: string, english: Compiled, translations: Translations): Compiled {
  return Object.fromEntries(
    Object.entries(english).map(([key, message]) => {
      const below = [...translations].map(([language, texts]) => [language, texts?.[key] ?? message] as const);
      if (!isGroup(message)) return [key, holdMessage(places, `${name}.${key}`, message, new Map(below))];
      const groups = below.map(([language, found]) => [language, isGroup(found) ? found : message] as const);
      return [key, holdPlaces(places, `${name}.${key}`, message, new Map(groups))];
    }),
  );
}

const escapeAll = (text: string, signs: RegExp): string =>
  text
    .replaceAll(signs, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
const signsIn: ReadonlyMap<string, RegExp> = new Map([
  ['"', /["`\\]|\$(?=\{)/g],
  ["'", /['`\\]|\$(?=\{)/g],
  ['`', /[`\\]|\$(?=\{)/g],
]);
// Whichever quotes a place stands in, no text ends them, and nothing in a text is read as code.
const signsAnywhere = /["'`$\\]/g;

const placed = /\[(["'`])(~M:[\w-]{8}~)\1\]|(["'`])(~T:[\w-]{8}~)\3|~T:[\w-]{8}~/g;
const place = /~[MT]:[\w-]{8}~/g;

/** Where a file changed: by how many signs everything is moved from a sign of the old text on. */
export type Shift = readonly [at: number, by: number];

/** Notes what a replacement moves. */
export function noteShift(shifts: Shift[], [at, found, made]: [number, string, string]): string {
  if (made.length !== found.length) shifts.push([at + found.length, made.length - found.length]);
  return made;
}

/** Puts the texts of a language into built code. */
export function fillPlaces(code: string, places: Places, language: string, shifts: Shift[] = []): string {
  const textOf = (name: string): unknown => {
    const texts = places.get(name);
    if (!texts || !(language in texts)) throw new Error(`Nothing is known of the place ${name}`);
    return texts[language];
  };
  let filled = '';
  let end = 0;
  for (const match of code.matchAll(placed)) {
    const [found, , listed, quote = '', whole] = match;
    const text = textOf(listed ?? whole ?? found);
    // A message in the place of a text, or the other way round, would fail where it is shown.
    if (isPlain(text) !== (listed === undefined)) throw new Error(`The build has changed the place ${found}`);
    const made = isPlain(text)
      ? `${quote}${escapeAll(text, signsIn.get(quote) ?? signsAnywhere)}${quote}`
      : JSON.stringify(text);
    filled += code.slice(end, match.index) + noteShift(shifts, [match.index, found, made]);
    end = match.index + found.length;
  }
  filled += code.slice(end);
  if (/~[mt]:[\w-]{8}/i.test(filled)) throw new Error('The build has changed what stands in the place of a text');
  return filled;
}

/** The places that stand in a file. */
export const placesIn = (code: string): string[] => [...new Set(code.match(place) ?? [])].toSorted();
