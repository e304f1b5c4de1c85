import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Move } from './kitchen.queries.ts';
import { useHeldMoves } from './use-held-move.ts';

const ready: Move = { order_number: 'FD-7K3M9Q', version: 3, to: 'ready' };
const out: Move = { order_number: 'FD-7J8P4C', version: 5, to: 'out_for_delivery', rider_name: 'Suresh' };

beforeEach(() => void vi.useFakeTimers());

function open() {
  const send = vi.fn<(move: Move) => void>();
  const { result, unmount } = renderHook(() => useHeldMoves(send));
  const hold = (move: Move) => act(() => result.current.hold(move, 'is ready'));
  const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
  return { send, result, unmount, hold, wait };
}

const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('a move is held for eight seconds, shown with the time left, and then sent once', () => {
  const { send, result, hold, wait } = open();
  hold(ready);
  wait(7);
  expect(send).not.toHaveBeenCalled();
  expect(result.current.held).toMatchObject([{ move: ready, done: 'is ready', leftMs: 1000 }]);
  wait(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(ready);
  expect(result.current.held).toEqual([]);
  wait(60);
  expect(send).toHaveBeenCalledOnce();
});

test('what is taken back is never sent, and can be done again', () => {
  const { send, result, unmount, hold, wait } = open();
  hold(ready);
  wait(5);
  act(() => result.current.undo(ready.order_number));
  wait(60);
  expect(send).not.toHaveBeenCalled();
  hold(ready);
  wait(8);
  expect(send).toHaveBeenCalledExactlyOnceWith(ready);
  unmount();
  expect(send).toHaveBeenCalledOnce();
});

test('each move has its own eight seconds, and undoing one leaves the other', () => {
  const { send, result, hold, wait } = open();
  hold(ready);
  wait(4);
  hold(out);
  act(() => result.current.undo(ready.order_number));
  wait(7);
  expect(send).not.toHaveBeenCalled();
  wait(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(out);
});

test('the same order is not held twice', () => {
  const { send, result, hold, wait } = open();
  hold(ready);
  hold({ ...ready, version: 9 });
  expect(result.current.held).toHaveLength(1);
  wait(8);
  expect(send).toHaveBeenCalledExactlyOnceWith(ready);
});

test('time stands still while somebody is about to press Undo', () => {
  const { send, result, hold, wait } = open();
  hold(ready);
  wait(6);
  act(() => result.current.pause(true));
  wait(60);
  expect(send).not.toHaveBeenCalled();
  act(() => result.current.pause(false));
  wait(2);
  expect(send).toHaveBeenCalledOnce();
});

test('without a line it goes on waiting, and is sent when the line is back and the time over', () => {
  const { send, result, hold, wait } = open();
  hold(ready);
  wait(3);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  wait(60);
  expect(send).not.toHaveBeenCalled();
  expect(result.current.held).toHaveLength(1);
  line.mockReturnValue(true);
  wait(5);
  expect(send).toHaveBeenCalledExactlyOnceWith(ready);
});

test('a page that is hidden sends everything at once, and nothing again when it is shown, left or closed', () => {
  const { send, result, unmount, hold, wait } = open();
  hold(ready);
  hold(out);
  hide('hidden');
  expect(send.mock.calls).toEqual([[ready], [out]]);
  expect(result.current.held).toEqual([]);
  hide('visible');
  wait(60);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  expect(send).toHaveBeenCalledTimes(2);
});

test('leaving the screen sends what was held', () => {
  const { send, unmount, hold, wait } = open();
  hold(ready);
  unmount();
  expect(send).toHaveBeenCalledExactlyOnceWith(ready);
  wait(60);
  expect(send).toHaveBeenCalledOnce();
});
