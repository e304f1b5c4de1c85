import type { Answer, Endpoint, Sent } from '@tawa/contract/common/endpoint';
import type { ErrorBody } from '@tawa/contract/common/errors';
import { restaurantHeader } from '@tawa/contract/common/own-restaurants';
import { fitShape, misfit, type Shape } from '@tawa/contract/common/shape';
import { findOwn } from '@tawa/domain/common/own';
import { askPatiently } from './crowd.ts';
import { fetchCode } from './fetch-code.ts';
import { languageOfPage } from '../i18n/language.ts';
import { endSession, getSession } from '../session/session.ts';

const timeoutMs = 15_000;

/** A failure that the server answered with; `fields` holds one text for each refused field. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;

  constructor(
    failure: { status: number; code: string; message: string },
    details: { fields?: Record<string, string>; requestId?: string } = {},
  ) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
  }
}

/** No answer came: the line is down, the server is, or it took too long. */
export class OfflineError extends Error {
  constructor(cause?: unknown) {
    super('', { cause });
    this.name = 'OfflineError';
  }
}

export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}
/** Carries a call to the server and brings back whatever was answered. */
export type Transport = (
  endpoint: Endpoint,
  parts: Parts,
  signal?: AbortSignal,
) => Promise<{ status: number; body: unknown }>;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

/** The address of a call below the API's base, with its parameters filled in. */
export function urlOf(endpoint: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf(findOwn(params, name))),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, textOf(value)])).toString();
  return `/api${path}${search && `?${search}`}`;
}

/** The headers that name the caller, and of a restaurant the one that this page works for; empty for guests. */
export function authorization(): Record<string, string> {
  const session = getSession();
  const named = session?.restaurant_id;
  return session ? { authorization: `Bearer ${session.token}`, ...(named && { [restaurantHeader]: `${named}` }) } : {};
}

/** Ends the session whose token was refused, unless somebody has signed in anew since. */
export function refuse(token: string | undefined): void {
  if (token !== undefined && token === getSession()?.token) endSession();
}

function bodyOf(body: unknown): FormData | string | undefined {
  if (body === undefined || body instanceof FormData) return body;
  return JSON.stringify(body);
}

function requestOf(endpoint: Endpoint, parts: Parts, signal: AbortSignal): RequestInit {
  const extra = Object.entries(parts.headers ?? {}).map(([name, value]) => [name, textOf(value)]);
  const isForm = parts.body instanceof FormData;
  // The browser itself names the boundary of a form.
  const json = parts.body === undefined || isForm ? {} : { 'content-type': 'application/json' };
  return {
    method: endpoint.method,
    // What the server says is in the language of the page, whatever the browser prefers.
    headers: {
      accept: 'application/json',
      'accept-language': languageOfPage(),
      ...json,
      ...authorization(),
      ...Object.fromEntries(extra),
    },
    body: bodyOf(parts.body),
    signal,
  };
}

/** What cannot be read is a text, which no call declares: the line is not to blame for it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The answer with names in the language of the page, where the call says that its reader is shown them. */
async function named(endpoint: Endpoint, body: unknown): Promise<unknown> {
  const language = languageOfPage();
  if (!endpoint.named || (language !== 'hi' && language !== 'kn')) return body;
  const { readNames } = await fetchCode(() => import('@tawa/domain/catalogue/names/read-names'));
  return readNames(body, language);
}

const overHttp: Transport = async (endpoint, parts, signal) => {
  const token = getSession()?.token;
  const ask = async () => {
    const limit = AbortSignal.timeout(timeoutMs);
    const response = await fetch(
      urlOf(endpoint, parts),
      requestOf(endpoint, parts, signal ? AbortSignal.any([signal, limit]) : limit),
    );
    const { status, headers } = response;
    const isJson = headers.get('content-type')?.includes('json') ?? false;
    const text = await response.text();
    const body: unknown = isJson ? parseJson(text) : text;
    return { status, body, retryAfter: headers.get('retry-after') };
  };
  try {
    const { status, body } = await askPatiently(ask, signal);
    if (status === 401) refuse(token);
    return { status, body: await named(endpoint, body) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new OfflineError(error);
  }
};

let transport: Transport = overHttp;
/** On the server calls go straight to the handlers; tests put a fake API here. */
export function provideTransport(send: Transport | null): void {
  transport = send ?? overHttp;
}

const fieldsOf = (errors: unknown): Record<string, string> =>
  typeof errors === 'object' && errors !== null
    ? Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, textOf(text)]))
    : {};

function errorFrom(status: number, body: unknown): ApiError {
  const told: Partial<Record<keyof ErrorBody, unknown>> = typeof body === 'object' && body !== null ? body : {};
  // What a success says is no reason for a failure.
  const message = status < 300 ? '' : textOf(told.msg ?? told.message);
  const failure = { status, code: textOf(told.code) || 'internal', message };
  return new ApiError(failure, { fields: fieldsOf(told.errors), requestId: textOf(told.requestId) || undefined });
}

type Given<E extends Endpoint> =
  object extends Sent<E> ? [sent?: Sent<E>, signal?: AbortSignal] : [sent: Sent<E>, signal?: AbortSignal];

const isRefusal = (body: unknown) => typeof body === 'object' && body !== null && 'requestId' in body;

// The browser's copy of the contract has the outlines of the answers in place of their schemas, which only a build can
// tell; tests make them of the schemas, and a server has checked its own answers already.
let outlineOf = (declared: unknown): Shape => (isOutline(declared) ? declared : '*');
const isOutline = (declared: unknown): declared is Shape =>
  declared === null || typeof declared === 'string' || (typeof declared === 'object' && !('_zod' in declared));
export function provideOutlines(make: (declared: unknown) => Shape): void {
  outlineOf = make;
}

/** The answer as it is declared, with what it leaves out filled in; a refusal may carry the status of a declared one and is told by its shape. */
function declaredAnswer<E extends Endpoint>(endpoint: E, answer: { status: number; body: unknown }): Answer<E> | null {
  const { status, body } = answer;
  if (!(status in endpoint.responses) || isRefusal(body)) return null;
  if (endpoint.media !== undefined) return answer as Answer<E>;
  const fitted = fitShape(outlineOf(endpoint.responses[status]), body);
  return fitted === misfit ? null : ({ status, body: fitted } as Answer<E>);
}

/**
 * Makes a call of the contract and returns one of its declared answers.
 * Throws ApiError for every other answer, of whatever shape, and OfflineError when none came; it shows nothing to anybody.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[sent, signal]: Given<E>): Promise<Answer<E>> {
  const answer = await transport(endpoint, sent ?? {}, signal);
  const declared = declaredAnswer(endpoint, answer);
  if (declared) return declared;
  throw errorFrom(answer.status, answer.body);
}

/** Sends one file to an endpoint of the contract that takes a form; answers and throws as `call` does. */
export async function upload<E extends Endpoint>(endpoint: E, parts: Parts, file: Blob): Promise<Answer<E>> {
  const body = new FormData();
  body.append('file', file);
  const answer = await transport(endpoint, { ...parts, body });
  const declared = declaredAnswer(endpoint, answer);
  if (declared) return declared;
  throw errorFrom(answer.status, answer.body);
}

/** What to tell the person: the server's own words, else the given ones. */
export const messageFrom = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : otherwise;
