import type { Endpoint } from '@tawa/contract/common/endpoint';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorBody, errorStatus } from '@tawa/contract/common/errors';
import { findOwn } from '@tawa/domain/common/own';
import { z } from 'zod/mini';
import type { Received } from './line.ts';
import type { Wire } from './wire.ts';

/** Milliseconds that an answer may take. */
export const slowMs = 3000;

/** Answers of 5xx that are what the contract of their call says, and why. */
const declared5xx: ReadonlyMap<string, string> = new Map([
  ['503 maintenance', 'the office closed the site, by a call of this very run'],
]);

const jsonType = /^application\/json(;|$)/;

function textOf({ headers, body }: Received): string {
  const packed = headers.get('content-encoding');
  const bytes = packed === 'br' ? brotliDecompressSync(body) : packed === 'gzip' ? gunzipSync(body) : body;
  return bytes.toString('utf8');
}

function jsonIn(response: Received): unknown {
  try {
    return JSON.parse(textOf(response));
  } catch {
    return undefined;
  }
}

function judgeRefusal(response: Received): string | undefined {
  if (!jsonType.test(response.headers.get('content-type') ?? ''))
    return `an error of ${response.status} that is no JSON`;
  const { data } = z.safeParse(errorBody, jsonIn(response));
  if (!data) return 'an error in another shape';
  if (response.status === 431 || response.status === 408) return undefined;
  const status: number | undefined = findOwn<number>(errorStatus, data.code);
  return status === response.status ? undefined : `the code ${data.code} with the status ${response.status}`;
}

function judgeDeclared(endpoint: Endpoint, response: Received): string | undefined {
  const schema = findOwn(endpoint.responses, String(response.status));
  if (!schema) return `${response.status}, which the contract does not declare`;
  const type = response.headers.get('content-type') ?? '';
  if (!jsonType.test(type)) return endpoint.media || endpoint.stream ? undefined : `an answer of the type '${type}'`;
  const outcome = z.safeParse(schema, jsonIn(response));
  return outcome.success ? undefined : `a body that its schema refuses: ${outcome.error.message.slice(0, 300)}`;
}

/** Whether the contract refuses the body of a request as it stands on the wire. */
function isBodyRefused(endpoint: Endpoint, { body }: Wire): boolean {
  if (!endpoint.body) return false;
  try {
    const content: unknown =
      body && body.length > 0 ? JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) : {};
    return !z.safeParse(endpoint.body, content).success;
  } catch {
    return true;
  }
}

/** What is wrong with an answer; undefined for one that is as the contract has it. */
export function judge(endpoint: Endpoint, wire: Wire, response: Received): string | undefined {
  const { status } = response;
  if (status === 0) return 'no answer';
  if (response.ms > slowMs) return 'slow';
  const isOwn = wire.method === endpoint.method;
  if (wire.method === 'HEAD') return status >= 500 ? `${status}` : undefined;
  if (status >= 500) {
    const { data } = z.safeParse(errorBody, jsonIn(response));
    return declared5xx.has(`${status} ${data?.code}`) ? undefined : `${status}`;
  }
  if (isOwn && findOwn(endpoint.responses, String(status)) && status < 300)
    return isBodyRefused(endpoint, wire)
      ? `${status} for a body that the contract refuses`
      : judgeDeclared(endpoint, response);
  if (status === 304) return undefined;
  if (isOwn && findOwn(endpoint.responses, String(status)) && judgeDeclared(endpoint, response) === undefined)
    return undefined;
  return status >= 400 ? judgeRefusal(response) : isOwn ? judgeDeclared(endpoint, response) : undefined;
}
