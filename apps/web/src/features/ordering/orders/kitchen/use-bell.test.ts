import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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

const open = () => renderHook(({ waiting }) => useBell(waiting, 'chime'), { initialProps: { waiting: 0 } });
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

test('switched off it stays silent, here and the next time', async () => {
  const { result, rerender } = open();
  act(() => result.current.toggle());
  rerender({ waiting: 2 });
  await wait(60);
  expect(notes).toBe(0);
  expect(open().result.current.on).toBe(false);
});

test('says when the browser lets nothing be heard, until a press unlocks it', async () => {
  state = 'suspended';
  const { result, rerender } = open();
  rerender({ waiting: 1 });
  await wait(1);
  expect(notes).toBe(0);
  expect(result.current.isBlocked).toBe(true);
  state = 'running';
  act(() => result.current.unblock());
  await wait(2);
  expect(notes).toBeGreaterThan(0);
  expect(result.current.isBlocked).toBe(false);
});
