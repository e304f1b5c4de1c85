import type { Endpoint } from '@tawa/contract/common/endpoint';
import type { ClosedNow } from '@tawa/domain/content/maintenance';
import type { Auth } from '../keys/auth.ts';
import type { Cache } from '../cache/cache.ts';
import type { Shown } from '../cache/parts.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { Replicas } from '../database/replicas.ts';
import type { Load } from './load.ts';
import type { Log } from '../log.ts';
import type { BudgetName, RateLimit } from './rate-limit.ts';
import type { TakenFile } from './taken-files.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

export interface Outcome {
  status: number;
  body: unknown;
  headers: Readonly<Record<string, string>>;
  /** How many rows a table has that is taken along. */
  rows?: number | undefined;
  /** Which parts of its topics a kept answer shows. */
  shown?: Shown | undefined;
  /** After this time (ms) a kept answer stops being true by itself. */
  holdsMs?: number | undefined;
}

/** An answer without HTTP. */
export interface InProcessAnswer {
  status: number;
  body: unknown;
  /** How long ago (ms) it was true. */
  ageMs: number;
  /** For how long (ms) what is made of it may be kept; what its contract says where it is not said. */
  leftMs?: number;
  /** For how much longer (ms) that may be shown once more while the next one is made. */
  renewMs?: number;
  /** What it was made of; the topics of its contract where it is not said. */
  topics?: readonly string[];
}

/** A call without HTTP; a failure is an answer too, with its status and error body. */
export type InProcessCall = (endpoint: Endpoint, input: RawInput) => Promise<InProcessAnswer>;

/** An endpoint that has its function; `perform` does everything but HTTP, for a guest. */
export interface Bound {
  endpoint: Endpoint;
  /** What each call is counted against before it is read; null for nothing. */
  budget: BudgetName | null;
  perform(input: RawInput): Promise<Outcome>;
  /** The same in two steps, for what is kept: reads the input, and answers later. Throws what reading throws. */
  read(input: RawInput): KeptCall;
}

/** A call of a kept answer whose input was read: `key` is made of what the endpoint declares, in one form, and of nothing else. */
export interface KeptCall {
  key: string;
  perform(): Promise<Outcome>;
}

/** What every bound endpoint of one server shares. */
export interface Gate {
  auth: Auth;
  rateLimit: RateLimit;
  cache: Cache;
  hub: EventHub;
  load: Load;
  log: Log;
  replicas?: Pick<Replicas, 'read'>;
  /** What visitors read instead of the site; null while it is open. */
  closed?: () => Promise<ClosedNow | null>;
  /** Writes down, before it goes out, that somebody takes a file along. */
  noteFile?: (file: TakenFile) => Promise<void>;
  /** Every bound endpoint by `METHOD /path`. */
  bound: Map<string, Bound>;
}

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

declare module 'fastify' {
  interface FastifyInstance {
    gate: Gate;
  }
  interface FastifyRequest {
    /** The bytes of a JSON body as they came, for signatures over them. */
    rawBody: Buffer | undefined;
    /** Whose session the call came with, for the log. */
    callerId: number | undefined;
    /** The path of the screen that was asked for, without its values, for those who watch. */
    screen: string | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
