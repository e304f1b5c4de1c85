import { expect, test } from 'vitest';
import { sayFailures } from './report.ts';
import { addTally, emptyTally, fuzz, type Plan } from './run.ts';
import { openFuzzWorld } from './world.ts';

// `npm run fuzz` sends a hundred thousand; these are five thousand, the same in every run, in two worlds at once.
const plans: readonly Plan[] = [
  { seed: 16, requests: 2500 },
  { seed: 17, requests: 2500 },
];

async function tallyOf(plan: Plan) {
  const world = await openFuzzWorld();
  const tally = emptyTally();
  try {
    await fuzz(world, plan, tally);
  } finally {
    await world.close();
  }
  return tally;
}

test('no request of any caller fails, surprises its contract, takes long, or changes a row that it was refused (requests-2)', async () => {
  const all = emptyTally();
  for (const tally of await Promise.all(plans.map(tallyOf))) addTally(all, tally);
  const told: string[] = [];
  sayFailures(all.failures, (line) => void told.push(line));
  expect(told.join('\n')).toBe('');
  expect(all.requests).toBe(5000);
  // Requests that are all refused at the door would prove little.
  expect(all.done.size).toBeGreaterThan(220);
  expect(all.statuses.get('2xx')).toBeGreaterThan(all.requests / 4);
}, 300_000);
