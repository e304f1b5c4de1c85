import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { attempt, budgets, callersMax, createRateLimit, type BudgetName, type RateLimit } from './rate-limit.ts';

// Two apps over one database stand for two processes: they share nothing else.
let one: TestApp;
let two: TestApp;
let here: RateLimit;
let there: RateLimit;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ databaseUrl: one.databaseUrl });
  here = createRateLimit({ db: one.db, clock: one.clock, factor: 1 });
  there = createRateLimit({ db: two.db, clock: one.clock, factor: 1 });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  await one.db.deleteFrom('rate_limits').execute();
  one.clock.set('2026-06-15T10:00:00.000Z');
});

const names = Object.keys(budgets).filter((name): name is BudgetName => name in budgets);
const got = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;
const many = (calls: number, call: (at: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: calls }, (_, at) => call(at)));

describe('of calls that come at once, exactly the budget gets through', () => {
  test.each(names.filter((name) => budgets[name].calls < 400))('%s, over two processes', async (name) => {
    const { calls } = budgets[name];
    expect(got(await many(calls + 20, (at) => (at % 2 ? here : there).claim(name, 'asha')))).toBe(calls);
    await expect(here.claim(name, 'asha')).rejects.toMatchObject({ code: 'busy', status: 429 });
    await expect(here.claim(name, 'somebody else')).resolves.toBeDefined();
  });

  test.each(names)('%s, of one process', async (name) => {
    const { calls } = budgets[name];
    expect(got(await many(calls + 20, async () => here.claimHere(name, `asha ${name}`)))).toBe(calls);
  });
});

test('a window that is over counts no more', async () => {
  await many(12, () => here.claim('loginOfAccount', 'asha'));
  one.clock.advance(900_000);
  await expect(there.claim('loginOfAccount', 'asha')).resolves.toBeDefined();
});

test('a budget below one call lets nobody through', async () => {
  const none = createRateLimit({ db: one.db, clock: one.clock, factor: 0.01 });
  await expect(none.claim('mail', 'asha')).rejects.toMatchObject({ code: 'busy' });
});

test('what was right is given back, what was wrong or fell over is not, and a refused call takes nothing', async () => {
  const limit = { budget: 'mail', caller: 'asha' } as const;
  const used = async () =>
    (await one.db.selectFrom('rate_limits').select('used').where('bucket', '=', 'mail:asha').executeTakeFirst())?.used;
  for (let turn = 0; turn < 20; turn += 1) expect(await attempt(here, limit, async () => 'right')).toBe('right');
  expect(await used()).toBe(0);
  expect(await attempt(here, limit, async () => null)).toBeNull();
  await expect(attempt(here, limit, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await used()).toBe(2);
  await many(20, () => here.claim('mail', 'asha'));
  expect(await used()).toBe(5);
});

test('a crowd of callers pushes out who was quiet for longest, and nobody who still calls', () => {
  const limit = createRateLimit({ db: one.db, clock: one.clock, factor: 0.1 });
  const callsOf = (caller: string) => {
    for (let calls = 0; ; calls += 1)
      try {
        limit.claimHere('step', caller);
      } catch {
        return calls;
      }
  };
  expect([callsOf('busy'), callsOf('quiet')]).toEqual([12, 12]);
  expect(callsOf('busy')).toBe(0);
  for (let at = 0; at < callersMax - 1; at += 1) limit.claimHere('step', `crowd ${at}`);
  expect([callsOf('busy'), callsOf('quiet')]).toEqual([0, 12]);
});
