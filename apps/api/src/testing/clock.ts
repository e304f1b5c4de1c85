import type { Clock } from '../platform/clock.ts';

/** A clock that follows the machine's until it is told otherwise, and then runs on from there. */
export interface TestClock extends Clock {
  set(to: Date | string): void;
  advance(ms: number): void;
}

export function createTestClock(): TestClock {
  let offsetMs = 0;
  const now = () => new Date(Date.now() + offsetMs);
  return {
    now,
    set: (to) => (offsetMs = new Date(to).getTime() - Date.now()),
    advance: (ms) => (offsetMs += ms),
  };
}
