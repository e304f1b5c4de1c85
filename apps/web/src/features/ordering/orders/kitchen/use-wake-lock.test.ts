import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

function give(request: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
}
const settle = () => act(async () => undefined);

test('the screen is kept awake, again after the page was hidden, and let go with the board (kitchen-board-4)', async () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  give(async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  });
  const { unmount } = renderHook(() => useWakeLock());
  await settle();
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(locks).toHaveLength(2);
  unmount();
  expect(locks.every(({ released }) => released)).toBe(true);
});

test('a browser that refuses, or knows nothing of it, does no harm', async () => {
  const request = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('low battery')));
  give(request);
  renderHook(() => useWakeLock()).unmount();
  await settle();
  expect(request).toHaveBeenCalledOnce();
});
