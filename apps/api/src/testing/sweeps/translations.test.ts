import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, partnerEndpoints } from '@tawa/contract/all';
import { holesOf } from '@tawa/domain/common/said';
import { expect, test } from 'vitest';
import { textsOfReaders } from './read-sources.ts';
import { said } from '#platform/words/said.ts';
import { words as hi } from '#platform/words/tables.hi.ts';
import { words as kn } from '#platform/words/tables.kn.ts';

const tables = { hi, kn };
const scripts = { hi: /\p{Script=Devanagari}/u, kn: /\p{Script=Kannada}/u } as const;
const languages = ['hi', 'kn'] as const;

const valuesIn = (text: string) =>
  holesOf(text)
    .flatMap(({ name, kind }) => (kind === 'unsaid' ? [] : [name]))
    .toSorted();

test.each(languages)(
  'each sentence in %s takes the values of its English, and is in its script (language-5)',
  (language) => {
    const faults = tables[language].flatMap((table) =>
      Object.entries(table).filter(
        ([english, said]) =>
          valuesIn(english).join() !== valuesIn(said).join() ||
          (/\p{L}{3}/u.test(said.replaceAll(/\{\w+\}|GST|UPI|Tawa/g, '')) && !scripts[language].test(said)) ||
          said.trim() !== said,
      ),
    );
    expect(faults).toEqual([]);
  },
);

test('a sentence is translated once, and into both languages (language-5)', () => {
  const keys = languages.map((language) => tables[language].flatMap((table) => Object.keys(table)));
  for (const all of keys) expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  expect(keys[0]).toEqual(keys[1]);
});

test('whatever the server says to customers, kitchens and riders has a translation (language-5)', () => {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]testing[\\/]|^testing[\\/]/.test(file))
    .map((file) => join(source, file));
  const named = new Map([...endpoints, ...partnerEndpoints].map(({ name, endpoint }) => [name, endpoint]));
  // A text that is put together of words of ours stands in the tables once for each of them.
  const known = hi.flatMap((table) => Object.keys(table)).map((key) => key.replaceAll(/\{[^}]*\}/g, '{}'));
  const isKnown = (text: string) => {
    const fixed = text.split('{}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    const form = new RegExp(`^${fixed.join('.*')}$`, 'u');
    const isSaid = ['7', 'Yes.'].some(
      (value) => said(text.replaceAll('{}', value), 'hi') !== text.replaceAll('{}', value),
    );
    return isSaid || (fixed.length > 1 && known.some((key) => form.test(key)));
  };
  const missing = textsOfReaders(files, named).filter((found) => !isKnown(found.slice(found.indexOf(': ') + 2)));
  expect(missing).toEqual([]);
});
