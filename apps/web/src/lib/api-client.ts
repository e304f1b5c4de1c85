import type { Answer, Endpoint, Sent } from '@tawa/contract/endpoint';
import type { ErrorBody } from '@tawa/contract/errors';
import { findOwn } from '@tawa/domain/own';
import { askPatiently } from './crowd.ts';
import { endSession, getSession } from './session.ts';

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

/** The header that names the caller; empty for guests. */
export function authorization(): Record<string, string> {
  const session = getSession();
  return session ? { authorization: `Bearer ${session.token}` } : {};
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
    headers: { accept: 'application/json', ...json, ...authorization(), ...Object.fromEntries(extra) },
    body: bodyOf(parts.body),
    signal,
  };
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
    const body: unknown = isJson ? await response.json() : await response.text();
    return { status, body, retryAfter: headers.get('retry-after') };
  };
  try {
    const { status, body } = await askPatiently(ask, signal);
    if (status === 401) refuse(token);
    return { status, body };
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
  const message = textOf(told.msg ?? told.message);
  const failure = { status, code: textOf(told.code) || 'internal', message };
  return new ApiError(failure, { fields: fieldsOf(told.errors), requestId: textOf(told.requestId) || undefined });
}

type Given<E extends Endpoint> =
  object extends Sent<E> ? [sent?: Sent<E>, signal?: AbortSignal] : [sent: Sent<E>, signal?: AbortSignal];

const isRefusal = (body: unknown) => typeof body === 'object' && body !== null && 'requestId' in body;

// The server serialises every answer by its declared schema, so its status tells which one this is; a refusal may carry
// the status of a declared answer and is told by its shape.
const isDeclared = <E extends Endpoint>(endpoint: E, answer: { status: number; body: unknown }): answer is Answer<E> =>
  answer.status in endpoint.responses && !isRefusal(answer.body);

/**
 * Makes a call of the contract and returns one of its declared answers.
 * Throws ApiError for every other answer and OfflineError when none came; it shows nothing to anybody.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[sent, signal]: Given<E>): Promise<Answer<E>> {
  const answer = await transport(endpoint, sent ?? {}, signal);
  if (isDeclared(endpoint, answer)) return answer;
  throw errorFrom(answer.status, answer.body);
}

/** Sends one file to an endpoint of the contract that takes a form; answers and throws as `call` does. */
export async function upload<E extends Endpoint>(endpoint: E, parts: Parts, file: Blob): Promise<Answer<E>> {
  const body = new FormData();
  body.append('file', file);
  const answer = await transport(endpoint, { ...parts, body });
  if (isDeclared(endpoint, answer)) return answer;
  throw errorFrom(answer.status, answer.body);
}

/** What to tell the person: the server's own words, else the given ones. */
export const messageFrom = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : otherwise;
