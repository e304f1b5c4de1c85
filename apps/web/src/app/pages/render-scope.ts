import { AsyncLocalStorage } from 'node:async_hooks';
import type { Answer, Endpoint, Sent, Topic } from '@tawa/contract/common/endpoint';
import { errorStatus } from '@tawa/contract/common/errors';
import { getSite, type SiteFacts } from '@tawa/contract/content/site';
import { slideIn } from '@tawa/domain/content/slides';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, provideTransport } from '#lib/api/api-client.ts';
import { deliveredSite } from '#lib/site/delivered-site.ts';
import { provideQueryClient } from '#lib/api/query-client.ts';
import { provideSite } from '#lib/site/site-facts.ts';
import { provideOrigin } from '#lib/site/site.ts';
import type { Language } from '#lib/i18n/language.ts';

/** Makes a call in this process; throws an error with a code of the contract where HTTP would answer one. */
export type InProcessCall = <E extends Endpoint>(endpoint: E, input: Sent<E>) => Promise<Answer<E>>;

/** What one rendering knows, and what it finds out of its page. */
export interface Scope {
  client: QueryClient;
  call: InProcessCall;
  origin: string;
  language: Language;
  plain: boolean;
  site: SiteFacts;
  topics: Set<Topic>;
  maxAgeMs: number;
}

/** What each rendering runs in. */
export const scopes = new AsyncLocalStorage<Scope>();

/** The rendering that is under way here. */
export function scope(): Scope {
  const current = scopes.getStore();
  if (!current) throw new Error('Nothing is being rendered here');
  return current;
}

/** The same error that a browser would get over HTTP; null for anything that is not an answer of ours. */
function refusalFrom(error: unknown): ApiError | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const found = Object.entries(errorStatus).find(([code]) => code === error.code);
  return found ? new ApiError({ status: found[1], code: found[0], message: error.message }) : null;
}

provideQueryClient(() => scope().client);
provideOrigin(() => scopes.getStore()?.origin ?? '');
provideSite(() => scopes.getStore()?.site ?? deliveredSite);
provideTransport(callInScope);

async function callInScope<E extends Endpoint>(endpoint: E, parts: Sent<E>): Promise<Answer<E>> {
  const current = scope();
  current.maxAgeMs = Math.min(current.maxAgeMs, endpoint.cache?.maxAgeMs ?? 0);
  endpoint.cache?.topics.forEach((topic) => current.topics.add(topic));
  try {
    return await current.call(endpoint, parts);
  } catch (error) {
    throw refusalFrom(error) ?? error;
  }
}

/** What the office has set, as readers of a language see it. */
export const siteIn = (facts: SiteFacts, language: Language): SiteFacts => ({
  ...facts,
  slides: facts.slides.map((slide) => slideIn(slide, language)),
});

/** What the office has set; while it cannot be read the page says what the product was delivered with, and not for long. */
export async function readSite(current: Scope): Promise<void> {
  try {
    current.site = siteIn((await callInScope(getSite, {})).body, current.language);
  } catch {
    current.maxAgeMs = 0;
  }
}
