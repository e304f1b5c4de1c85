import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePageMinute } from './drawing.ts';

afterEach(() => void vi.restoreAllMocks());

test('now is a whole minute, also while the clock moves on between two readings (first-page-9)', () => {
  let now = Date.UTC(2026, 10, 30, 6, 30, 15);
  vi.spyOn(Date, 'now').mockImplementation(() => now++);
  const seen: number[] = [];
  const Minute = () => {
    seen.push(usePageMinute());
    return null;
  };
  render(<Minute />);
  expect(seen.map((each) => each % 60_000)).toEqual(seen.map(() => 0));
});
