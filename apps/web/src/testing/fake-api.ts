import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Answer, Endpoint } from '@tawa/contract/common/endpoint';
import { errorStatus, type ErrorCode } from '@tawa/contract/common/errors';
import { OfflineError, provideTransport, type Parts } from '#lib/api/api-client.ts';

type Reply = (parts: Parts) => Promise<{ status: number; body: unknown }>;

/** A refusal as the server words it. */
export const refusal = (code: ErrorCode, message: string, errors?: Record<string, string>) => ({
  status: errorStatus[code],
  body: { code, message, errors, requestId: 'test' },
});

/** An API whose answers a test gives by endpoint; a call that no test spoke of fails like a dead line. */
export function fakeApi() {
  const replies = new Map<string, Reply>();
  const calls: { endpoint: string; parts: Parts }[] = [];
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
  provideTransport(async (endpoint, parts) => {
    calls.push({ endpoint: nameOf(endpoint), parts });
    const reply = replies.get(nameOf(endpoint));
    if (!reply) throw new OfflineError(new Error(`No answer was given for ${nameOf(endpoint)}`));
    return reply(parts);
  });
  return {
    calls,
    /** The answer of an endpoint from now on; typed by the contract. */
    answer: <E extends Endpoint>(endpoint: E, reply: Answer<E> | ((parts: Parts) => Answer<E> | Promise<Answer<E>>)) =>
      void replies.set(nameOf(endpoint), async (parts) => (typeof reply === 'function' ? reply(parts) : reply)),
    refuse: (endpoint: Endpoint, failure: ReturnType<typeof refusal>) =>
      void replies.set(nameOf(endpoint), async () => failure),
  };
}

/** Stands in for the live stream; answers what sends an event of a kind on it. */
export function fakeStream(): (event: string) => Promise<void> {
  let write = (_text: string) => {};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        write = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    return new Response(body, { status: 200 });
  });
  let id = 0;
  return (event) => act(async () => write(`id: ${(id += 1)}\nevent: ${event}\ndata: {}\n\n`));
}
