import { expect, test } from 'vitest';
import { excerpt, firstWord, hasFirstWord, matches, matchesAny } from './search.ts';

test.each([
  ['Paneer Tikka', 'tikka', true],
  ['Paneer Tikka', '  PANEER ', true],
  ['Paneer Tikka', '', true],
  ['Paneer Tikka', '   ', true],
  ['Paneer Tikka', 'paneertikka', false],
  ['100% (veg)', '% (', true],
  [null, '', true],
  [undefined, 'a', false],
])('%j searched for %j: %s', (text, query, found) => expect(matches(text, query)).toBe(found));

test('one of several texts is enough', () => {
  expect(matchesAny(['Dum & Handi', null, 'Indian'], 'indian')).toBe(true);
  expect(matchesAny(['Dum & Handi', null], 'thai')).toBe(false);
  expect(matchesAny([], '')).toBe(true);
  expect(matchesAny([], 'a')).toBe(false);
});

test('a text is cut at its length, and only when it is longer (menu-5)', () => {
  const eighty = 'x'.repeat(80);
  expect(excerpt(eighty, 80)).toBe(eighty);
  expect(excerpt(`${eighty}y`, 80)).toBe(`${eighty}…`);
  expect(excerpt('hot and fresh', 4)).toBe('hot…');
  expect(excerpt('🍛🍛🍛', 2)).toBe('🍛🍛…');
  expect(excerpt('', 80)).toBe('');
});

test('a category goes by its first word, whatever the case (categories-1)', () => {
  expect(firstWord('  Main  Course')).toBe('Main');
  expect(firstWord('   ')).toBe('');
  expect(hasFirstWord('Main Course', 'main')).toBe(true);
  expect(hasFirstWord('Main Dish', 'MAIN ')).toBe(true);
  expect(hasFirstWord('Mains', 'main')).toBe(false);
});
