import { expect, test } from 'vitest';
import { averageRating, ratingBars, ratingColour } from './ratings.ts';

test.each([
  [[], 0],
  [[{ rating: 5, count: 0 }], 0],
  [[{ rating: 4, count: 3 }], 4],
  [
    [
      { rating: 5, count: 2 },
      { rating: 4, count: 1 },
    ],
    4.7,
  ],
  [
    [
      { rating: 4, count: 3 },
      { rating: 5, count: 1 },
    ],
    4.3,
  ],
])('%j average to %d', (counts, average) => expect(averageRating(counts)).toBe(average));

test.each([
  [5, 'green'],
  [4, 'green'],
  [3.9, 'yellow'],
  [3, 'yellow'],
  [2.9, 'red'],
  [1, 'red'],
])('%d is %s (reviews-10)', (rating, colour) => expect(ratingColour(rating)).toBe(colour));

test('there are five bars from 5 to 1, empty ones too', () => {
  expect(
    ratingBars([
      { rating: 3, count: 1 },
      { rating: 5, count: 2 },
    ]),
  ).toEqual([
    { rating: 5, count: 2, percent: 67, colour: 'green' },
    { rating: 4, count: 0, percent: 0, colour: 'green' },
    { rating: 3, count: 1, percent: 33, colour: 'yellow' },
    { rating: 2, count: 0, percent: 0, colour: 'red' },
    { rating: 1, count: 0, percent: 0, colour: 'red' },
  ]);
  expect(ratingBars([]).map((bar) => bar.percent)).toEqual([0, 0, 0, 0, 0]);
});
