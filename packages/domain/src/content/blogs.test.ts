import { expect, test } from 'vitest';
import { readingMinutes, readTags } from './blogs.ts';

test.each([
  ['#biryani #technique', ['biryani', 'technique']],
  ['  #one\n@two ', ['one', 'two']],
  ['#same #same', ['same']],
  ['🍚rice', ['rice']],
  ['# ', []],
  ['', []],
])('%j shows %j (blogs-2)', (stored, shown) => expect(readTags(stored)).toEqual(shown));

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minutes', (words, minutes) => expect(readingMinutes('word '.repeat(words))).toBe(minutes));
