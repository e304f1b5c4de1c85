import { expect, test } from 'vitest';
import { holdNumbers } from './use-still.ts';

test('under a hand what leaves keeps its place, and what comes stands at the end (kitchen-board-10)', () => {
  expect(holdNumbers(['a', 'b', 'c'], ['first', 'b', 'c'])).toEqual(['a', 'b', 'c', 'first']);
});

test('what comes does not take the place of the last one that left, nor of the only one (kitchen-board-10)', () => {
  expect(holdNumbers(['a', 'b'], ['a', 'c'])).toEqual(['a', 'b', 'c']);
  expect(holdNumbers(['a'], ['b'])).toEqual(['a', 'b']);
});

test('what comes and leaves under the same hand leaves a gap as well (kitchen-board-10)', () => {
  const came = holdNumbers(['a'], ['a', 'b', 'c']);
  expect(holdNumbers(came, ['a', 'c'])).toEqual(['a', 'b', 'c']);
});
