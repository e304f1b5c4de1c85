import { runInNewContext } from 'node:vm';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { fillPlaces, holdPlaces, placesIn, type Places, type Shift } from './places.ts';

const english = { title: 'Your cart', removed: compile('{dish} removed'), none: '' };
const hindi = { title: 'आपका "कार्ट", `${आप}`', removed: compile('{dish} हटाया'), none: '' };

function placeOfTitle({ title }: Record<string, unknown>): string {
  expect(typeof title).toBe('string');
  return typeof title === 'string' ? title : '';
}

function hold(): { places: Places; title: string; removed: string } {
  const places: Places = new Map();
  const held = holdPlaces(
    places,
    'cart',
    english,
    new Map([
      ['en', english],
      ['hi', hindi],
    ]),
  );
  expect(held).toMatchObject({ none: '' });
  return { places, title: placeOfTitle(held), removed: JSON.stringify(held['removed']) };
}

test('a text stands whole in whatever quotes the build has put its place (languages-2)', () => {
  const { places, title } = hold();
  for (const written of [`"${title}"`, `'${title}'`, `\`${title}\``, `\`a \${1}${title}\``, `"say: ${title}"`]) {
    const read: unknown = runInNewContext(fillPlaces(written, places, 'hi'));
    expect(String(read).replace(/^(?:a 1|say: )/, '')).toBe(hindi.title);
  }
});

test('a message with values stands as it was compiled, and another language has its own (languages-2)', () => {
  const { places, removed } = hold();
  expect(fillPlaces(`t(${removed})`, places, 'en')).toBe(`t(${JSON.stringify(english.removed)})`);
  expect(fillPlaces(`t(${removed.replaceAll('"', '`')})`, places, 'hi')).toBe(`t(${JSON.stringify(hindi.removed)})`);
});

test('what the build has changed, and what takes something else than in English, stops it (languages-2)', () => {
  const { places, title } = hold();
  expect(() => fillPlaces(`"${title.toLowerCase()}"`, places, 'en')).toThrow('changed');
  expect(() => fillPlaces(`"${title.slice(0, -1)}"`, places, 'en')).toThrow('changed');
  expect(() => fillPlaces('"~T:12345678~"', places, 'en')).toThrow('~T:12345678~');
  const other = { ...english, removed: 'हटाया' };
  expect(() => holdPlaces(new Map(), 'cart', english, new Map([['hi', other]]))).toThrow('removed');
  expect(() => holdPlaces(new Map(), 'cart', english, new Map([['hi', { ...english, title: '' }]]))).toThrow('title');
});

test('what is not translated is English, and what moved is told for the map of the source', () => {
  const { places, title } = hold();
  const shifts: Shift[] = [];
  expect(fillPlaces(`f("${title}")`, places, 'en', shifts)).toBe('f("Your cart")');
  expect(shifts).toEqual([[2 + title.length + 2, 'Your cart'.length - title.length]]);
  expect(placesIn(`f("${title}", "${title}")`)).toEqual([title]);
  const untranslated: Places = new Map();
  const held = holdPlaces(untranslated, 'cart', english, new Map([['kn', null]]));
  expect(fillPlaces(`"${placeOfTitle(held)}"`, untranslated, 'kn')).toBe('"Your cart"');
});
