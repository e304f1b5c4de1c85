import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithModel } from './run.ts';
import { openProcesses, type Processes } from './shop.ts';

let processes: Processes;

beforeAll(async () => {
  processes = await openProcesses();
});
afterAll(() => processes.close());

// `npm run model` tells ten thousand steps of several seeds.
test('whatever customers, kitchen and clock do on two processes, the shop never differs from its model (house-1)', async () => {
  expect(await compareWithModel(processes, { seed: 20_261_121, stories: 4, steps: 60 })).toBeGreaterThan(50);
}, 120_000);
