import { z } from 'zod/mini';
import type { Outgoing } from '#platform/outgoing.ts';
import { ProviderRefusal } from './provider.ts';

/** Within which a provider's whole answer is there. */
export const answerWithinMs = 6000;
// These say nothing about the payment itself: the keys, the line or the pace were wrong.
const unknown = new Set([401, 403, 408, 409, 425, 429]);

/** Does this HTTP status say no for good? */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !unknown.has(status);

interface Call<T> {
  /** What it is for, in the words of the log. */
  act: string;
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  shape: z.ZodMiniType<T>;
}

const failure = z.object({
  error: z.object({
    message: z.optional(z.string()),
    description: z.optional(z.string()),
    code: z.optional(z.string()),
    type: z.optional(z.string()),
  }),
});
type Failure = Partial<z.infer<typeof failure>['error']>;

function failureOf(text: string): Failure {
  try {
    return z.parse(failure, JSON.parse(text)).error;
  } catch {
    return {};
  }
}

/** Calls a provider. Throws ProviderRefusal when it said no for good, and any other error when nobody knows what happened. */
export type Ask = <T>(call: Call<T>) => Promise<T>;

/** The way to ask one provider. */
export const createAsk =
  (outgoing: Outgoing, provider: string): Ask =>
  ({ act, url, method = 'GET', headers, body, shape }) =>
    outgoing.call({ provider, act }, async (line) => {
      const send = { method, headers, timeoutMs: answerWithinMs, ...(body !== undefined && { body }) };
      const reply = await line.fetch(url, send);
      const text = await reply.text();
      if (reply.ok) return z.parse(shape, JSON.parse(text));
      const { description, message, code, type } = failureOf(text);
      line.note({ code: code ?? type });
      if (isRefusal(reply.status)) throw new ProviderRefusal(description ?? message ?? 'The provider refused.');
      throw new Error(`The provider answered ${reply.status}.`);
    });
