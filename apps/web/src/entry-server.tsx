import { existsSync, readFileSync } from 'node:fs';
import type { Topic } from '@tawa/contract/common/endpoint';
import { addressIn } from '@tawa/domain/common/public-addresses';
import type { ClosedNow } from '@tawa/domain/content/maintenance';
import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { ClosedPage } from './app/pages/closed-page.tsx';
import { englishOf } from './app/pages/page-address.ts';
import { builtAssets, developmentAssets, pageAssets, type BuiltAssets } from './app/pages/page-assets.ts';
import { writePageState, type PageFailure } from './app/pages/page-state.ts';
import { readSite, siteIn, scope, scopes, type InProcessCall, type Scope } from './app/pages/render-scope.ts';
import { panelsRouteId } from './app/panels/panels-route.ts';
import { routes } from './app/router.tsx';
import { Document, listInlineScripts } from './document.tsx';
import { createQueryClient } from './lib/api/query-client.ts';
import { deliveredSite } from './lib/site/delivered-site.ts';
import { provideDrawing } from './lib/site/drawing.ts';
import { site } from './lib/site/site-facts.ts';
import { plainStyle, showPlain, withPlainWay } from './plain/plain-pages.ts';
import { whenAllReady } from './ui/page/later.tsx';
import { LanguageContext, languageOf, type Language } from './lib/i18n/language.ts';
import { keepEach } from './lib/i18n/texts.ts';

export { addressOf, isForAll, screenOf } from './app/pages/page-address.ts';
export { plainStyle, showPlain };

/** Every inline script of a page, to the letter. */
export const inlineScripts = listInlineScripts();

export interface RenderRequest {
  /** Path and search of the page. */
  url: string;
  call: InProcessCall;
  /** 'https://tawa.example', for canonical addresses. */
  origin: string;
  /** Draws it without pictures and fonts. */
  plain?: boolean;
  /** The site is closed: its one page is rendered instead. */
  closed?: ClosedNow;
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

function readAssets(language: Language): BuiltAssets {
  const name = language === 'en' ? 'manifest.json' : `manifest.${language}.json`;
  const manifest = new URL(`../client/.vite/${name}`, import.meta.url);
  if (import.meta.env.DEV || !existsSync(manifest)) return developmentAssets;
  return builtAssets(JSON.parse(readFileSync(manifest, 'utf8')), language);
}

const assetsIn = keepEach(readAssets);

const shellAgeMs = 60 * 60_000;

const handlerIn = keepEach((language: Language) => createStaticHandler(routes, { basename: addressIn(language, '/') }));

function failureOf(context: StaticHandlerContext): PageFailure | null {
  const [routeId, error] = Object.entries(context.errors ?? {})[0] ?? [];
  if (routeId === undefined) return null;
  if (!isRouteErrorResponse(error)) return { routeId, status: 500, text: '' };
  return { routeId, status: error.status, text: typeof error.data === 'string' ? error.data : '' };
}

function markup(context: StaticHandlerContext, { client, language, plain }: Scope): string {
  const failure = failureOf(context);
  // What is not there needs no panel.
  const shown = context.matches.filter(({ route }) => failure === null || route.id !== panelsRouteId);
  const page = pageAssets(
    assetsIn(language),
    shown.map(({ route }) => route.id),
    plain ? null : site().font,
  );
  const drawing = { at: Date.now(), plain };
  provideDrawing(drawing);
  const state = writePageState({
    queries: dehydrate(client),
    loaderData: context.loaderData,
    failure,
    assets: page,
    site: site(),
    drawing,
  });
  return renderToString(
    <StrictMode>
      <Document language={language} assets={page} state={state} plain={plain}>
        <QueryClientProvider client={client}>
          <StaticRouterProvider
            router={createStaticRouter(handlerIn(language).dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </Document>
    </StrictMode>,
  );
}

const closedAgeMs = 30_000;

function renderClosed(closed: ClosedNow, language: Language): Rendered {
  const markup = renderToString(
    <LanguageContext value={language}>
      <ClosedPage closed={closed} styles={assetsIn(language).styles} />
    </LanguageContext>,
  );
  return { status: 503, html: `<!doctype html>${markup}`, topics: ['settings'], maxAgeMs: closedAgeMs };
}

const leadTo = (location: string, status: number): Rendered => ({
  status,
  html: '',
  location,
  topics: [],
  maxAgeMs: 0,
});

async function renderInScope({ url, origin, closed }: RenderRequest): Promise<Rendered> {
  const current = scope();
  await readSite(current);
  if (closed) return renderClosed(closed, current.language);
  const english = englishOf(url);
  if (english !== null) return leadTo(english, 301);
  const context = await handlerIn(current.language).query(new Request(new URL(url, origin)));
  if (context instanceof Response) return leadTo(context.headers.get('location') ?? '/', context.status);
  // A screen declares its parts when it is loaded, so they are asked for after that.
  await whenAllReady();
  const html = withPlainWay(`<!doctype html>${markup(context, current)}`, url, current.language);
  const error: unknown = Object.values(context.errors ?? {}).find((thrown) => !isRouteErrorResponse(thrown));
  const status = failureOf(context)?.status ?? context.statusCode;
  return { status, html, topics: [...current.topics], maxAgeMs: status >= 500 ? 0 : current.maxAgeMs, error };
}

/** One page as a guest sees it, whole; what a login adds comes in the browser. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const client = createQueryClient();
  const { call, origin, plain = false } = request;
  const language = languageOf(new URL(request.url, origin));
  try {
    return await scopes.run(
      {
        client,
        call,
        origin,
        language,
        plain,
        site: siteIn(deliveredSite, language),
        topics: new Set(),
        maxAgeMs: shellAgeMs,
      },
      () => renderInScope(request),
    );
  } finally {
    client.clear();
  }
}
