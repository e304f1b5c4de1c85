import { expect, test } from 'vitest';
import { drawNumber } from './numbers.ts';
import { createRandom } from '@tawa/domain/common/random';

test('no number is drawn twice, though the same draws come again', () => {
  const taken = new Set<string>();
  const numbers = [7, 7, 7].map((seed) => drawNumber(createRandom(seed), taken));
  expect(new Set(numbers).size).toBe(3);
});
