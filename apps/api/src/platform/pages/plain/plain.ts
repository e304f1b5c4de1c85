import { createHash } from 'node:crypto';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { readNames } from '@tawa/domain/catalogue/names/read-names';
import { findOwn } from '@tawa/domain/common/own';
import { addressIn, prefixedLanguages, readAddress, type AddressLanguage } from '@tawa/domain/common/public-addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ReadyBytes, sendText } from '../../cache/ready-bytes.ts';
import { addressKey } from '../../http/address.ts';
import { closedFor } from '../../http/closed.ts';
import { toAppError, type Constraints } from '../../http/error-handler.ts';
import { AppError } from '../../http/errors.ts';
import type { Gate, InProcessCall, RawInput } from '../../http/gate.ts';
import type { Tokens } from '../../keys/tokens.ts';
import { pathOnly, type Log } from '../../log.ts';
import { said } from '../../words/said.ts';
import { sendLastPage } from '../last-page.ts';
import { refuseForeignForm } from './own-form.ts';
import {
  endPlainChoice,
  readPlainCookies,
  wantsPlain,
  writePlainCookies,
  type PlainChanges,
  type PlainCookies,
} from './plain-cookies.ts';

/** A plain page that is asked for, or a form that was sent from one. */
export interface PlainRequest {
  method: 'GET' | 'POST';
  /** Path and search, with the language. */
  url: string;
  form: URLSearchParams;
  cookies: PlainCookies;
  origin: string;
  /** Where the style of these pages lies. */
  style: string;
  /** Plain pages were chosen on this device. */
  isChosen: boolean;
  /** Makes calls in the name of whoever has a token; of a guest without one. */
  callAs: (token: string | undefined) => InProcessCall;
  /** Shows why nothing was done instead of the page. */
  failure?: { status: number; message: string };
}

export interface PlainAnswer {
  status: number;
  html: string;
  /** Where to go instead, with a 303. */
  location?: string;
  cookies?: PlainChanges;
  /** Whole pages are shown again from now on. */
  endsPlain?: boolean;
  /** What broke; the page says that something did. */
  error?: unknown;
}

export type ShowPlain = (request: PlainRequest) => Promise<PlainAnswer>;

interface Deps {
  showPlain: ShowPlain;
  plainStyle: string;
  constraints: Constraints;
  tokens: Pick<Tokens, 'verify'>;
  isHttps: boolean;
  origin: string;
  log: Log;
  now: () => Date;
}

const html = 'text/html; charset=utf-8';
const form = 'application/x-www-form-urlencoded';
const formBytesMax = 16 * 1024;
const queryMax = 600;

// Nothing runs and nothing loads but the one file of style; forms come back to us alone.
const policy =
  "default-src 'none';script-src 'none';style-src 'self';img-src data:;form-action 'self';base-uri 'none';frame-ancestors 'none'";
const ofPage = {
  'cache-control': 'no-store',
  'content-security-policy': policy,
  // An older browser proves by it that a form is ours.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

const given = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null ? Object.entries(part).filter(([, value]) => value !== undefined) : [];

function addressOfCall({ path }: Pick<Endpoint, 'path'>, { params = {}, query }: RawInput): string {
  const values = Object.fromEntries(given(params));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(findOwn(values, name))));
  const search = new URLSearchParams(
    given(query).map(([name, value]): [string, string] => [name, textOf(value)]),
  ).toString();
  return `/api${filled}${search && `?${search}`}`;
}

/**
 * Calls of the API in this process and in somebody's name: the same way as over the line, so that limits, rights, checks and
 * words are those of every other caller.
 */
const callFor =
  (app: FastifyInstance, { headers, socket }: FastifyRequest, language: AddressLanguage): PlainRequest['callAs'] =>
  (token) =>
  async (endpoint, input) => {
    const { statusCode, body } = await app.inject({
      method: endpoint.method,
      url: addressOfCall(endpoint, input),
      ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
      headers: {
        'accept-language': language,
        'user-agent': headers['user-agent'] ?? '',
        ...(headers['x-forwarded-for'] !== undefined && { 'x-forwarded-for': headers['x-forwarded-for'] }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...Object.fromEntries(given(input.headers).map(([name, value]) => [name, textOf(value)])),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
    });
    const answered: unknown = JSON.parse(body);
    const isNamed = endpoint.named && language !== 'en';
    return { status: statusCode, body: isNamed ? readNames(answered, language) : answered, ageMs: 0 };
  };

/** For how long (s) a session lasts; 0 for a token that is not ours. */
async function sessionS({ tokens, now }: Pick<Deps, 'tokens' | 'now'>, changes: PlainChanges): Promise<number> {
  const claims = changes.session ? await tokens.verify(changes.session) : undefined;
  return claims ? Math.max(0, Math.floor((claims.expiresAt.getTime() - now().getTime()) / 1000)) : 0;
}

async function sendPlain(request: FastifyRequest, reply: FastifyReply, deps: Deps, answer: PlainAnswer) {
  const { status, location, cookies = {}, endsPlain, error } = answer;
  if (error !== undefined)
    deps.log.error(
      { requestId: request.id, path: pathOnly(request.url), err: error },
      'a plain page could not be shown',
    );
  const set = writePlainCookies(cookies, deps.isHttps, await sessionS(deps, cookies));
  if (endsPlain) set.push(endPlainChoice);
  if (set.length > 0) reply.header('set-cookie', set);
  reply
    .code(status)
    .headers({ ...ofPage, ...(location !== undefined && { location }) })
    .type(html);
  return sendText(request, reply, answer.html);
}

/** A request as the pages read it. */
function readAsked(
  app: FastifyInstance,
  request: FastifyRequest,
  { origin, isHttps }: Deps,
  style: string,
): PlainRequest {
  const { url, body, headers } = request;
  return {
    method: request.method === 'POST' ? 'POST' : 'GET',
    url: url.length - pathOnly(url).length > queryMax ? pathOnly(url) : url,
    form: body instanceof URLSearchParams ? body : new URLSearchParams(),
    cookies: readPlainCookies(headers.cookie, isHttps),
    origin,
    style,
    isChosen: wantsPlain(headers.cookie),
    callAs: callFor(app, request, readAddress(url).language),
  };
}

/** Throws `busy`, `forbidden` for a foreign form, and `maintenance` while the site is closed. */
async function admitPlain(gate: Gate, request: FastifyRequest, origin: string): Promise<void> {
  gate.rateLimit.claimHere('read', addressKey(request));
  if (request.method === 'POST') refuseForeignForm(request, origin);
  else gate.load.admit('screens');
  const closed = await closedFor(gate, pathOnly(request.url));
  if (closed) throw new AppError('maintenance', closed.words, { retryAfterS: closed.retryAfterS });
}

/** The file of style, beside the other files of the pages, where no cookie is sent along. */
function styleFile(body: string) {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 8);
  const cacheControl = 'public, max-age=31536000, immutable';
  const type = 'text/css; charset=utf-8';
  const bytes = new ReadyBytes({ status: 200, type, body, cacheControl, isForever: true });
  return { address: `/assets/plain-${hash}.css`, bytes };
}

/**
 * Serves the pages on which an order is made without a script: a page for each address below `/plain`, and the forms of them.
 * They know their visitor by a cookie of their own addresses, so nothing of them is kept for anybody else.
 */
export async function plainRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { showPlain, plainStyle, constraints, origin, log } = deps;
  const style = styleFile(plainStyle);
  const show = async (request: FastifyRequest, reply: FastifyReply, failure?: PlainRequest['failure']) => {
    const asked = readAsked(app, request, deps, style.address);
    return sendPlain(request, reply, deps, await showPlain({ ...asked, ...(failure && { failure }) }));
  };
  const fail = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refused = toAppError(error, constraints);
    const { language } = readAddress(request.url);
    const { code, status, message, retryAfterS } = refused;
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
    if (status < 500 || code === 'maintenance')
      return show(request, reply, { status, message: said(message, language) });
    log.error({ requestId: request.id, path: pathOnly(request.url), err: error }, 'a plain page failed');
    return sendLastPage(reply, refused, language);
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    await admitPlain(app.gate, request, origin);
    return show(request, reply);
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const read = async (_request: FastifyRequest, body: string) => new URLSearchParams(body);
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: formBytesMax }, read);
    scope.setErrorHandler(fail);
    scope.get(style.address, (request, reply) => style.bytes.send(request, reply));
    for (const language of ['en', ...prefixedLanguages]) {
      const begin = addressIn(language, '/plain');
      for (const url of [begin, `${begin}/*`])
        scope.route({ method: ['GET', 'POST'], url, handler, exposeHeadRoute: false });
    }
  });
}
