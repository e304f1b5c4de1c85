import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readFileSync } from 'node:fs';
import type { Answer, Endpoint, Sent, Topic } from '@tawa/contract/endpoint';
import { errorStatus } from '@tawa/contract/errors';
import { getSite, type SiteFacts } from '@tawa/contract/settings';
import { dehydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { builtAssets, developmentAssets, pageAssets } from './app/page-assets.ts';
import { writePageState, type PageFailure } from './app/page-state.ts';
import { routes } from './app/router.tsx';
import { Document } from './document.tsx';
import { ApiError, provideTransport } from './lib/api-client.ts';
import { createQueryClient, provideQueryClient } from './lib/query-client.ts';
import { deliveredSite } from './lib/delivered-site.ts';
import { provideSite, site } from './lib/site-facts.ts';
import { provideOrigin } from './lib/site.ts';
import { themeScript } from './lib/theme-script.ts';
import { whenAllReady } from './ui/later.tsx';

/** Every inline script of a page, to the letter; the content security policy allows them by their hashes. */
export const inlineScripts: readonly string[] = [themeScript()];

/** Makes a call in this process; throws an error with a code of the contract where HTTP would answer one. */
export type InProcessCall = <E extends Endpoint>(endpoint: E, input: Sent<E>) => Promise<Answer<E>>;

export interface RenderRequest {
  /** Path and search of the page. */
  url: string;
  call: InProcessCall;
  /** 'https://tawa.example', for canonical addresses. */
  origin: string;
}

export interface Rendered {
  status: number;
  html: string;
  /** Where to go instead, with a 3xx status. */
  location?: string;
  /** A change of any of these makes the page stale. */
  topics: Topic[];
  /** How long the page may be kept at most; 0 for one that shows a failure. */
  maxAgeMs: number;
  /** What broke while loading; the page shows the error screen. */
  error?: unknown;
}

interface Scope {
  client: QueryClient;
  call: InProcessCall;
  origin: string;
  site: SiteFacts;
  topics: Set<Topic>;
  maxAgeMs: number;
}

const manifest = new URL('../client/.vite/manifest.json', import.meta.url);
const assets =
  import.meta.env.DEV || !existsSync(manifest)
    ? developmentAssets
    : builtAssets(JSON.parse(readFileSync(manifest, 'utf8')));

const shellAgeMs = 60 * 60_000;
const scopes = new AsyncLocalStorage<Scope>();

function scope(): Scope {
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

/** What the office has set; while it cannot be read the page says what the product was delivered with, and not for long. */
async function readSite(current: Scope): Promise<void> {
  try {
    current.site = (await callInScope(getSite, {})).body;
  } catch {
    current.maxAgeMs = 0;
  }
}

const handler = createStaticHandler(routes);

function failureOf(context: StaticHandlerContext): PageFailure | null {
  const [routeId, error] = Object.entries(context.errors ?? {})[0] ?? [];
  if (routeId === undefined) return null;
  if (!isRouteErrorResponse(error)) return { routeId, status: 500, text: '' };
  return { routeId, status: error.status, text: typeof error.data === 'string' ? error.data : '' };
}

function markup(context: StaticHandlerContext, { client }: Scope): string {
  const page = pageAssets(
    assets,
    context.matches.map(({ route }) => route.id),
    site().font,
  );
  const state = writePageState({
    queries: dehydrate(client),
    loaderData: context.loaderData,
    failure: failureOf(context),
    assets: page,
    site: site(),
  });
  return renderToString(
    <StrictMode>
      <Document assets={page} state={state}>
        <QueryClientProvider client={client}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </Document>
    </StrictMode>,
  );
}

async function renderInScope({ url, origin }: RenderRequest): Promise<Rendered> {
  const current = scope();
  await readSite(current);
  const context = await handler.query(new Request(new URL(url, origin)));
  if (context instanceof Response)
    return {
      status: context.status,
      html: '',
      location: context.headers.get('location') ?? '/',
      topics: [],
      maxAgeMs: 0,
    };
  // A screen declares its parts when it is loaded, so they are asked for after that.
  await whenAllReady();
  const html = `<!doctype html>${markup(context, current)}`;
  const error: unknown = Object.values(context.errors ?? {}).find((thrown) => !isRouteErrorResponse(thrown));
  const status = failureOf(context)?.status ?? context.statusCode;
  return { status, html, topics: [...current.topics], maxAgeMs: status >= 500 ? 0 : current.maxAgeMs, error };
}

/** One page as a guest sees it, whole; what a login adds comes in the browser. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const client = createQueryClient();
  const { call, origin } = request;
  try {
    return await scopes.run(
      { client, call, origin, site: deliveredSite, topics: new Set(), maxAgeMs: shellAgeMs },
      () => renderInScope(request),
    );
  } finally {
    client.clear();
  }
}
