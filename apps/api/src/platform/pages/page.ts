import { setTimeout as sleep } from 'node:timers/promises';
import { addressIn, readAddress } from '@tawa/domain/common/public-addresses';
import type { ClosedNow } from '@tawa/domain/content/maintenance';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../http/address.ts';
import { closedFor } from '../http/closed.ts';
import { isApiPath } from '../http/error-handler.ts';
import { AppError } from '../http/errors.ts';
import { pathOnly } from '../log.ts';
import type { Log } from '../log.ts';
import type { MadeAnswer } from '../cache/cache.ts';
import type { Aged } from '../cache/kept.ts';
import type { ReadyBytes } from '../cache/ready-bytes.ts';
import type { InProcessCall } from '../http/gate.ts';
import { sendLastPage } from './last-page.ts';
import { PageLife } from './page-life.ts';
import { wantsPlain } from './plain/plain-cookies.ts';

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
  /** Draws it without pictures, for who asked for few bytes. */
  plain?: boolean;
  /** Renders the one page of a site that is closed for maintenance. */
  closed?: ClosedNow;
}) => Promise<RenderedPage>;

const html = 'text/html; charset=utf-8';

const isNoPage = (url: string): boolean => isApiPath(url) || url.startsWith('/assets/');

interface Deps {
  render: RenderPage;
  /** The one address of all that are shown alike. */
  addressOf?: ((url: string) => string) | undefined;
  isForAll?: ((url: string) => boolean) | undefined;
  screenOf?: ((url: string) => string) | undefined;
  build?: string | undefined;
  /** Where who asked for plain pages begins, instead of at the front page. */
  plainFront?: string | undefined;
  /** For how long (s) a cache in front may show a page without asking; 0 for never. */
  edgeS?: number;
  call: InProcessCall;
  origin: string;
  log: Log;
}

const queryMax = 300;
// What is not there is kept as well: it becomes stale with the topics of what was looked for.
const cachedStatuses = new Set([200, 404]);
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

/**
 * What a cache in front of all servers may do with a page: nothing but ask each time, unless the settings give it some seconds,
 * and then only with one that everybody is shown and that is true for as long.
 */
function headersForEdge(
  { url, headers }: FastifyRequest,
  { value, leftMs }: Aged<ReadyBytes>,
  { isForAll, edgeS = 0 }: Pick<Deps, 'isForAll' | 'edgeS'>,
): Record<string, string> {
  const seconds = Math.min(edgeS, Math.floor(leftMs / 1000));
  // Whoever says who they are is shown the same, and asks for something else all the same.
  const isShared =
    seconds > 0 &&
    value.status === 200 &&
    headers.authorization === undefined &&
    !wantsPlain(headers.cookie) &&
    isForAll?.(url);
  if (!isShared) return {};
  return { 'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}` };
}

const sendTo = (reply: FastifyReply, address: string) => reply.header('cache-control', 'no-store').redirect(address);

/** Serves every address outside `/api` as a page; the HTML is the same for everybody and kept by its topics. */
export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  const { render, call, origin, log, addressOf, build } = deps;
  const { load } = app.gate;
  const make = async (url: string, plain: boolean): Promise<MadeAnswer> => {
    const life = new PageLife();
    const callAged: InProcessCall = async (endpoint, input) => life.note(endpoint, await call(endpoint, input));
    const page = await inTime(render({ url, call: callAged, origin, plain }));
    const { status, location, error } = page;
    const maxAgeMs = Math.max(0, Math.min(page.maxAgeMs, life.leftMs));
    if (error !== undefined) log.error({ path: pathOnly(url), err: error }, 'a page could not be loaded');
    return {
      status,
      body: page.html,
      type: html,
      headers: location ? { location } : {},
      build,
      topics: life.topicsOf(page.topics),
      maxAgeMs,
      renewMs: life.renewMs,
      isKept: cachedStatuses.has(status) && maxAgeMs > 0,
    };
  };
  const makeClosed = async (closed: ClosedNow, url: string): Promise<MadeAnswer> => {
    const page = await inTime(render({ url, call, origin, closed }));
    // By this the service worker tells it from a server without room, instead of which it shows what it kept.
    const headers = { 'retry-after': String(closed.retryAfterS), 'x-closed': 'maintenance' };
    const caching = { topics: page.topics, maxAgeMs: page.maxAgeMs, isKept: true };
    return { status: 503, body: page.html, type: html, headers, cacheControl: 'no-store', ...caching };
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    request.screen = deps.screenOf?.(request.url);
    const target = request.url.length - pathOnly(request.url).length > queryMax ? pathOnly(request.url) : request.url;
    const url = addressOf?.(target) ?? target;
    const admit = () => {
      load.admit('screens');
      app.gate.rateLimit.claimHere('freshPage', addressKey(request));
    };
    const { language, plain: english } = readAddress(target);
    const isPlain = wantsPlain(request.headers.cookie);
    if (isPlain && deps.plainFront && pathOnly(english) === '/')
      return sendTo(reply, addressIn(language, deps.plainFront));
    try {
      app.gate.rateLimit.claimHere('read', addressKey(request));
      const closed = await closedFor(app.gate, pathOnly(target));
      if (closed) {
        const front = addressIn(language, '/');
        const bytes = await app.gate.cache.get(`CLOSED ${front} ${closed.words}`, () => makeClosed(closed, front));
        return await bytes.send(request, reply);
      }
      const key = `PAGE ${isPlain ? 'plain ' : ''}${url}`;
      const found = await app.gate.cache.getAged(key, () => load.take('screens', () => make(url, isPlain)), admit);
      return await found.value.send(request, reply, headersForEdge(request, found, deps));
    } catch (error) {
      if (!(error instanceof AppError))
        log.error({ requestId: request.id, path: pathOnly(url), err: error }, 'a page could not be rendered');
      return sendLastPage(reply, error instanceof AppError ? error : { status: 500 }, language);
    }
  };
  app.get('/*', async (request, reply) => (isNoPage(request.url) ? reply.callNotFound() : sendPage(request, reply)));
}
