import type { S3 } from '@aws-sdk/client-s3';
import { AppError, textOf } from '../http/errors.ts';
import type { Line, Outgoing } from '../outgoing.ts';
import type { Bucket } from './files-url.ts';

/** Keys of a store; without them the client looks where it always does (environment, profile, role of the machine). */
export interface StoreKeys {
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
}

/** How long (ms) an answer of the store is waited for, its own second try included. */
export const patienceOfStore = { read: 5000, write: 20_000 };
export type Patience = typeof patienceOfStore;

/** Does work at an S3 store, in the time of its kind; throws `unavailable` for whatever fails on the way. */
export type StoreCall = <T>(
  act: string,
  kind: keyof Patience,
  work: (s3: S3, options: { abortSignal: AbortSignal }) => Promise<T>,
) => Promise<T>;

const socketsMax = 48;
const connectWithinMs = 2000;
// Of a large file that is read more slowly than this, nobody takes anything in any more.
const silenceMs = 20_000;
const triesMax = 2;

// Its 19 MB are loaded where files lie in a bucket alone, and no start waits for that.
async function load({ region, endpoint }: Bucket, keys: StoreKeys): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3');
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = keys;
  const given = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return new S3({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(given && { credentials: { ...given, ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }) } }),
    maxAttempts: triesMax,
    // Stores that are not Amazon's know neither the newer checksums nor, some of them, the question before a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: connectWithinMs,
      socketTimeout: silenceMs,
      httpAgent: { keepAlive: true, maxSockets: socketsMax },
      httpsAgent: { keepAlive: true, maxSockets: socketsMax },
    },
  });
}

const isAbsence = new Set(['NoSuchKey', 'NotFound']);

/** Null for the failure that says that a file is not there; throws any other. */
export function nullWhenAbsent(error: unknown): null {
  if (error instanceof Error && isAbsence.has(error.name)) return null;
  throw error;
}

/** The store's own word for a failure, its status and its name of the call. */
function note(line: Line, error: unknown): void {
  if (!(error instanceof Error)) return;
  const answer: unknown = '$metadata' in error ? error.$metadata : undefined;
  const facts = typeof answer === 'object' && answer !== null ? answer : {};
  const status =
    'httpStatusCode' in facts && typeof facts.httpStatusCode === 'number' ? facts.httpStatusCode : undefined;
  const requestId = 'requestId' in facts && typeof facts.requestId === 'string' ? facts.requestId : undefined;
  const code = error.name === 'AbortError' ? 'timeout' : (textOf(error, 'code') ?? error.name);
  line.note({ code, ...(status !== undefined && { status }), ...(requestId !== undefined && { requestId }) });
}

const away = (cause: unknown) =>
  new AppError('unavailable', 'Files cannot be reached right now. Please try again in a moment.', {
    retryAfterS: 5,
    cause,
  });

/** The way to ask the store of a bucket, over a bounded number of connections. */
export function createStoreCall(
  bucket: Bucket,
  keys: StoreKeys,
  outgoing: Outgoing,
  patience: Patience = patienceOfStore,
): StoreCall {
  const host = bucket.endpoint === undefined ? `s3.${bucket.region}` : new URL(bucket.endpoint).host;
  let loading: Promise<S3> | undefined;
  return (act, kind, work) =>
    outgoing.call({ provider: 'files', act }, async (line) => {
      const s3 = await (loading ??= load(bucket, keys));
      const ending = new AbortController();
      const timer = setTimeout(() => ending.abort(), patience[kind]);
      line.note({ host });
      try {
        return await work(s3, { abortSignal: ending.signal });
      } catch (error) {
        note(line, error);
        throw away(error);
      } finally {
        clearTimeout(timer);
      }
    });
}
