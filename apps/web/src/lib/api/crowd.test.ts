import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPatiently } from './crowd.ts';
import { waitingCalls, type Answered } from './refused.ts';
// Fetched when it is needed, here before the clock stands still.
import './crowd-wait.ts';

const refused = { status: 503, body: { code: 'overloaded' }, retryAfter: '4' };
const fine = { status: 200, body: { ok: true }, retryAfter: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a call that was refused for the crowd is made again at the time that the server said, spread a little (load-2)', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const ask = vi.fn<() => Promise<Answered>>().mockResolvedValue(fine);
  ask.mockResolvedValueOnce(refused).mockResolvedValueOnce(refused);
  const answer = askPatiently(ask);
  await vi.advanceTimersByTimeAsync(4900);
  expect([ask.mock.calls.length, waitingCalls.get()]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5100);
  expect(await answer).toEqual(fine);
  expect(waitingCalls.get()).toBe(0);
});

test('what the server may have begun is not made again (load-2)', async () => {
  for (const body of [{ code: 'unavailable' }, { code: 'maintenance' }, 'text', null]) {
    const ask = vi.fn<() => Promise<Answered>>(async () => ({ status: 503, body, retryAfter: '1' }));
    await askPatiently(ask);
    expect(ask).toHaveBeenCalledTimes(1);
  }
});

test('a crowd that does not go is told in the end', async () => {
  const ask = vi.fn<() => Promise<Answered>>(async () => refused);
  const answer = askPatiently(ask);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await answer).toEqual(refused);
  expect([ask.mock.calls.length, waitingCalls.get()]).toEqual([8, 0]);
});

test('who gives up waits no longer', async () => {
  const given = new AbortController();
  const ask = vi.fn<() => Promise<Answered>>(async () => refused);
  const answer = askPatiently(ask, given.signal);
  const told = answer.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  given.abort(new Error('gone'));
  expect(await told).toMatchObject({ message: 'gone' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, waitingCalls.get()]).toEqual([1, 0]);
});
