import type { FastifyInstance } from 'fastify';
import { logAnswers } from '../http/access-log.ts';
import type { Log } from '../log.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { HouseFigure } from './house-figures.ts';
import { metricRoutes } from './metrics.ts';

type Deps = Parameters<typeof metricRoutes>[1] & {
  tracing: Pick<Tracing, 'open'>;
  /** Null where answers have no line of their own. */
  accessLog: Pick<Log, 'info'> | null;
};

/** Everything by which a server is watched: figures at `/metrics`, and, where the settings want them, spans and a line an answer. */
export function watchServer(app: FastifyInstance, deps: Deps, figures: readonly HouseFigure[]): void {
  traceRequests(app, deps.tracing);
  if (deps.accessLog) logAnswers(app, deps.accessLog);
  metricRoutes(app, deps, figures);
}
