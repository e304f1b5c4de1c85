import type { Log } from '../log.ts';
import { noTracing, type Tracing, type TracingEnv } from './tracing.ts';

/** Traces to the collector that the settings name; without one nothing of it is loaded. */
export async function createTracing(env: TracingEnv, log: Pick<Log, 'warn'>): Promise<Tracing> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return noTracing;
  const { startOtlp } = await import('./otlp.ts');
  return startOtlp({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: env.OTEL_EXPORTER_OTLP_ENDPOINT }, log);
}
