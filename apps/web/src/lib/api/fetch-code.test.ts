import { expect, test, vi } from 'vitest';
import { fetchCode } from './fetch-code.ts';

test('code that could not be fetched is asked for again as soon as the line is back, and the page waits (offline-5)', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue('code');
  const asked = fetchCode(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  expect(await asked).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a line that never says that it is back is tried again by the clock (offline-5)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue('code');
  const asked = fetchCode(load);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await asked).toBe('code');
});
