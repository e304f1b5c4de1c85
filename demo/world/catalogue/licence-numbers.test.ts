import { expect, test } from 'vitest';
import { gstinChecksum } from '@tawa/domain/money/gst';
import { fssaiNumber, gstin } from './licence-numbers.ts';

test.each([
  ['27AAPFU0939F1Z', 'V'],
  ['29AAGCB7383J1Z', '4'],
])('%s is closed by %s', (first14, last) => {
  expect(gstinChecksum(first14)).toBe(last);
});

test('tax numbers differ, begin with their state and have the form of real ones', () => {
  const numbers = Array.from({ length: 60 }, (_one, index) => gstin('29', index));
  expect(new Set(numbers).size).toBe(60);
  for (const number of numbers) {
    expect(number).toMatch(/^29[A-Z]{5}0000[A-Z][0-9A-Z]Z[0-9A-Z]$/);
    expect(gstinChecksum(number.slice(0, 14))).toBe(number.at(-1));
  }
});

test('a food licence has fourteen digits: its kind, its state, and nobody’s authority', () => {
  expect(fssaiNumber(1, '12', 7)).toBe('11224999000007');
  expect(fssaiNumber(2, '33', 48)).toBe('23324999000048');
});
