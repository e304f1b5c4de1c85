import { expect, test } from 'vitest';
import { emptyTally, fuzz } from './run.ts';
import { sayFailures } from './report.ts';
import { openFuzzWorld } from './world.ts';

// `npm run fuzz` sends a hundred thousand; this is their beginning, the same in every run.
const plan = { seed: 16, requests: 5000 };

test('no request of any caller fails, surprises its contract, takes long, or changes a row that it was refused', async () => {
  const world = await openFuzzWorld();
  const tally = emptyTally();
  try {
    await fuzz(world, plan, tally);
  } finally {
    await world.close();
  }
  const told: string[] = [];
  sayFailures(tally.failures, (line) => void told.push(line));
  expect(told.join('\n')).toBe('');
  // Requests that are all refused at the door would prove little.
  expect(tally.done.size).toBeGreaterThan(220);
  expect(tally.statuses.get('2xx')).toBeGreaterThan(plan.requests / 4);
}, 300_000);
