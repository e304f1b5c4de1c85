import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { cataloguesIn, type Texts } from './texts.ts';

const source = join(import.meta.dirname, '../src');
const catalogues = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.texts.ts'))
  .toSorted();

// The office reads English, and so do those who look at the parts of pages in development.
const inEnglishAlone = /\/(?:office|admin)\/|^(?:testing|routes\/(?:admin|dev))\/|^features\/insight\//;

// How many catalogues may still be shown in English; nothing once a language is whole.
const untranslatedMax = { hi: 0, kn: 0 } as const;
type Translated = keyof typeof untranslatedMax;
const translated = ['hi', 'kn'] as const satisfies readonly Translated[];

/** By the names of groups and keys, joined by dots. */
function flat(texts: Texts, above = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${above}${key}`, text]] : flat(text, `${above}${key}.`),
  );
}

const isBranches = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const [selectKind, pluralKind, ordinalKind] = [1, 2, 3];

/** What a message takes: its arguments with their kinds, its tags, and what its choices are between. */
function takenBy(part: unknown, language: string, found: Set<string>): Set<string> {
  if (!Array.isArray(part)) return found;
  const [name, kind, ...rest]: unknown[] = part;
  if (part.length === 1) return found.add(`{${String(name)}}`);
  if (typeof kind !== 'number' || kind === 0) {
    found.add(`<${String(name)}>`);
    for (const each of [kind, ...rest]) takenBy(each, language, found);
    return found;
  }
  const [branches] = rest;
  const isPlural = kind === pluralKind || kind === ordinalKind;
  found.add(`{${String(name)}, ${isPlural ? 'plural' : kind}}`);
  if (!isBranches(branches)) return found;
  for (const [branch, parts] of Object.entries(branches)) {
    if (kind === selectKind) found.add(`{${String(name)}} ${branch}`);
    if (isPlural && !/^=\d+$/.test(branch) && !pluralsOf(language, kind === ordinalKind).includes(branch))
      found.add(`${branch} is no plural of ${language}`);
    for (const each of Array.isArray(parts) ? parts : []) takenBy(each, language, found);
  }
  return found;
}

const pluralsOf = (language: string, isOrdinal: boolean): string[] =>
  new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories;

function whatTakes(text: string, language: string): string[] {
  const message = compile(text);
  const found = new Set<string>();
  for (const part of Array.isArray(message) ? message : []) takenBy(part, language, found);
  return [...found].toSorted();
}

// English tells the parts of a day from each other by two words, others by more.
const mayChooseMore = new Set(['lib/format.texts.ts time']);

function faultsOf(file: string, language: Translated): string[] {
  const translation: Texts = JSON.parse(readFileSync(join(source, file.replace(/\.ts$/, `.${language}.json`)), 'utf8'));
  const english = [...cataloguesIn(readFileSync(join(source, file), 'utf8'))].flatMap((each) => flat(each.english));
  const own = new Map(english);
  const said = new Map(flat(translation));
  return [
    ...english.flatMap(([key, text]) => (own.get(key) === text ? [] : [`${key} is in two catalogues`])),
    ...[...own.keys()].filter((key) => !said.has(key)).map((key) => `${key} is missing`),
    ...[...said.keys()].filter((key) => !own.has(key)).map((key) => `${key} is of no English text`),
    ...[...own].flatMap(([key, text]) => {
      const other = said.get(key);
      if (other === undefined) return [];
      if ((other === '') !== (text === '')) return [`${key} says nothing`];
      const [takes, given] = [whatTakes(text, 'en'), whatTakes(other, language)];
      const more = mayChooseMore.has(`${file} ${key}`) ? given.filter((each) => takes.includes(each)) : given;
      return takes.join() === more.join() ? [] : [`${key} takes ${given.join(' ')} instead of ${takes.join(' ')}`];
    }),
  ].map((fault) => `${file} ${language}: ${fault}`);
}

test.each(translated)(
  'each translation into %s has the keys, arguments, tags and choices of its English (languages-3)',
  (language) => {
    const there = catalogues.filter((file) => existsSync(join(source, file.replace(/\.ts$/, `.${language}.json`))));
    expect(there.flatMap((file) => faultsOf(file, language))).toEqual([]);
  },
);

test.each(translated)(
  'everything that guests, customers, kitchens and riders read is translated into %s (languages-3)',
  (language) => {
    const missing = catalogues.filter(
      (file) => !inEnglishAlone.test(file) && !existsSync(join(source, file.replace(/\.ts$/, `.${language}.json`))),
    );
    expect(missing.length > untranslatedMax[language] ? missing : []).toEqual([]);
  },
);

test('a translation stands beside its English', () => {
  const translations = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.texts\.\w+\.json$/.test(file),
  );
  const known = new Set(
    catalogues.flatMap((file) => translated.map((language) => file.replace(/\.ts$/, `.${language}.json`))),
  );
  expect(translations.filter((file) => !known.has(file.replaceAll('\\', '/')))).toEqual([]);
});
