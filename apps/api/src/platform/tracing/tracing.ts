import type { Env } from '../env.ts';

export type Facts = Readonly<Record<string, string | number | undefined>>;

/** What a span is of: words of ours, and what stands in no answer, address or parameter. */
export interface What {
  name: string;
  kind: 'server' | 'client' | 'internal';
  facts?: Facts;
}

/** A span that was opened by hand, for what begins and ends in hooks. */
export interface OpenSpan {
  /** Runs something within it. */
  within<T>(work: () => T): T;
  /** Closes it; only the first time counts. */
  end(facts: Facts, isFailed: boolean, name?: string): void;
}

/** Says where time goes; where nothing is traced, it only does the work. */
export interface Tracing {
  /** Undefined where nothing is traced. */
  open: ((what: What) => OpenSpan) | undefined;
  /** The work as a part of what goes on; without anything that goes on it is just done. `note` adds what is learned on the way. */
  part<T>(what: () => What, work: (note: (facts: Facts) => void) => Promise<T>): Promise<T>;
  /** Sends what is left, for 3 seconds at most. */
  stop(): Promise<void>;
}

const ignore = () => {};

/** Traces nothing. */
export const noTracing: Tracing = { open: undefined, part: (_what, work) => work(ignore), stop: async () => {} };

/** Work that nobody asked for, in a span of its own. */
export async function traceAlone<T>({ open }: Pick<Tracing, 'open'>, name: string, work: () => Promise<T>): Promise<T> {
  const span = open?.({ name, kind: 'internal' });
  if (!span) return work();
  try {
    const done = await span.within(work);
    span.end({}, false);
    return done;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
}

export type TracingEnv = Pick<
  Env,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'ROLE'
>;
