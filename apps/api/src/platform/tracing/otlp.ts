import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import { findBuild } from '../build.ts';
import type { Log } from '../log.ts';
import type { Facts, OpenSpan, Tracing, TracingEnv, What } from './tracing.ts';

type OtlpEnv = TracingEnv & { OTEL_EXPORTER_OTLP_ENDPOINT: string };

const stopWithinMs = 3000;
const sayEveryMs = 60_000;

// By name and not by `import … from`: a bundle would load those with the program, whether they are wanted or not.
async function load() {
  const [api, sdk, exporter, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  return { api, sdk, exporter, resources };
}

/** `key=value,key=value` with values as in an address, as the standard has it. */
export const headersOf = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((part) => {
      const [name = '', ...value] = part.split('=');
      return name.trim() === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())]];
    }),
  );

/** The tracer of this process and how to close it. */
async function createTracer(env: OtlpEnv, log: Pick<Log, 'warn'>) {
  const { api, sdk, exporter, resources } = await load();
  const { version, id } = findBuild();
  let saidAt = -Infinity;
  const say = (reason: string) => {
    if (performance.now() - saidAt < sayEveryMs) return;
    saidAt = performance.now();
    log.warn({ reason: reason.slice(0, 300) }, 'traces could not be sent');
  };
  const ignore = () => {};
  api.diag.setLogger(
    { error: say, warn: say, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const sender = new exporter.OTLPTraceExporter({
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS),
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME,
      'service.version': `${version}+${id}`,
      'tawa.role': env.ROLE,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: sender })],
  });
  return { api, provider, tracer: provider.getTracer('tawa', version) };
}

/** Sends spans to a collector over OTLP/HTTP, in shares, and drops them where it does not take them. */
export async function startOtlp(env: OtlpEnv, log: Pick<Log, 'warn'>): Promise<Tracing> {
  const { api, provider, tracer } = await createTracer(env, log);
  // Of our own, for the context of the library is one for all programs of a process.
  const present = new AsyncLocalStorage<Span>();
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL };
  const note = (span: Span, facts: Facts) => {
    for (const [name, value] of Object.entries(facts)) if (value !== undefined) span.setAttribute(name, value);
  };
  const begin = ({ name, kind, facts = {} }: What, parent: Span | undefined): Span => {
    const context = parent ? api.trace.setSpan(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind] }, context);
    if (span.isRecording()) note(span, facts);
    return span;
  };
  const end = (span: Span, isFailed: boolean) => {
    if (isFailed) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  };

  return {
    open(what): OpenSpan {
      const span = begin(what, undefined);
      let isOpen = true;
      return {
        within: (work) => present.run(span, work),
        end(facts, isFailed, name) {
          if (!isOpen) return;
          isOpen = false;
          if (name !== undefined) span.updateName(name);
          note(span, facts);
          end(span, isFailed);
        },
      };
    },
    async part(what, work) {
      const parent = present.getStore();
      // Of what nobody waits for, or what is not recorded.
      if (!parent?.isRecording()) return work(() => {});
      const span = begin(what(), parent);
      try {
        const done = await present.run(span, () => work((facts) => note(span, facts)));
        end(span, false);
        return done;
      } catch (error) {
        end(span, true);
        throw error;
      }
    },
    async stop() {
      await Promise.race([provider.shutdown().catch(() => undefined), sleep(stopWithinMs, undefined, { ref: false })]);
    },
  };
}
