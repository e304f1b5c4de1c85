import { expect, test } from 'vitest';
import { goodwillProblem } from './goodwill.ts';

test.each([
  [{ amount: 15_000, given: 0, most: 50_000 }, null],
  [{ amount: 50_000, given: 0, most: 50_000 }, null],
  [{ amount: 50_001, given: 0, most: 50_000 }, 'At most ₹500.00 more within 30 days.'],
  [{ amount: 100, given: 49_950, most: 50_000 }, 'At most ₹0.50 more within 30 days.'],
  [{ amount: 1, given: 50_000, most: 50_000 }, 'Nothing more can be given within 30 days.'],
  [{ amount: 1, given: 60_000, most: 50_000 }, 'Nothing more can be given within 30 days.'],
  [{ amount: 1, given: 0, most: 0 }, 'Nothing more can be given within 30 days.'],
])('%j is refused with %j (person-3)', (asked, problem) => {
  expect(goodwillProblem(asked)).toBe(problem);
});
