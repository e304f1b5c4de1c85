import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetStores } from '#lib/store.ts';
import { useBell } from './use-bell.ts';

let notes: number;
let state: AudioContextState;

beforeEach(() => {
  notes = 0;
  state = 'running';
  vi.useFakeTimers();
  const part = { connect: (next: unknown) => next, start: () => (notes += 1), stop: () => undefined };
  const level = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class Audio {
    readonly state = state;
    readonly currentTime = 0;
    readonly destination = {};
    createOscillator = () => ({ ...part, frequency: { value: 0 } });
    createGain = () => ({ ...part, gain: level });
    close = async () => undefined;
  }
  vi.stubGlobal('AudioContext', Audio);
});

const open = (isPaused = false) =>
  renderHook(({ waiting }) => useBell({ waiting, isPaused, sound: 'chime' }), { initialProps: { waiting: 0 } });
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('rings again and again while an order waits, and is still as soon as none does', async () => {
  const { rerender } = open();
  await wait(10);
  expect(notes).toBe(0);
  rerender({ waiting: 1 });
  await wait(9);
  expect(notes).toBe(6);
  rerender({ waiting: 0 });
  await wait(60);
  expect(notes).toBe(6);
});

test('muted it is silent for fifteen minutes, after a reload too, and then rings again by itself (kitchen-board-13)', async () => {
  const { result, rerender, unmount } = open();
  act(() => result.current.toggle());
  rerender({ waiting: 2 });
  await wait(14 * 60);
  expect(notes).toBe(0);
  expect(result.current.on).toBe(false);
  unmount();
  forgetStores();
  const again = open();
  expect(again.result.current.on).toBe(false);
  again.rerender({ waiting: 2 });
  await wait(61);
  expect(again.result.current.on).toBe(true);
  expect(notes).toBeGreaterThan(0);
});

test('a kitchen that was paused by itself rings once a minute (kitchen-board-9)', async () => {
  open(true);
  await wait(1);
  const once = notes;
  expect(once).toBeGreaterThan(0);
  await wait(50);
  expect(notes).toBe(once);
  await wait(10);
  expect(notes).toBe(2 * once);
});

test('says when the browser lets nothing be heard, until a press unlocks it', async () => {
  state = 'suspended';
  const { result, rerender } = open();
  rerender({ waiting: 1 });
  await wait(1);
  expect(notes).toBe(0);
  expect(result.current.isBlocked).toBe(true);
  state = 'running';
  act(() => result.current.turnOn());
  await wait(2);
  expect(notes).toBeGreaterThan(0);
  expect(result.current.isBlocked).toBe(false);
});
