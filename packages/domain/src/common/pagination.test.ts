import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampPage, pageCount, pageWindow } from './pagination.ts';

test.each([
  [1, 1, [1]],
  [1, 0, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [99, 9, [5, 6, 7, 8, 9]],
  [-1, 9, [1, 2, 3, 4, 5]],
])('page %d of %d shows %j', (page, total, window) => expect(pageWindow(page, total)).toEqual(window));

test('a window always holds its page, within the pages there are, in order', () => {
  const pages = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(pages, pages, fc.integer({ min: 1, max: 9 }), (page, total, size) => {
      const window = pageWindow(page, total, size);
      expect(window).toHaveLength(Math.min(size, total));
      expect(window).toContain(clampPage(page, total));
      expect(window.every((entry, index) => entry === (window[0] ?? 0) + index)).toBe(true);
      expect([(window[0] ?? 0) >= 1, (window.at(-1) ?? 0) <= total]).toEqual([true, true]);
    }),
  );
});

test.each([
  [0, 1],
  [1, 1],
  [6, 1],
  [7, 2],
  [13, 3],
])('%d blogs fill %d pages', (items, pages) => expect(pageCount(items, 6)).toBe(pages));

test.each([
  [0, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [10, 4],
])('page %d of 4 is page %d', (page, clamped) => expect(clampPage(page, 4)).toBe(clamped));
