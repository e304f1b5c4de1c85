import { z } from 'zod/mini';
import { ProviderRefusal } from './provider.ts';

const answerWithinMs = 6000;
// These say nothing about the payment itself: the keys, the line or the pace were wrong.
const unknown = new Set([401, 403, 408, 409, 425, 429]);

interface Ask<T> {
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  shape: z.ZodMiniType<T>;
}

const failure = z.object({ error: z.object({ message: z.optional(z.string()), description: z.optional(z.string()) }) });

function sentenceOf(text: string): string {
  try {
    const { error } = z.parse(failure, JSON.parse(text));
    return error.description ?? error.message ?? 'The provider refused.';
  } catch {
    return 'The provider refused.';
  }
}

/** Calls a provider. Throws ProviderRefusal when it said no for good, and any other error when nobody knows what happened. */
export async function ask<T>({ url, method = 'GET', headers, body, shape }: Ask<T>): Promise<T> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const reply = await fetch(url, { method, headers, signal, redirect: 'error', ...(body !== undefined && { body }) });
  const text = await reply.text();
  if (reply.ok) return z.parse(shape, JSON.parse(text));
  const isRefusal = reply.status >= 400 && reply.status < 500 && !unknown.has(reply.status);
  if (isRefusal) throw new ProviderRefusal(sentenceOf(text));
  throw new Error(`The provider answered ${reply.status}.`);
}
