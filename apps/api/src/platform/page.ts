import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClosedNow } from '@tawa/domain/maintenance';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import { closedFor } from './closed.ts';
import { isApiPath } from './error-handler.ts';
import { AppError } from './errors.ts';
import { pathOnly } from './log.ts';
import type { Log } from './log.ts';
import type { MadeAnswer } from './cache.ts';
import type { InProcessCall } from './gate.ts';

export interface RenderedPage {
  status: number;
  html: string;
  location?: string;
  topics: readonly string[];
  /** How long the page may be kept (ms); 0 for a page of one request. */
  maxAgeMs: number;
  /** What broke while loading; the page shows its error screen. */
  error?: unknown;
}

/** Renders one public page for an anonymous visitor. */
export type RenderPage = (request: {
  url: string;
  call: InProcessCall;
  origin: string;
  /** Renders the one page of a site that is closed for maintenance. */
  closed?: ClosedNow;
}) => Promise<RenderedPage>;

const html = 'text/html; charset=utf-8';

// A server that is too busy for a page may be too busy for its files, so this page brings its own look.
const lastLook = `:root{color-scheme:light dark;--canvas:#fcf9f5;--ink:#281825;--ink-2:#584754;--brand:#661b4b;--on-brand:#fdfcf9}
@media (prefers-color-scheme:dark){:root{--canvas:#160d14;--ink:#f4f2ee;--ink-2:#cac1ba;--brand:#fbc031;--on-brand:#321504}}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 17px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;display:grid;align-content:center;justify-items:start;gap:16px;max-width:560px;min-height:100svh;margin:0 auto;padding:24px 16px}
h1,p{margin:0}h1{font-size:34px;line-height:1.15;letter-spacing:-.03em}p{color:var(--ink-2)}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin-top:8px}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border-radius:999px;border:1px solid currentColor;color:var(--ink);font-weight:700;text-decoration:none}
a.main{border-color:var(--brand);background:var(--brand);color:var(--on-brand)}
a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}`;

/** What a visitor sees when even the page's own error screen could not be rendered; it looks like the page without a line. */
const lastPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Something went wrong · Tawa</title><style>${lastLook}</style></head>
<body><main><h1>Something went wrong</h1><p>Looks like the server is down</p>
<p class="ways"><a class="main" href="">Try again</a><a href="/">Back to Home</a></p></main></body></html>`;

const digest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const lastPolicy = `default-src 'none';style-src '${digest(lastLook)}';base-uri 'none';frame-ancestors 'none'`;

/** The CSP source of an inline script: `sha256-…`. */
export const hashOfScript = (script: string): string => digest(script);

const isNoPage = (url: string): boolean => isApiPath(url) || url.startsWith('/assets/');
const busyStatus = 503;
const busyRetryS = 5;

function sendLastPage(reply: FastifyReply, { status, retryAfterS }: { status: number; retryAfterS?: number }) {
  if (retryAfterS) reply.header('retry-after', String(retryAfterS));
  const headers = { 'cache-control': 'no-store', 'content-security-policy': lastPolicy };
  return reply.code(status).headers(headers).type(html).send(lastPage);
}

interface Needs {
  render: RenderPage;
  /** The one address of all that are shown alike. */
  addressOf?: ((url: string) => string) | undefined;
  call: InProcessCall;
  origin: string;
  log: Log;
}

const queryMax = 300;
// What is not there is kept as well: it becomes stale with the topics of what was looked for.
const keptStatuses = new Set([200, 404]);
const renderWithinMs = 8000;

async function inTime<T>(work: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const tooLate = sleep(renderWithinMs, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new AppError('unavailable', 'The page took too long.', { retryAfterS: 5 });
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    waiting.abort();
  }
}

/** Serves every address outside `/api` as a page; the HTML is the same for everybody and kept by its topics. */
export function pageRoutes(app: FastifyInstance, { render, call, origin, log, addressOf }: Needs): void {
  const make = async (url: string): Promise<MadeAnswer> => {
    let leftMs = Infinity;
    const callAged: InProcessCall = async (endpoint, input) => {
      const answer = await call(endpoint, input);
      // Each answer has a life of its own: an old one that lives long must not end a page of young ones.
      leftMs = Math.min(leftMs, (endpoint.cache?.maxAgeMs ?? 0) - answer.ageMs);
      return answer;
    };
    const page = await inTime(render({ url, call: callAged, origin }));
    const { status, location, topics, error } = page;
    const maxAgeMs = Math.max(0, Math.min(page.maxAgeMs, leftMs));
    if (error !== undefined) log.error({ path: pathOnly(url), err: error }, 'a page could not be loaded');
    const headers: Record<string, string> = location ? { location } : {};
    return {
      status,
      body: page.html,
      type: html,
      headers,
      topics,
      maxAgeMs,
      isKept: keptStatuses.has(status) && maxAgeMs > 0,
    };
  };
  const makeClosed = async (closed: ClosedNow): Promise<MadeAnswer> => {
    const page = await inTime(render({ url: '/', call, origin, closed }));
    const headers = { 'retry-after': String(closed.retryAfterS) };
    const kept = { topics: page.topics, maxAgeMs: page.maxAgeMs, isKept: true };
    return { status: 503, body: page.html, type: html, headers, cacheControl: 'no-store', ...kept };
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = request.url.length - pathOnly(request.url).length > queryMax ? pathOnly(request.url) : request.url;
    const url = addressOf?.(asked) ?? asked;
    const admit = () => app.gate.rateLimit.claimHere('freshPage', addressKey(request));
    try {
      app.gate.rateLimit.claimHere('read', addressKey(request));
      const closed = await closedFor(app.gate, pathOnly(asked));
      const bytes = closed
        ? await app.gate.cache.get(`CLOSED ${closed.words}`, () => makeClosed(closed))
        : await app.gate.cache.get(`PAGE ${url}`, () => make(url), admit);
      return await bytes.send(request, reply);
    } catch (error) {
      if (!(error instanceof AppError))
        log.error({ requestId: request.id, path: pathOnly(url), err: error }, 'a page could not be rendered');
      return sendLastPage(reply, error instanceof AppError ? error : { status: 500 });
    }
  };
  // A server that is too busy says so before any page is asked for; a person must not read that as data.
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (isNoPage(request.url) || error.statusCode !== busyStatus) throw error;
    void sendLastPage(reply, { status: busyStatus, retryAfterS: busyRetryS });
  };
  app.get('/*', { errorHandler }, async (request, reply) =>
    isNoPage(request.url) ? reply.callNotFound() : sendPage(request, reply),
  );
}
