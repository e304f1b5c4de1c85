import { livePollMs } from '@tawa/domain/common/limits';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#testing/tokens.ts';
import { subscribeLive, useLiveStatus, type LiveEvent } from './live.ts';
import { endSession, getSession } from '../session/session.ts';

/** A server whose streams a test opens, feeds and breaks. */
function fakeStreams() {
  const requests: Headers[] = [];
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  const server = { requests, refuseWith: 0 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    requests.push(new Headers(init?.headers));
    if (server.refuseWith > 0) return new Response('', { status: server.refuseWith });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        open.push(controller);
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body, { status: 200 });
  });
  const send = (text: string) => open.at(-1)?.enqueue(new TextEncoder().encode(text));
  return { server, send, breakLine: () => open.at(-1)?.error(new TypeError('network')) };
}

const seen: LiveEvent[] = [];
const hear = (event: LiveEvent) => void seen.push(event);
const polls = () => seen.filter(({ event }) => event === 'poll').length;
const settle = () => vi.advanceTimersByTimeAsync(0);
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  seen.length = 0;
  stops = [];
});
afterEach(() => {
  stops.forEach((stop) => stop());
  endSession();
});

test('an event that arrives in pieces is one event, with its id, kind and data', async () => {
  const { send } = fakeStreams();
  signIn();
  stops.push(subscribeLive(hear));
  await settle();
  send(': hello\n\nid: 41\nevent: or');
  send('der\ndata: {"order_number":"FD-7K3M9Q"}\n\n');
  await settle();
  expect(seen).toEqual([{ id: '41', event: 'order', data: { order_number: 'FD-7K3M9Q' } }]);
});

test('all hearers of a tab share one connection, with the token in its header', async () => {
  const { server } = fakeStreams();
  const { token } = signIn();
  stops.push(subscribeLive(hear), subscribeLive(hear));
  await settle();
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]?.get('authorization')).toBe(`Bearer ${token}`);
});

test('guests open no connection', async () => {
  const { server } = fakeStreams();
  stops.push(subscribeLive(hear));
  await settle();
  expect(server.requests).toHaveLength(0);
});

test('a broken line is taken up again after the last event that was heard', async () => {
  const { server, send, breakLine } = fakeStreams();
  signIn();
  stops.push(subscribeLive(hear));
  await settle();
  send('id: 41\nevent: order\ndata: {}\n\n');
  await settle();
  breakLine();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.requests.map((headers) => headers.get('last-event-id'))).toEqual([null, '41']);
});

test('a line without a sign of life counts as broken', async () => {
  const { server } = fakeStreams();
  signIn();
  stops.push(subscribeLive(hear));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(server.requests.length).toBeGreaterThan(1);
});

test('a device that slept takes a new line as soon as it is looked at, and goes on after what it heard (events-2)', async () => {
  const { server, send } = fakeStreams();
  signIn();
  stops.push(subscribeLive(hear));
  await settle();
  send('id: 41\nevent: order\ndata: {}\n\n');
  await settle();
  // Timers stand still while it sleeps; the clock does not.
  vi.setSystemTime(Date.now() + 600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.requests.map((headers) => headers.get('last-event-id'))).toEqual([null, '41']);
});

test('a device that loses its line says so at once, and takes up the new one where it was', async () => {
  const { server, send } = fakeStreams();
  signIn();
  stops.push(subscribeLive(hear));
  await settle();
  send('id: 41\nevent: order\ndata: {}\n\n');
  await settle();
  const { result } = renderHook(() => useLiveStatus());
  expect(result.current.state).toBe('live');
  await act(async () => {
    window.dispatchEvent(new Event('offline'));
    await settle();
  });
  expect(result.current.state).toBe('reconnecting');
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await settle();
  });
  expect(result.current.state).toBe('live');
  expect(server.requests.map((headers) => headers.get('last-event-id'))).toEqual([null, '41']);
});

test('a line that is back is taken at once, not at the end of a long wait', async () => {
  const { server } = fakeStreams();
  server.refuseWith = 503;
  signIn();
  stops.push(subscribeLive(hear));
  await vi.advanceTimersByTimeAsync(40_000);
  const tries = server.requests.length;
  server.refuseWith = 0;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(server.requests).toHaveLength(tries + 1);
});

test('while the server refuses, screens are told to poll and the tries get rarer', async () => {
  const { server } = fakeStreams();
  server.refuseWith = 503;
  signIn();
  stops.push(subscribeLive(hear));
  await vi.advanceTimersByTimeAsync(livePollMs * 3 + 1);
  expect(seen).toEqual([{ event: 'poll' }, { event: 'poll' }, { event: 'poll' }]);
  expect(server.requests.length).toBeLessThan(15);
});

test('a refused token ends the session and the connection with it', async () => {
  const { server } = fakeStreams();
  server.refuseWith = 401;
  signIn();
  stops.push(subscribeLive(hear));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getSession()).toBeNull();
  expect(server.requests).toHaveLength(1);
});

test('the last hearer closes the connection', async () => {
  const { server } = fakeStreams();
  signIn();
  subscribeLive(hear)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.requests).toHaveLength(1);
});

test('what happened before the line was first open is read again a moment later, and once (events-3)', async () => {
  const { send } = fakeStreams();
  signIn();
  stops.push(subscribeLive(hear));
  await settle();
  send('id: 40\nevent: ready\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(900);
  expect(polls()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(polls()).toBe(1);
  send('id: 40\nevent: ready\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(5000);
  expect(polls()).toBe(1);
});

test('whoever was away for longer than the server keeps events reads everything again at once (events-3)', async () => {
  const { send } = fakeStreams();
  signIn();
  stops.push(subscribeLive(hear));
  await settle();
  send('id: 99\nevent: reset\ndata: {}\n\n');
  await settle();
  expect(polls()).toBe(1);
});
