import type { Endpoint } from '@tawa/contract/common/endpoint';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorBody, errorStatus } from '@tawa/contract/common/errors';
import { findOwn } from '@tawa/domain/common/own';
import { z } from 'zod/mini';
import type { Heard } from './line.ts';
import type { Wire } from './wire.ts';

/** Milliseconds that an answer may take. */
export const slowMs = 3000;

/** Answers of 5xx that are what the contract of their call says, and why. */
const declared5xx: ReadonlyMap<string, string> = new Map([
  ['503 maintenance', 'the office closed the site, by a call of this very run'],
]);

const jsonType = /^application\/json(;|$)/;

function textOf({ headers, body }: Heard): string {
  const packed = headers.get('content-encoding');
  const bytes = packed === 'br' ? brotliDecompressSync(body) : packed === 'gzip' ? gunzipSync(body) : body;
  return bytes.toString('utf8');
}

function jsonIn(heard: Heard): unknown {
  try {
    return JSON.parse(textOf(heard));
  } catch {
    return undefined;
  }
}

function judgeRefusal(heard: Heard): string | undefined {
  if (!jsonType.test(heard.headers.get('content-type') ?? '')) return `an error of ${heard.status} that is no JSON`;
  const { data } = z.safeParse(errorBody, jsonIn(heard));
  if (!data) return 'an error in another shape';
  if (heard.status === 431 || heard.status === 408) return undefined;
  const status: number | undefined = findOwn<number>(errorStatus, data.code);
  return status === heard.status ? undefined : `the code ${data.code} with the status ${heard.status}`;
}

function judgeDeclared(endpoint: Endpoint, heard: Heard): string | undefined {
  const schema = findOwn(endpoint.responses, String(heard.status));
  if (!schema) return `${heard.status}, which the contract does not declare`;
  const type = heard.headers.get('content-type') ?? '';
  if (!jsonType.test(type)) return endpoint.media || endpoint.stream ? undefined : `an answer of the type '${type}'`;
  const outcome = z.safeParse(schema, jsonIn(heard));
  return outcome.success ? undefined : `a body that its schema refuses: ${outcome.error.message.slice(0, 300)}`;
}

/** Whether the contract refuses the body of a request as it stands on the wire. */
function isBodyRefused(endpoint: Endpoint, { body }: Wire): boolean {
  if (!endpoint.body) return false;
  try {
    const given: unknown =
      body && body.length > 0 ? JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) : {};
    return !z.safeParse(endpoint.body, given).success;
  } catch {
    return true;
  }
}

/** What is wrong with an answer; undefined for one that is as the contract has it. */
export function judge(endpoint: Endpoint, wire: Wire, heard: Heard): string | undefined {
  const { status } = heard;
  if (status === 0) return 'no answer';
  if (heard.ms > slowMs) return 'slow';
  const isOwn = wire.method === endpoint.method;
  if (wire.method === 'HEAD') return status >= 500 ? `${status}` : undefined;
  if (status >= 500) {
    const { data } = z.safeParse(errorBody, jsonIn(heard));
    return declared5xx.has(`${status} ${data?.code}`) ? undefined : `${status}`;
  }
  if (isOwn && findOwn(endpoint.responses, String(status)) && status < 300)
    return isBodyRefused(endpoint, wire)
      ? `${status} for a body that the contract refuses`
      : judgeDeclared(endpoint, heard);
  if (status === 304) return undefined;
  if (isOwn && findOwn(endpoint.responses, String(status)) && judgeDeclared(endpoint, heard) === undefined)
    return undefined;
  return status >= 400 ? judgeRefusal(heard) : isOwn ? judgeDeclared(endpoint, heard) : undefined;
}
