import { expect, test } from 'vitest';
import { chooseLanguage, isSpoken } from './languages.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['kn-IN', 'kn'],
  ['HI-in', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-GB,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.5, kn;q=0.7, hi;q=0.6', 'kn'],
  ['hi;q=0.7,kn;q=0.7', 'hi'],
  ['ta-IN,ta;q=0.9,hi;q=0.4', 'hi'],
  ['ta, fr', 'en'],
  ['*', 'en'],
  ['kn;q=0.5,*;q=0.1', 'kn'],
  ['hi;q=0', 'en'],
  ['hi;q=2', 'en'],
  ['hi;q=x,kn;q=0.1', 'kn'],
  ['hi;level=1', 'hi'],
  ['hindi', 'en'],
  ['constructor', 'en'],
  [`${'x,'.repeat(150)}hi`, 'en'],
])('%j asks for %s (language-1)', (header, language) => {
  expect(chooseLanguage(header)).toBe(language);
});

test('a language is one of those that are spoken', () => {
  expect(['en', 'hi', 'kn', 'ta', 'toString', '', null].filter(isSpoken)).toEqual(['en', 'hi', 'kn']);
});
